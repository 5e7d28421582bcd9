"""What is on the table, and the small things that are done with it."""
