"""What comes in and goes out as data: positions, dumps, decks and packs; and who can know what."""
