"""The interface of the server: HTTP and the socket of a table."""
