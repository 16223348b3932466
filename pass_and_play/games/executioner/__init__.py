"""By Order of the King: the executioner and the prisoners."""
