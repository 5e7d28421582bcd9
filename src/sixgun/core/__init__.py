"""The kernel: states, frames, asks, events, views, chance and records. No input, no output, no clock."""
