"""What the outside is told, and what it may say."""
