"""What is on the table: the state, the printed figures, and the numbers that the rules pass around."""
