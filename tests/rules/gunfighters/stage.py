"""Helpers for scenes: set one up from short texts, make picks, and read what the table shows."""

from __future__ import annotations

from typing import Any

import sixgun

GAME = sixgun.game("gunfighters")
PLACES = ("stable", "saloon", "station", "plaza", "ranch", "hill")


def scene(*hands: str, **fields: Any) -> Any:
    """A position; each hand is a text such as "stable ranch$", an empty one is a player who is out."""
    return GAME.position({"hands": [hand.split() for hand in hands], **fields})


def play(s: Any, seat: int, pick: str) -> list[dict[str, Any]]:
    """Make a pick; what spectators are told."""
    return [event.to(None) for event in GAME.apply(s, seat, pick)]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """The events' names in order."""
    return [event["event"] for event in events]


def asked(s: Any) -> tuple[list[int], str | None]:
    """Who is being asked, and what."""
    view = GAME.view(s, None)
    return view["asked"], view["question"]


def picks(s: Any, seat: int) -> set[str]:
    """What that seat is offered."""
    return {pick for ask in GAME.asks(s) if ask.seat == seat for pick in ask.options.picks()}


def why(s: Any, seat: int, pick: str) -> str | None:
    """The rule on which a pick is refused, after making sure that it is not offered; None if it is legal."""
    refusal = GAME.refuse(s, seat, pick)
    assert (refusal is None) == (pick in picks(s, seat))
    return None if refusal is None else refusal.rule


def seen(s: Any, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """One player as another (None: a spectator) sees him."""
    return GAME.view(s, viewer)["players"][seat]


def hand(s: Any, seat: int) -> list[str]:
    """A player's cards as he knows them."""
    return [card["card"] for card in seen(s, seat, seat)["cards"]]


def coins(s: Any) -> list[int]:
    """Coins by seat, and those in the bank last."""
    view = GAME.view(s, None)
    return [player["coins"] for player in view["players"]] + [view["bank"]]


def climax(s: Any) -> list[str | None]:
    """The Climax cards in front of the players."""
    return [player["climax"] for player in GAME.view(s, None)["players"]]


def place(card: str) -> str:
    """The location of a card."""
    return card.rstrip("$")


def winners(s: Any) -> tuple[int, ...]:
    """Who has won; () while the game goes on."""
    result = GAME.result(s)
    return () if result is None else result.winners
