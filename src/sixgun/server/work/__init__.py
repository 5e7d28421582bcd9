"""What takes long, in processes of its own: bots, replays, reviews, files from outside."""
