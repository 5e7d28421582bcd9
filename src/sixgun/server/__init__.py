"""HTTP and a socket over `play`: the page and its tables for any number of guests."""
