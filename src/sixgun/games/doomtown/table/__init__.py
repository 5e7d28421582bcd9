"""What is on the table: the state, the printed cards, and the small moves of cards. Imports no other room."""
