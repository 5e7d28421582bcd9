"""What the outside is told and may say: picks, questions, labels, events, views."""
