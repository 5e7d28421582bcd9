"""What bots think, in processes of their own: a state comes as bytes, a pick goes back."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.bots import Chair, make_bot
from sixgun.bots.program import question_of
from sixgun.bots.search import consider
from sixgun.bots.search.consider import thinking_of
from sixgun.core.plain import Plain
from sixgun.games import game as game_of


class Hint(msgspec.Struct, frozen=True):
    """What the search would choose for a seat, from what that seat can see."""

    pick: str
    sure: float  # the share of the thinking that went into it, from 0 to 1
    share: float  # the share of the win that it promises
    only: bool = False  # there is nothing else to choose


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
    return hint(game, pack, state, seat, seed, seconds).pick


def hint(
    game: str,
    pack: dict[str, Plain],
    state: bytes,
    seat: int,
    seed: int,
    seconds: float | None,
    iterations: int | None = None,
) -> Hint:
    """The pick of the search, and how sure it is. Without a limit of time it is the same for the same seed."""
    chair = sit(game, pack, state, seat)
    picks = chair.picks()
    if len(picks) == 1:
        return Hint(picks[0], 1.0, 0.0, only=True)
    thought = consider(chair, seed, iterations or thinking_of(chair).iterations, seconds)
    return Hint(picks[thought.best], round(thought.sure, 2), round(thought.share, 2))
