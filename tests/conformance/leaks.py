"""The leak test: deal anew what a seat cannot know, and require that everything it is shown stays the same."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.core.game import Game

encoded = msgspec.json.encode


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
    return encoded([game.view(s, viewer), asks, refusals])


def told(game: Game[Any], s: Any, viewer: int | None, seat: int, pick: str) -> tuple[list[bytes], bytes]:
    """The events that a viewer is sent for a pick, and the view it has afterwards."""
    after = game.clone(s)
    events = [event.to(viewer) for event in game.apply(after, seat, pick)]
    return [encoded(event) for event in events if event is not None], encoded(game.view(after, viewer))


def stills_of(game: Game[Any], s: Any, viewer: int | None, seat: int, pick: str) -> bytes:
    """What a board shows a viewer between the events of a pick: the view right after each event that it is told."""
    after = game.clone(s)
    stills: list[Any] = []
    events = game.carry_out(after, seat, game.check(after, seat, pick), stills)
    pairs = zip(events, stills, strict=True)
    return encoded([game.view(still, viewer) for event, still in pairs if event.to(viewer) is not None])


def differing(one: Any, other: Any) -> int:
    """How many leaves of two states' plain data differ: the secrets that a redeal has changed."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {**one, **other} if key not in ("key", "counters")]
        return sum(differing(one.get(key), other.get(key)) for key in keys)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return sum(differing(a, b) for a, b in zip(one, other, strict=True))
    return int(one != other)


def check_leaks(
    game: Game[Any], s: Any, viewer: int | None, picks: list[str], following: tuple[int, str], seed: int
) -> int:
    """Raise Leak if the viewer could tell the state from a redeal of it; else say how many secrets differed.

    For the pick that follows, events and view may differ only together: what an event reveals by the rules, a careful
    player remembers, and so the view has it too; and nothing else is to be learned from a view. What a board shows
    between those events may differ only where they do.
    """
    other = game.redeal(s, viewer, seed)
    if shown(game, s, viewer, picks) != shown(game, other, viewer, picks):
        raise Leak(f"view, ask or refusals of {viewer}")
    apart = differ_alone(game, s, other, viewer, following)
    if apart == "order":  # two cards drawn one after the other may come the other way round: by chance, so not again
        others = [game.redeal(s, viewer, seed + again) for again in range(1, 6)]
        apart = next(filter(None, [differ_alone(game, s, other, viewer, following) for other in others]), "")
    if apart:
        raise Leak(f"{apart} of the events to {viewer} after {following[1]}, or the views that follow")
    return differing(game.data(s), game.data(other))


def differ_alone(game: Game[Any], s: Any, other: Any, viewer: int | None, following: tuple[int, str]) -> str:
    """Whether, after the pick that follows, only the events differ or only the view: in what, or "" if not."""
    if game.refuse(other, *following) is not None:
        return ""
    events, view = told(game, s, viewer, *following)
    other_events, other_view = told(game, other, viewer, *following)
    if (view, events) == (other_view, other_events):
        same = stills_of(game, s, viewer, *following) == stills_of(game, other, viewer, *following)
        return "" if same else "views between"
    if (view == other_view) == (events == other_events):
        return ""
    return "order" if view == other_view and sorted(events) == sorted(other_events) else "content"


# ---- being asked is information, too

REDEALS = 8  # that are tried for one in which the same pick is possible
ANSWERS = 12  # of a question that are tried


def telling_question(game: Game[Any], s: Any, viewer: int | None, following: tuple[int, str], seed: int) -> str | None:
    """Which question a viewer could tell another deal by: after the same pick it is asked here and skipped there.

    Not telling is a question whose answers tell at once what skipping it tells, as where a gunfighter is lost or nobody
    is there: whatever is answered, another kind of event comes next. Nor is there anything to tell after a pick that is
    made in secret. "" if nothing was found, None if the pick was possible in no other deal.
    """
    if s.sealed >= 0:
        return ""
    others = (game.redeal(s, viewer, seed + n) for n in range(REDEALS))
    other = next((each for each in others if game.refuse(each, *following) is None), None)
    if other is None:
        return None
    told = []
    for each in (s, other):
        after = game.clone(each)
        told.append((_heard(game, after, viewer, *following), after))
    (short, stopped), (long, _) = sorted(told, key=lambda one: len(one[0]))
    if len(short) == len(long) or long[: len(short)] != short:
        return ""  # they come to the same question, or what happens tells them apart
    for ask in game.asks(stopped):
        for pick in ask.options.picks()[:ANSWERS]:
            events = _heard(game, game.clone(stopped), viewer, ask.seat, pick)
            if not events or events[0]["event"] == long[len(short)]["event"]:
                return ask.question
    return ""


def _heard(game: Game[Any], s: Any, viewer: int | None, seat: int, pick: str) -> list[dict[str, Any]]:
    """Make a pick; the events as a viewer is told them."""
    return [told for event in game.apply(s, seat, pick) if (told := event.to(viewer)) is not None]
