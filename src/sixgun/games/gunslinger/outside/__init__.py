"""States from data and back, checks of what comes from outside, packs, SHOWDOWN files, odds."""
