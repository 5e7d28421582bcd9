"""Rows of a series as files."""
