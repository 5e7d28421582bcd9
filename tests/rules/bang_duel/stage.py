"""A position of BANG! The Duel to try things in: seat 0 is the Law, seat 1 the Outlaws."""

from __future__ import annotations

from typing import Any

import sixgun

GAME = sixgun.game("bang-duel")
LAW, OUTLAW = 0, 1


class Stage:
    """
    Characters are named as (front, rear); hands and Equipment by kind ("colt") or face ("colt.od"); piles from the top.
    What is not given is empty, but for the decks, which have all cards that are named nowhere.
    """

    def __init__(
        self,
        law: tuple[str, ...] = ("jango", "tex-killer"),
        outlaw: tuple[str, ...] = ("west-harding", "dalton-bros"),
        hand: list[str] | None = None,
        other_hand: list[str] | None = None,
        turn: int = LAW,
        **more: Any,
    ) -> None:
        """`hand` belongs to the player in turn, `other_hand` to the other one."""
        hands = [hand or [], other_hand or []]
        position = {
            "characters": [list(law), list(outlaw)],
            "hands": hands if turn == LAW else hands[::-1],
            "turn": turn,
        }
        self.state = GAME.position({**position, **more})
        self.turn = turn
        self.other = 1 - turn
        self.events: list[dict[str, Any]] = []  # of the last pick, with all secrets

    def pick(self, pick: str, seat: int | None = None) -> list[str]:
        """Make a pick, by default of whoever is asked; returns the kinds of the events that followed."""
        who = GAME.asked(self.state)[0] if seat is None else seat
        told = GAME.apply(self.state, who, pick)
        self.events = [{"event": event.kind, **event.args, **event.secret} for event in told]
        return [event.kind for event in told]

    def refusal(self, pick: str, seat: int | None = None) -> Any:
        """Why a pick is refused, or None."""
        who = GAME.asked(self.state)[0] if seat is None else seat
        return GAME.refuse(self.state, who, pick)

    def options(self) -> list[str]:
        """What whoever is asked may pick."""
        return GAME.asks(self.state)[0].options.picks()

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and the question's name; None when the game is over."""
        asks = GAME.asks(self.state)
        return (asks[0].seat, asks[0].question) if asks else None

    @property
    def data(self) -> dict[str, Any]:
        """The whole position as plain data, secrets included."""
        return GAME.data(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def hand(self, seat: int) -> list[str]:
        """The kinds in a hand, sorted."""
        return sorted([card.partition(".")[0] for card in self.data["hands"][seat]])

    def life(self, character: str) -> int:
        """A character's life points; 0 for one that is not in play."""
        for names, points in zip(self.data["characters"], self.data["life"], strict=True):
            if character in names:
                found: int = points[names.index(character)]
                return found
        return 0

    def gear(self, character: str) -> list[str]:
        """The kinds of Equipment on a character."""
        for names, gear in zip(self.data["characters"], self.data["gear"], strict=True):
            if character in names:
                return [card.partition(".")[0] for card in gear[names.index(character)]]
        return []

    def front(self, seat: int) -> str:
        name: str = self.data["characters"][seat][0]
        return name

    def discards(self) -> list[str]:
        """The kinds in the discards, from the top."""
        return [card.partition(".")[0] for card in self.data["discards"]]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of that kind that the last pick led to."""
        return [event for event in self.events if event["event"] == kind]
