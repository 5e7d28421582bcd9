"""A table to test at: positions from short texts, picks, and what is seen, all through the game's contract."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sixgun
from sixgun import Event, Refusal

GAME: Any = sixgun.game("gunfighters")
PLACES = ("stable", "saloon", "station", "plaza", "ranch", "hill")


# ---- positions


def at(**fields: Any) -> Any:
    """A position; only `hands` is needed."""
    return GAME.position(fields)


def scene(*hands: str, **fields: Any) -> Any:
    """A position; each hand is a text such as "stable ranch$", an empty one is a player who is out."""
    return at(hands=[hand.split() for hand in hands], **fields)


def not_built(**fields: Any) -> tuple[Refusal, ...]:
    """The refusals of a position."""
    with pytest.raises(sixgun.Refused) as caught:
        at(**fields)
    return caught.value.refusals


# ---- picks


def play(s: Any, *picks: str) -> list[Event]:
    """Make the picks, each for the one seat that is asked; all events in order."""
    events: list[Event] = []
    for pick in picks:
        (seat,) = GAME.asked(s)
        events += GAME.apply(s, seat, pick)
    return events


def act(s: Any, seat: int, pick: str) -> list[dict[str, Any]]:
    """Make a pick of that seat; what spectators are told."""
    return [event.to(None) for event in GAME.apply(s, seat, pick)]


def step(s: Any) -> int:
    """The player in turn moves with a card of his own; returns his seat."""
    (seat,) = GAME.asked(s)
    play(s, f"move:{hand(s, seat)[0]}")
    return int(seat)


def settle(s: Any) -> None:
    """Answer everything by default until an action is asked again or the game is over."""
    while GAME.asks(s) and GAME.asks(s)[0].question != "action":
        ask = GAME.asks(s)[0]
        GAME.apply(s, ask.seat, ask.options[ask.default].pick)


def at_random(s: Any, seed: int, most: int = 400) -> Iterator[Any]:
    """Make random picks; yields the state after each."""
    chance = random.Random(seed)
    for _ in range(most):
        if not GAME.asks(s):
            return
        ask = chance.choice(GAME.asks(s))
        GAME.apply(s, ask.seat, chance.choice(ask.options.picks()))
        yield s


# ---- what may be picked


def asked(s: Any) -> tuple[list[int], str | None]:
    """Who is being asked, and what."""
    view = GAME.view(s, None)
    return view["asked"], view["question"]


def picks(s: Any) -> list[str]:
    """What the one seat that is asked may pick."""
    (ask,) = GAME.asks(s)
    offers: list[str] = ask.options.picks()
    return offers


def offered(s: Any, seat: int) -> set[str]:
    """What that seat is offered."""
    return {pick for ask in GAME.asks(s) if ask.seat == seat for pick in ask.options.picks()}


def refused(s: Any, pick: str, seat: int | None = None) -> Refusal:
    """The refusal of a pick by that seat, or by the one that is asked; the state must not have changed."""
    who = GAME.asked(s)[0] if seat is None else seat
    before = GAME.hash(s)
    with pytest.raises(sixgun.Refused) as caught:
        GAME.apply(s, who, pick)
    assert GAME.hash(s) == before
    assert GAME.refuse(s, who, pick) == caught.value.refusal
    assert pick not in offered(s, who)
    return caught.value.refusal


def why(s: Any, seat: int, pick: str) -> str | None:
    """The rule on which a pick is refused, after making sure that it is not offered; None if it is legal."""
    refusal = GAME.refuse(s, seat, pick)
    assert (refusal is None) == (pick in offered(s, seat))
    return None if refusal is None else refusal.rule


# ---- what is seen


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """The events' names in order."""
    return [event["event"] for event in events]


def player(s: Any, seat: int, viewer: int | None = None) -> Any:
    """One player as another (None: a spectator) sees him."""
    return GAME.view(s, viewer)["players"][seat]


def seen(s: Any, viewer: int | None, seat: int) -> list[str | None]:
    """The cards of a seat as a viewer (None: a spectator) knows them; None for a hidden one."""
    return [card["card"] for card in player(s, seat, viewer)["cards"]]


def hand(s: Any, seat: int) -> list[Any]:
    """A player's cards as he knows them, in the order they came."""
    return seen(s, seat, seat)


def others(s: Any, seat: int) -> list[int | None]:
    """Everybody who may look but that seat, a spectator included."""
    return [viewer for viewer in (*range(GAME.view(s, None)["seats"]), None) if viewer != seat]


def coins(s: Any) -> list[int]:
    """The coins by seat, and last those in the bank."""
    view = GAME.view(s, None)
    return [player["coins"] for player in view["players"]] + [view["bank"]]


def climax(s: Any) -> list[str | None]:
    """The Climax cards in front of the players."""
    return [player["climax"] for player in GAME.view(s, None)["players"]]


def winners(s: Any) -> tuple[int, ...]:
    """Who has won; () while the game goes on."""
    result = GAME.result(s)
    return () if result is None else result.winners


def place(card: str) -> str:
    """The location of a card."""
    return card.rstrip("$")


def box() -> list[str]:
    """The 42 Gunfire cards: of each location four without a banknote, two with one, one with two."""
    return [where + notes for where in PLACES for notes in ("", "", "", "", "$", "$", "$$")]
