"""How fast games are here, and beside other libraries."""
