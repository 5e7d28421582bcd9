"""One printed ability or trait of a card, as ints and programs; what its fields mean is in docs/doomtown-cards.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import verbs
from sixgun.games.doomtown.language.phrases import BadScript, number_of, split
from sixgun.games.doomtown.language.scripts import NONE, Program, Scripts, Written

FIELDS: Final[tuple[str, ...]] = (
    "play",
    "on",
    "controller",
    "repeat",
    "pull",
    "join",
    "if",
    "for",
    "target",
    "cost",
    "hex",
    "less",
    "until",
    "posse_if",
    "posse_do",
    "do",
    "fail",
)


class Ability:
    """What a card can do, when, for whom and at what cost. Shared by all states, never changed."""

    __slots__ = (
        "boots",
        "card",
        "controller",
        "cost",
        "difficulty",
        "do",
        "fail",
        "group",
        "join",
        "less",
        "needs",
        "number",
        "play",
        "posse_do",
        "posse_needs",
        "pull",
        "repeat",
        "target",
        "trigger",
        "until",
    )

    def __init__(self, scripts: Scripts, card: int, number: int, row: Mapping[str, Plain]) -> None:
        self.card: int = card
        self.number: int = number  # which of the card's abilities
        self.play: int = number_of(str(row["play"]), verbs.PLAYS, verbs.PLAYS)
        self.trigger: int = number_of(str(row["on"]), verbs.TRIGGERS, verbs.TRIGGERS) if "on" in row else NONE
        self.controller: bool = row.get("controller") is True  # [act.deed.controller-only]
        self.repeat: bool = row.get("repeat") is True  # [act.limit.once-per-day]
        self.pull: bool = row.get("pull") is True  # a pull comes before the effect
        self.join: bool = row.get("join") is True  # [shootout.plays.outside-posse]
        self.needs: tuple[int, ...] = _conditions(scripts, row.get("if"))  # [act.requirement.first-sentence]
        self.group: int = scripts.selector(split(str(row["for"]))) if "for" in row else NONE
        self.target: Program = _program(scripts, row.get("target"))
        self.cost: Program = _program(scripts, row.get("cost"))
        self.boots: bool = "boot this" in _lines(row.get("cost"))  # [act.cost.boot-or-ghost-rock]
        self.difficulty: int = scripts.amount(str(row["hex"])) if "hex" in row else NONE
        self.less: int = scripts.amount(str(row["less"])) if "less" in row else NONE
        self.until: int = number_of(str(row.get("until", "")), verbs.UNTILS, verbs.UNTILS)
        self.posse_needs: tuple[int, ...] = _conditions(scripts, row.get("posse_if"))  # [job.posse.illegal-posse]
        self.posse_do: Program = _program(scripts, row.get("posse_do"))
        self.do: Program = _program(scripts, row.get("do"))
        self.fail: Program = _program(scripts, row.get("fail"))


def read_ability(scripts: Scripts, card: int, number: int, row: Mapping[str, Plain]) -> Ability:
    """An ability out of its table in the data files, which has no field but those that mean something."""
    unknown = [field for field in row if field not in FIELDS]
    if unknown:
        raise BadScript(f"no such field: {', '.join(unknown)}")
    return Ability(scripts, card, number, row)


def _lines(written: Plain) -> list[Plain]:
    assert written is None or isinstance(written, list)
    return written or []


def _program(scripts: Scripts, written: Plain) -> Program:
    return scripts.program(cast(Written, _lines(written)))


def _conditions(scripts: Scripts, written: Plain) -> tuple[int, ...]:
    return tuple([scripts.condition(split(str(text))) for text in _lines(written)])
