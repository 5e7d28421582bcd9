"""The laboratory: many games at once, speed, and where the rules are."""
