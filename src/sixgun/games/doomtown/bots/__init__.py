"""What bots think with: advice, playouts, appraisal and the chronicle of a finished game."""
