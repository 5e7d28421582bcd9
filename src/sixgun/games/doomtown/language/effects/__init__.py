"""The verbs of card abilities, and what each does: a file a subject; verbs.py has them all."""
