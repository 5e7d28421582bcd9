"""What each card and each character does."""
