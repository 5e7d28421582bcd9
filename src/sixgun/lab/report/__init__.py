"""What a series has shown, and the document that tells it."""
