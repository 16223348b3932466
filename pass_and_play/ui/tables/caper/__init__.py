"""The pictures of Caper."""
