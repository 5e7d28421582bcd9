"""Players of this game: advice, ratings for playouts, and what a state is worth."""
