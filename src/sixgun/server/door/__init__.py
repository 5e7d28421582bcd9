"""The door: who comes in and how often, and the sockets of tables."""
