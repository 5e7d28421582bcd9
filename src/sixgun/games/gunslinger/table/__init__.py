"""What is on the table: printed figures, the map, weapons, result cards, the state, and the numbers of things."""
