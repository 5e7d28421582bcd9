"""The tables that the server runs: found, kept, shown, and handed from node to node."""
