"""More looks at a stage, and games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.rules.bang_duel.stage import GAME, Stage


def why(stage: Stage, pick: str, seat: int | None = None) -> tuple[str, str] | None:
    """The code and the rule of a refusal, after making sure that the pick is not offered; None if it is legal."""
    refusal = stage.refusal(pick, seat)
    if seat is None or seat in GAME.asked(stage.state):
        assert (refusal is None) == (pick in stage.options())
    return None if refusal is None else (refusal.code, refusal.rule)


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
