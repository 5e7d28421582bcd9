"""A position of Doomtown to try things in: seat 0 plays the Law Dogs, seat 1 the Sloane Gang, unless told otherwise."""

from __future__ import annotations

from typing import Any

import sixgun

GAME: Any = sixgun.game("doomtown")
OUTFITS = ("law-dogs", "the-sloane-gang", "the-fourth-ring", "morgan-cattle-co")

# Decks of seven cards for draw hands and pulls, listed from the top: what they are worth is in the name.
HIGH_CARD = ["clyde-owens", "sloane", "pony-express", "mustang", "sun-in-yer-eyes"]  # 10S KS AD 5H 3C
PAIR = ["tommy-harden", "sun-in-yer-eyes", "pony-express", "mustang", "clyde-owens"]  # 3S 3C AD 5H 10S
THREES = ["tommy-harden", "sun-in-yer-eyes", "1st-baptist-church", "mustang", "clyde-owens"]  # 3S 3C 3D 5H 10S
FOURS = ["tommy-harden", "sun-in-yer-eyes", "1st-baptist-church", "shotgun", "clyde-owens"]  # 3S 3C 3D 3H 10S
CHEATIN = ["tommy-harden", "mongwau-the-mighty", "pony-express", "mustang", "clyde-owens"]  # 3S 3S AD 5H 10S


class Stage:
    """
    A player is a table of what that player has: gang, street, hand, deck (from the top), stash and so on. Dudes stand
    at home unless they are given with a place: ("sloane", "square"). What is not given is empty; stashes are 5.
    """

    def __init__(self, *players: dict[str, Any], turn: int = 0, game: Any = GAME, **more: Any) -> None:
        self.game = game
        given = list(players) + [{}] * (2 - len(players))
        rows = [{"outfit": OUTFITS[i % len(OUTFITS)], "stash": 5, **player} for i, player in enumerate(given)]
        self.state = self.game.position({"players": rows, "turn": turn, **more})
        self.events: list[dict[str, Any]] = []  # of the last pick, with all secrets

    def pick(self, *picks: str) -> list[str]:
        """Make picks, each of whoever is asked first; returns the kinds of events that followed the last one."""
        for pick in picks:
            told = self.game.apply(self.state, self.game.asked(self.state)[0], pick)
            self.events = [{"event": event.kind, **event.args, **event.secret} for event in told]
        return [event["event"] for event in self.events]

    def by(self, seat: int, pick: str) -> list[str]:
        """Make a pick of one of several who are asked together."""
        told = self.game.apply(self.state, seat, pick)
        self.events = [{"event": event.kind, **event.args, **event.secret} for event in told]
        return [event["event"] for event in self.events]

    def refused(self, pick: str, seat: int | None = None) -> tuple[str, str] | None:
        """The code and the rule of a refusal, or None."""
        who = self.game.asked(self.state)[0] if seat is None else seat
        refusal = self.game.refuse(self.state, who, pick)
        return None if refusal is None else (refusal.code, refusal.rule)

    def options(self) -> list[str]:
        """What whoever is asked first may pick."""
        found: list[str] = self.game.asks(self.state)[0].options.picks()
        return found

    def offers(self, verb: str) -> list[str]:
        """The options of one kind."""
        return [pick for pick in self.options() if pick.partition(":")[0] == verb]

    @property
    def asked(self) -> tuple[int, str] | None:
        asks = self.game.asks(self.state)
        return (asks[0].seat, asks[0].question) if asks else None

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.game.view(self.state, None)
        return found

    @property
    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = self.game.data(self.state)
        return found

    def dude(self, name: str) -> dict[str, Any]:
        """A dude in play, by full name; an empty table if it is not in play."""
        return next((dude for dude in self.view["dudes"] if dude["id"] == name), {})

    def place(self, name: str) -> dict[str, Any]:
        return next(place for place in self.view["places"] if place["id"] == name)

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][seat]
        return found

    def hand(self, seat: int) -> list[str]:
        found: list[str] = self.game.view(self.state, seat)["players"][seat]["hand"]
        return found

    def until(self, question: str, answers: str = "pass done no refuse") -> None:
        """Answer with passes and the like until a question is asked."""
        for _ in range(60):
            asked = self.asked
            if asked is None or asked[1] == question:
                return
            options = self.options()
            self.pick(next((answer for answer in answers.split() if answer in options), options[0]))
        raise AssertionError(question)


def shootout(leader: dict[str, Any], mark: dict[str, Any], caller: str, target: str, **more: Any) -> Stage:
    """A call-out that was accepted, with nobody else in the posses, before the first Shootout play."""
    stage = Stage(leader, mark, **more)
    stage.pick(f"call-out:{caller}>{target}")
    if stage.asked == (1, "call-out"):
        stage.pick("accept")
    while stage.asked is not None and stage.asked[1] in ("posse", "ally"):
        stage.pick("done")
    return stage
