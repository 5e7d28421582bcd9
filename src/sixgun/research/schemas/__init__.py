"""Schemas of views, one file a game: `schema(game, view)` where the view is a spectator's of a fresh deal."""
