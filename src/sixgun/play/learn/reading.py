"""Reads the file of a lesson or puzzle; every problem in it is named at once."""

from __future__ import annotations

import re
from typing import Any

from sixgun.core.checks import Checks, shown
from sixgun.core.game import Game
from sixgun.core.plain import Plain, plain_copy
from sixgun.core.refusals import Refused
from sixgun.play.learn.lesson import LESSON, Lesson, Scripted, Step, Wrong
from sixgun.play.learn.sights import KINDS
from sixgun.text.files import parse_toml

NAME = re.compile(r"(lesson|puzzle)-(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
LINE = re.compile(r"(\d) (\S+)")
FIELDS = ("minutes", "level", "seat", "names", "rules", "pack", "deal", "position", "step", "goal", "proof")
STEP = ("before", "spot", "ask", "offer", "want", "wrong", "reply", "test")
MOST_STEPS, MOST_PICKS, MOST_SCRIPTED = 30, 60, 40
LONGEST = 200


def read_lesson(data: bytes, name: str, game: Game[Any], thorough: bool = True) -> Lesson:
    """A lesson from its file; Refused with everything that is wrong.

    Of a file of our own, which a test has read thoroughly, the position and the rules are not looked at again.
    """
    document = parse_toml(data, name)
    reader = _Reader(game, thorough)
    lesson = reader.lesson(name, document)
    reader.checks.done()
    return lesson


class _Reader:
    def __init__(self, game: Game[Any], thorough: bool) -> None:
        self.game = game
        self.thorough = thorough
        self.checks = Checks(game.key)

    def lesson(self, name: str, document: dict[str, object]) -> Lesson:
        checks = self.checks
        named = NAME.fullmatch(name)
        if named is None:
            checks.note("lesson-file-name", {"file": name[:80]})
        kind, number, slug = named.groups() if named else (LESSON, "1", "")
        checks.known("", document, FIELDS)
        level = document.get("level", 0)
        rules = self.texts("rules", document.get("rules"), 1, 40)
        pack, deal, position = [self.table(field, document) for field in ("pack", "deal", "position")]
        if bool(deal) == bool(position):
            checks.note("lesson-start", {})
        names = document.get("names")
        seats = len(names) if isinstance(names, list) and names else self.game.usual_seats
        if self.thorough:
            self.rules(rules)
            seats = self.start(pack, deal, position)
        steps = checks.items("step", document.get("step"), 1, MOST_STEPS)
        return Lesson(
            self.game.key,
            kind,
            int(number),
            slug,
            checks.integer("minutes", document.get("minutes", 1), 1, 9),
            checks.integer("level", level, 0 if kind == LESSON else 1, 0 if kind == LESSON else 3),
            checks.integer("seat", document.get("seat"), 0, seats - 1),
            self.texts("names", names, seats, seats),
            rules,
            pack,
            deal,
            position,
            tuple([self.step(f"step.{n}", step) for n, step in enumerate(steps, 1)]),
            self.tests("goal", document.get("goal"), 1),
            self.table("proof", document),
        )

    def rules(self, rules: tuple[str, ...]) -> None:
        known = {rule["id"] for rule in self.game.rule_texts()}
        for rule in rules:
            if rule not in known:
                self.checks.note("lesson-no-rule", {"rule": rule[:80], "game": self.game.key})

    def start(self, pack: dict[str, Any], deal: dict[str, Any], position: dict[str, Any]) -> int:
        """How many sit at the table where the lesson begins; what is wrong with it, the game itself says."""
        try:
            game = self.game.repacked(pack) if pack else self.game
            state = game.position(position) if position else game.new(**deal)
            return int(state.seats)
        except Refused as refused:
            self.checks.problems += refused.refusals
        except TypeError:
            self.checks.known("deal", deal, ("seats", "seed", "options"))
        return self.game.usual_seats

    def step(self, field: str, value: object) -> Step:
        table = self.checks.table(field, value)
        self.checks.known(field, table, STEP)
        wrong = self.checks.items(f"{field}.wrong", table.get("wrong", []), 0, 12)
        return Step(
            self.text(f"{field}.ask", table.get("ask")),
            self.texts(f"{field}.want", table.get("want"), 1, 12),
            self.script(f"{field}.before", table.get("before", [])),
            self.texts(f"{field}.spot", table.get("spot", []), 0, 12),
            self.texts(f"{field}.offer", table.get("offer", []), 0, MOST_PICKS),
            tuple([self.wrong(f"{field}.wrong.{n}", one) for n, one in enumerate(wrong, 1)]),
            self.script(f"{field}.reply", table.get("reply", [])),
            self.tests(f"{field}.test", table.get("test", []), 0),
        )

    def wrong(self, field: str, value: object) -> Wrong:
        table = self.checks.table(field, value)
        self.checks.known(field, table, ("picks", "then"))
        picks = self.texts(f"{field}.picks", table.get("picks"), 1, MOST_PICKS)
        return Wrong(picks, self.script(f"{field}.then", table.get("then", [])))

    def script(self, field: str, value: object) -> tuple[Scripted, ...]:
        """Lines such as "1 shoot:0>hill": a seat, and its pick."""
        found: list[Scripted] = []
        for line in self.checks.items(field, value, 0, MOST_SCRIPTED):
            parts = LINE.fullmatch(line) if isinstance(line, str) else None
            if parts is None:
                self.checks.note("lesson-script", {"field": field, "got": shown(line)})
            else:
                found.append(Scripted(int(parts[1]), parts[2]))
        return tuple(found)

    def tests(self, field: str, value: object, low: int) -> tuple[dict[str, Plain], ...]:
        found: list[dict[str, Plain]] = []
        for number, one in enumerate(self.checks.items(field, value, low, 12), 1):
            table = self.checks.table(f"{field}.{number}", one)
            if len([kind for kind in KINDS if kind in table]) != 1:
                self.checks.note("lesson-test", {"field": f"{field}.{number}", "kinds": list(KINDS)})
            found.append({key: _nulled(item) for key, item in table.items()})
        return tuple(found)

    def table(self, field: str, document: dict[str, object]) -> dict[str, Plain]:
        given = self.checks.table(field, document.get(field, {}))
        return {key: _nulled(value) for key, value in given.items()}

    def texts(self, field: str, value: object, low: int, high: int) -> tuple[str, ...]:
        return tuple([self.text(field, one) for one in self.checks.items(field, value, low, high)])

    def text(self, field: str, value: object) -> str:
        if isinstance(value, str) and len(value) <= LONGEST:
            return value
        self.checks.wrong_type(field, "text", value)
        return ""


def _nulled(value: object) -> Plain:
    """TOML has no null: the text "null" stands for it."""
    if isinstance(value, dict):
        return {str(key): _nulled(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_nulled(item) for item in value]
    return None if value == "null" else plain_copy(value)
