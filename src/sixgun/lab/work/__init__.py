"""Where work is done, and how it comes back in order."""
