"""What bots know of the game: advice from views, playouts, the worth of a state."""
