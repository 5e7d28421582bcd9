"""A position of Gunslinger to try things in.

stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F9", "n"), deck=[96])
stage.plan(marshal="5f+7f")             # everybody chooses; whoever is not named plays no card
stage.pick("aim>the-kid")               # whoever is asked
stage.person("marshal")["aim"]          # a LEGEND as plain data
"""

from __future__ import annotations

from typing import Any

import sixgun

GAME = sixgun.game("gunslinger")


def gun(text: str) -> dict[str, Any]:
    """A weapon from a short text: its ID, rounds after a slash, ! for cocked, ~ for jammed.

    >>> gun("C45/3!")
    {'weapon': 'C45', 'cocked': True, 'jammed': False, 'rounds': 3}
    """
    name = text.rstrip("!~")
    kind, slash, rounds = name.partition("/")
    found: dict[str, Any] = {"weapon": kind, "cocked": "!" in text, "jammed": "~" in text}
    if slash:
        found["rounds"] = int(rounds)
    return found


def man(name: str, hex: str, facing: str = "n", **fields: Any) -> dict[str, Any]:
    """A character for a Stage: weapons as gun_hand="C45!", holstered=["C45", "MB"]; any other field of a LEGEND."""
    weapons: dict[str, list[dict[str, Any]]] = {}
    for box in ("gun_hand", "other_hand", "both_hands", "holstered"):
        if box in fields:
            given = fields.pop(box)
            weapons[box.replace("_", "-")] = [gun(item) for item in ([given] if isinstance(given, str) else given)]
    return {"character": name, "hex": hex, "facing": facing, "weapons": weapons, **fields}


class Stage:
    """
    Characters are in playing order; by default each has a seat of its own, and the sides alternate. `deck` lists the
    next result cards. The position begins where cards are chosen; with phase="reveal" the stacks given as `plan` count.
    """

    def __init__(self, *people: dict[str, Any], **more: Any) -> None:
        self.state = GAME.position({"characters": list(people), **more})
        self.events: list[dict[str, Any]] = []  # of the last pick or plan, with all secrets

    # ---- playing

    def pick(self, pick: str, seat: int | None = None) -> list[str]:
        """Make a pick, by default of whoever is asked; returns the kinds of the events that followed."""
        who = GAME.asked(self.state)[0] if seat is None else seat
        told = GAME.apply(self.state, who, pick)
        self.events = [{"event": event.kind, **event.args, **event.secret} for event in told]
        return [event.kind for event in told]

    def picks(self, *picks: str) -> None:
        """Several picks, each of whoever is asked; `events` has those of all of them."""
        events: list[dict[str, Any]] = []
        for pick in picks:
            self.pick(pick)
            events += self.events
        self.events = events

    def plan(self, **stacks: str) -> None:
        """Everybody chooses: cards such as "9f+7f" by character (dashes as underscores), "surrender", or nothing."""
        events: list[dict[str, Any]] = []
        while self.asked[1] == "play-out":
            self.pick("play-on")
        question, turn = self.asked[1], self.state.turn
        while self.asked is not None and (self.asked[1], self.state.turn) == (question, turn):
            seat = self.asked[0]
            name = self.view(seat)["subject"]
            wanted = stacks.get(name.replace("-", "_"), "none")
            self.pick(wanted if wanted in ("surrender", "keep") else f"plan:{wanted}", seat)
            events += self.events
        self.events = events

    def turns(self, count: int) -> None:
        """So many turns in which nobody does anything."""
        for _ in range(count):
            self.plan()

    # ---- looking

    def refusal(self, pick: str, seat: int | None = None) -> Any:
        """Why a pick is refused, or None."""
        who = GAME.asked(self.state)[0] if seat is None else seat
        return GAME.refuse(self.state, who, pick)

    def why(self, pick: str, seat: int | None = None) -> tuple[str, str] | None:
        """The code and the rule of a refusal."""
        found = self.refusal(pick, seat)
        return None if found is None else (found.code, found.rule)

    def options(self, seat: int | None = None) -> list[str]:
        """What whoever is asked may pick."""
        asks = {ask.seat: ask for ask in GAME.asks(self.state)}
        return asks[min(asks) if seat is None else seat].options.picks()

    @property
    def asked(self) -> Any:
        """Who is asked first, and the question's name; None when the game is over."""
        asks = GAME.asks(self.state)
        return (asks[0].seat, asks[0].question) if asks else None

    @property
    def data(self) -> dict[str, Any]:
        """The whole position as plain data, secrets included."""
        return GAME.data(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def person(self, name: str) -> dict[str, Any]:
        """A LEGEND: hex, facing, down, out, endurance, delay, aim, wounds, ..."""
        found: dict[str, Any] = next(row for row in self.data["characters"] if row["character"] == name)
        return found

    def seen(self, name: str, viewer: int | None = None) -> dict[str, Any]:
        """A character as a viewer sees it."""
        found: dict[str, Any] = next(row for row in self.view(viewer)["characters"] if row["character"] == name)
        return found

    def weapon(self, name: str) -> dict[str, Any]:
        """A weapon by its handle, such as c45.1: box, hex, rounds, cocked, jammed, gone."""
        found: dict[str, Any] = next(row for row in self.view()["weapons"] if row["weapon"] == name)
        return found

    def points(self) -> dict[str, str]:
        """Victory points by character, as fractions."""
        return {row["character"]: row["points"] for row in self.view()["characters"]}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of that kind that the last pick or plan led to."""
        return [event for event in self.events if event["event"] == kind]

    def drew(self, purpose: str) -> list[int]:
        """The result cards drawn for something: shot, damage, direction, serious, delay, fatigue, wound."""
        return [event["card"] for event in self.told("drew") if event["purpose"] == purpose]
