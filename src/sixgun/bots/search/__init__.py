"""A bot that thinks ahead: it imagines deals that fit what it sees, and tries picks out in them."""

from sixgun.bots.search.bot import SearchBot
from sixgun.bots.search.budget import Budget, read_budget
from sixgun.bots.search.consider import consider
from sixgun.bots.search.thought import Considered, Thought

__all__ = ["Budget", "Considered", "SearchBot", "Thought", "consider", "read_budget"]
