"""Schemas of views, one file a game: `schema(game, view)` where the view is a spectator's of a fresh deal.

A file may also have `words(game, view)`: the vocabulary of picks, for games whose picks are too many to be listed.
"""
