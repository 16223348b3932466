"""What can be on screen: one scene at a time, and at most one overlay."""
