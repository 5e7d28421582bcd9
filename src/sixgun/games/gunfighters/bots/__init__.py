"""The rules-based player, and what searches and studies ask of the game."""
