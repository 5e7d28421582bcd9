"""More looks at a stage: why a pick is refused, who stands where, what happened; and games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sixgun
from tests.rules.bang_duel.stage import GAME, LAW, Stage

PAIR = ("the-stranger", "tex-killer")  # the Law, where it matters little who it is


def why(stage: Stage, pick: str, seat: int | None = None) -> tuple[str, str] | None:
    """The code and the rule of a refusal, after making sure that the pick is not offered; None if it is legal."""
    refusal = stage.refusal(pick, seat)
    if seat is None or seat in GAME.asked(stage.state):
        assert (refusal is None) == (pick in stage.options())
    return None if refusal is None else (refusal.code, refusal.rule)


def after(*picks: str, **fields: Any) -> Stage:
    """A position after these picks; the Law is The Stranger and Tex Killer unless told otherwise."""
    stage = Stage(**{"law": PAIR, **fields})
    for pick in picks:
        stage.pick(pick)
    return stage


def refused(stage: Stage, pick: str, seat: int | None = None) -> tuple[str, str]:
    """The code of a refusal and the rule that it cites; the pick is not offered and leaves no trace."""
    who = GAME.asked(stage.state)[0] if seat is None and stage.asked else seat or LAW
    before = GAME.pack(stage.state)
    with pytest.raises(sixgun.Refused) as caught:
        stage.pick(pick, who)
    assert GAME.pack(stage.state) == before
    assert stage.refusal(pick, who) == caught.value.refusal
    assert all(pick not in ask.options.picks() for ask in GAME.asks(stage.state) if ask.seat == who)
    return caught.value.refusal.code, caught.value.refusal.rule


def places(stage: Stage, seat: int, viewer: int | None = None) -> list[Any]:
    """The places of a player on the table, left and right, as anybody sees them."""
    found: list[Any] = stage.view(viewer)["players"][seat]["places"]
    return found


def awake(stage: Stage, character: str) -> bool:
    """Whether a character's ability and Equipment are at work."""
    (found,) = [place for seat in (0, 1) for place in places(stage, seat) if place and place["character"] == character]
    return bool(found["awake"])


def moments(stage: Stage, *kinds: str) -> list[str]:
    """The kinds of the events of the last pick, only these kinds, in order."""
    return [event["event"] for event in stage.events if event["event"] in kinds]


def box(data: dict[str, Any]) -> list[str]:
    """All playing cards of a position, wherever they are, sorted."""
    piles = [*data["hands"], *data["decks"], data["common"], data["discards"]]
    piles += [gear for pair in data["gear"] for gear in pair]
    piles.append([card for zone, card in data["open"] if zone == "table"])
    return sorted([card for pile in piles for card in pile])


def opened() -> Any:
    """The game with the figures in its box read anew."""
    return type(GAME)()


def lead_off(state: Any) -> list[dict[str, Any]]:
    """Both players choose the first of their two characters; returns what follows, with all secrets."""
    GAME.apply(state, 0, GAME.ask(state, 0).options.picks()[0])
    told = GAME.apply(state, 1, GAME.ask(state, 1).options.picks()[0])
    return [{"event": event.kind, **event.args, **event.secret} for event in told]


def wander(state: Any, seed: int, most: int = 400, hear: list[Any] | None = None) -> Iterator[Any]:
    """Make random picks; yields the state after each. `hear` holds the events of the last one."""
    chance = random.Random(seed)
    for _ in range(most):
        asks = GAME.asks(state)
        if not asks:
            return
        ask = chance.choice(asks)
        events = GAME.apply(state, ask.seat, chance.choice(ask.options.picks()))
        if hear is not None:
            hear[:] = events
        yield state
