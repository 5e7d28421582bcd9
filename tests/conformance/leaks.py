"""The leak test: deal anew what a seat cannot know, and require that everything it is shown stays the same."""

from __future__ import annotations

import json
from typing import Any

from sixgun.core.game import Game


class Leak(AssertionError):
    """Something that a seat was shown depends on what it cannot know."""


def shown(game: Game[Any], s: Any, viewer: int | None, picks: list[str]) -> bytes:
    """All that a viewer is shown in a state: the view, its own ask with every word of it, and every refusal."""
    asks = [
        {
            "question": ask.question,
            "prompt": ask.prompt.plain(),
            "default": ask.default,
            "options": [[o.pick, o.label.plain(), [part.plain() for part in o.path]] for o in ask.options],
        }
        for ask in game.asks(s)
        if ask.seat == viewer
    ]
    refusals = []
    if viewer is not None:
        found = [game.refuse(s, viewer, pick) for pick in picks]
        refusals = [refusal and refusal.plain() for refusal in found]
    return json.dumps([game.view(s, viewer), asks, refusals]).encode()


def told(game: Game[Any], s: Any, viewer: int | None, seat: int, pick: str) -> tuple[bytes, bytes]:
    """The events that a viewer is sent for a pick, and the view it has afterwards."""
    after = game.clone(s)
    events = [event.to(viewer) for event in game.apply(after, seat, pick)]
    events = [event for event in events if event is not None]
    return json.dumps(events).encode(), json.dumps(game.view(after, viewer)).encode()


def differing(one: Any, other: Any) -> int:
    """How many leaves of two states' plain data differ: the secrets that a redeal has changed."""
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(differing(one[key], other[key]) for key in one if key not in ("key", "counters"))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return sum(differing(a, b) for a, b in zip(one, other, strict=True))
    return int(one != other)


def check_leaks(
    game: Game[Any], s: Any, viewer: int | None, picks: list[str], following: tuple[int, str], seed: int
) -> int:
    """Raise Leak if the viewer could tell the state from a redeal of it; else say how many secrets differed.

    For the pick that follows, events and view may differ only together: what an event reveals by the rules, a careful
    player remembers, and so the view has it too; and nothing else is to be learned from a view.
    """
    other = game.redeal(s, viewer, seed)
    if shown(game, s, viewer, picks) != shown(game, other, viewer, picks):
        raise Leak(f"view, ask or refusals of {viewer}")
    seat, pick = following
    if game.refuse(other, seat, pick) is None:
        events, view = told(game, s, viewer, seat, pick)
        other_events, other_view = told(game, other, viewer, seat, pick)
        if (view == other_view) != (events == other_events):
            raise Leak(f"events to {viewer} after {pick}, or the view that follows")
    return differing(game.data(s), game.data(other))
