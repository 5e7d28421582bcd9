"""The words that selectors ask with: a file a subject; meanings.py has them all."""
