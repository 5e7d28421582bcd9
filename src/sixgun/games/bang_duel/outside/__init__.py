"""What comes from outside and goes there: positions, dumps, packs, and what a seat can know."""
