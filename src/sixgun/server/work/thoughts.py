"""What bots think, in processes of their own: a state comes as bytes, a pick goes back."""

from __future__ import annotations

from typing import Any

from sixgun.bots import Chair, make_bot
from sixgun.bots.advice import Hint, advise
from sixgun.bots.program import question_of
from sixgun.core.capabilities import TellsProspects
from sixgun.core.plain import Plain
from sixgun.games import game as game_of


def sit(game: str, pack: dict[str, Plain], state: bytes, seat: int) -> Chair:
    """A seat's side of a state."""
    rules: Any = game_of(game)
    if pack:
        rules = rules.repacked(pack)
    s = rules.unpack(state)
    return Chair(rules, s, seat, rules.codes(s, seat))


def think(game: str, pack: dict[str, Plain], state: bytes, seat: int, bot: str, seed: int) -> str:
    """The pick of a bot that does not search."""
    chair = sit(game, pack, state, seat)
    return chair.picks()[make_bot(bot, seed).choose(chair)]


def put(game: str, pack: dict[str, Plain], state: bytes, seat: int) -> dict[str, Any]:
    """A decision as it is put to programs."""
    return question_of(sit(game, pack, state, seat))


def search(game: str, pack: dict[str, Plain], state: bytes, seat: int, seed: int, seconds: float) -> str:
    """The pick of the search, within so many seconds."""
    return advise(sit(game, pack, state, seat), seed, seconds).pick


def hint(game: str, pack: dict[str, Plain], state: bytes, seat: int, seed: int, seconds: float) -> Hint:
    """The pick of the search, and how sure it is."""
    return advise(sit(game, pack, state, seat), seed, seconds)


def odds(game: str, pack: dict[str, Plain], state: bytes, seat: int) -> list[dict[str, Plain]]:
    """The odds that matter to a seat, from its view alone; [] where the game tells none."""
    chair = sit(game, pack, state, seat)
    rules: object = chair.game
    if not isinstance(rules, TellsProspects):
        return []
    return [found.plain() for found in rules.prospects(chair.view(), chair.picks())]
