"""Everything that needs a window: the loop, the scenes, the tables and what they are painted with."""
