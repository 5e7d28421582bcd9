"""The card language: its words, how data files are read, and what each word means in a state."""
