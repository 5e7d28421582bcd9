"""Every word of the card language has a scenario that fails when the word is switched off.

`python -m tools.switched_off find` looks for those of words without one, in scenarios that say the word or whose cards
do. `… find all` is thorough: it runs the scenarios once, notes who uses which word, and then runs users of each word
without it until one fails. `python -m tools.switched_off` runs the proofs that were found.

A word is off when its function does nothing: a verb has no effect, a filter holds for everything, a number is 0, a rule
is not given, nobody waits for a trigger, and what should last so long lasts otherwise.
"""

from __future__ import annotations

import inspect
import re
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from sixgun.games.doomtown.language import ability, meanings, players, printed, running, selectors, stats, triggers
from sixgun.games.doomtown.language.effects import special
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.words import CHANGEABLE, RULES, STATS, TRIGGERS
from sixgun.games.doomtown.table.changes import DURATIONS, RULE, UNTIL_DAY, UNTIL_PHASE
from sixgun.games.doomtown.table.state import NOBODY
from tests.rules.doomtown.stage import GAME

ROOT = Path(__file__).resolve().parents[1]
PROOFS = ROOT / "tests" / "rules" / "doomtown" / "language" / "proofs.toml"
SCENARIOS = "tests/rules/doomtown"
MOST_TRIED = 150  # scenarios of a word, the quickest first
LONGEST = 10  # seconds that a scenario may take
MODIFY, GIVE = VERBS.index("modify"), VERBS.index("give")
KINDS = ("verb", "step", "filter", "figure", "number", "path", "stat", "rule", "trigger", "duration")
# What blocks become; steps and take-control stand for themselves; jokers are told by their kind.
NEVER = {"verb go", "verb step", "rule taken", "rule wild"}
Used = Callable[[str], None]


@cache
def words() -> list[str]:
    """Every word, with what it is."""
    tables: dict[str, Any] = {
        "verb": VERBS,
        "step": special.STEPS,
        "filter": meanings.FILTERS,
        "figure": sorted(meanings.READABLE - {"rank", "hand"}),
        "number": meanings.NUMBERS,
        "path": meanings.PATHS,
        "stat": CHANGEABLE,
        "rule": RULES,
        "trigger": TRIGGERS,
        "duration": DURATIONS[1:],
    }
    return [word for kind in KINDS for name in tables[kind] if (word := f"{kind} {name}") not in NEVER]


@contextmanager
def without(word: str) -> Iterator[None]:
    """The game while a word is switched off."""
    patch = pytest.MonkeyPatch()
    kind, _, name = word.partition(" ")
    try:
        _switch_off(patch, kind, name)
        yield
    finally:
        patch.undo()


def _switch_off(patch: pytest.MonkeyPatch, kind: str, name: str) -> None:
    if kind == "verb":
        at = VERBS.index(name)
        off = running.leave_out if name in ("if", "may", "either", "each", "later") else None
        patch.setattr(ability, "BY_VERB", _but(ability.BY_VERB, at, lambda s, env, line: off and off(s, line)))
        _without_statics(patch, lambda one: one.line[0] == at)
    elif kind == "step":
        at = list(special.STEPS).index(name)
        patch.setattr(special, "BY_NUMBER", _but(special.BY_NUMBER, at, lambda s, env, line: None))
    elif kind == "filter":
        patch.setattr(
            selectors,
            "FILTERS",
            _list_but(selectors.FILTERS, meanings.FILTERS.index(name), lambda s, env, operand, one: True),
        )
    elif kind == "figure":
        patch.setattr(selectors, "FIGURES", _list_but(selectors.FIGURES, STATS.index(name), lambda s, one: 0))
    elif kind == "number":
        patch.setattr(
            selectors, "NUMBERS", _list_but(selectors.NUMBERS, meanings.NUMBERS.index(name), lambda s, env: 0)
        )
    elif kind == "path":
        patch.setattr(
            selectors, "PATHS", _list_but(selectors.PATHS, meanings.PATHS.index(name), lambda s, found: NOBODY)
        )
    elif kind == "stat":
        _unsaid(patch, MODIFY, 1, STATS.index(name), STATS.index(name))
    elif kind == "rule":
        _unsaid(patch, GIVE, 2, RULES.index(name), RULE + RULES.index(name))
    elif kind == "trigger":
        known, begin, trigger = triggers.is_awaited, triggers.begin, TRIGGERS.index(name)
        patch.setattr(triggers, "is_awaited", lambda s, which, *more: which != trigger and known(s, which, *more))
        patch.setattr(triggers, "begin", lambda s, which, *more: None if which == trigger else begin(s, which, *more))
    else:
        lasting, until = running.lasting, DURATIONS.index(name)
        other = UNTIL_PHASE if until == UNTIL_DAY else UNTIL_DAY
        patch.setattr(running, "lasting", lambda *args: other if (n := lasting(*args)) == until else n)


def _but(table: tuple[Any, ...], at: int, other: Any) -> tuple[Any, ...]:
    return (*table[:at], other, *table[at + 1 :])


def _list_but(table: list[Any], at: int, other: Any) -> list[Any]:
    return [*table[:at], other, *table[at + 1 :]]


def _unsaid(patch: pytest.MonkeyPatch, verb: int, operand: int, number: int, stat: int) -> None:
    """Lines that change this stat or give this rule say nothing, in effects and in traits."""
    effect = ability.BY_VERB[verb]

    def but(s: Any, env: Any, line: Any) -> None:
        if line[operand] != number:
            effect(s, env, line)

    patch.setattr(ability, "BY_VERB", _but(ability.BY_VERB, verb, but))
    _without_statics(patch, lambda one: one.stat == stat)


def _without_statics(patch: pytest.MonkeyPatch, off: Callable[[Any], bool]) -> None:
    """Lines of traits that always work, left out of the book, and of books that are read meanwhile."""
    read = printed._statics
    patch.setattr(printed, "_statics", lambda book, what: [one for one in read(book, what) if not off(one)])
    book = GAME.book
    for table in ("own", "worn", "for_player", "group", "bars", "worn_bars"):
        patch.setattr(book, table, [tuple([one for one in row if not off(one)]) for row in getattr(book, table)])


# ---- who uses which word


@contextmanager
def watched(used: Used) -> Iterator[None]:
    """Tell of every word that is used."""
    patch = pytest.MonkeyPatch()

    def telling(word: str, function: Any) -> Any:
        def told(*args: Any) -> Any:
            used(word)
            return function(*args)

        return told

    def verb(number: int, function: Any) -> Any:
        def told(s: Any, env: Any, line: Any) -> None:
            used(f"verb {VERBS[number]}")
            if number == MODIFY and line[1] < len(STATS):
                used(f"stat {STATS[line[1]]}")
            if number == GIVE:
                used(f"rule {RULES[line[2]]}")
            function(s, env, line)

        return told

    patch.setattr(ability, "BY_VERB", tuple([verb(i, function) for i, function in enumerate(ability.BY_VERB)]))
    steps = [telling(f"step {name}", function) for name, function in special.STEPS.items()]
    patch.setattr(special, "BY_NUMBER", tuple(steps))
    for kind, names, table in (
        ("filter", meanings.FILTERS, selectors.FILTERS),
        ("number", meanings.NUMBERS, selectors.NUMBERS),
        ("path", meanings.PATHS, selectors.PATHS),
        ("figure", STATS, selectors.FIGURES),
    ):
        told = [telling(f"{kind} {name}", function) for name, function in zip(names, table, strict=True)]
        patch.setattr(selectors, f"{kind}S".upper(), told)
    lasting, awaited, changed = running.lasting, triggers.is_awaited, stats.changed

    def last(*args: Any) -> int:
        found = lasting(*args)
        used(f"duration {DURATIONS[found]}")
        return found

    def await_(s: Any, which: int, *more: Any) -> bool:
        found = awaited(s, which, *more)
        if found:
            used(f"trigger {TRIGGERS[which]}")
        return found

    def change(s: Any, static: Any, *more: Any) -> int:
        if static.stat < len(STATS):
            used(f"stat {STATS[static.stat]}")
        return changed(s, static, *more)

    patch.setattr(running, "lasting", last)
    patch.setattr(triggers, "is_awaited", await_)
    patch.setattr(stats, "changed", change)
    for module, name, place in ((stats, "given", 2), (stats, "has_rule", 2), (players, "player_rule", 2)):
        patch.setattr(module, name, _telling_rule(getattr(module, name), place, used))
    try:
        yield
    finally:
        patch.undo()


def _telling_rule(asked: Any, place: int, used: Used) -> Any:
    def told(*args: Any) -> bool:
        found = bool(asked(*args))
        if found and args[place] < len(RULES):
            used(f"rule {RULES[args[place]]}")
        return found

    return told


# ---- proofs


def proofs() -> dict[str, str]:
    """By word: the scenario that fails without it."""
    return tomllib.loads(PROOFS.read_text(encoding="utf-8")) if PROOFS.is_file() else {}


def fails(item: Any, word: str) -> bool:
    """A scenario that doesn't end without the word has failed, too."""

    def stop(*_: Any) -> None:
        raise TimeoutError(word)

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(LONGEST)
    try:
        with without(word):
            return any([report.failed for report in runtestprotocol(item, log=False, nextitem=None)])
    except TimeoutError:
        return True
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class Checking:
    """Runs each proof with its word switched off."""

    def __init__(self, wanted: dict[str, str]) -> None:
        self.wanted = wanted
        self.idle: list[str] = []

    def pytest_runtestloop(self, session: Any) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.idle = [w for w, node in self.wanted.items() if node not in items or not fails(items[node], w)]
        return True


class Finding:
    """Runs all scenarios, then those of each word without it, until one fails."""

    def __init__(self, thorough: bool) -> None:
        self.found: dict[str, str] = {}
        self.thorough = thorough

    def said(self, item: Any) -> set[str]:
        """The words in the source of a scenario."""
        source = inspect.getsource(item.obj) if hasattr(item, "obj") and callable(item.obj) else ""
        found = set(re.findall(r"[a-z][a-z-]*", source))
        return {word for word in words() if word.partition(" ")[2] in found}

    def printed(self, item: Any) -> set[str]:
        """The words on the cards that a scenario is marked with."""
        cards = GAME.book.cards
        keys = [key for mark in item.iter_markers("card") for key in mark.args[1:]]
        text = " ".join([str(cards.rows[cards.index[key]].get("ability", "")) for key in keys if key in cards.index])
        said = set(re.findall(r"[a-z][a-z-]*", text))
        return {word for word in words() if word.partition(" ")[2] in said}

    def pytest_runtestloop(self, session: Any) -> bool:
        users: dict[str, list[Any]] = {}
        others: dict[str, list[Any]] = {}  # whose cards say the word
        took: dict[str, float] = {}
        known = proofs()
        for item in session.items:
            seen: set[str] = set()
            if not self.thorough:
                took[item.nodeid] = 0.0
                for word in self.said(item) | self.printed(item):
                    if word not in known:
                        users.setdefault(word, []).append(item)
                continue
            with watched(seen.add):
                reports = runtestprotocol(item, log=False, nextitem=None)
            if not any([report.failed for report in reports]):
                took[item.nodeid] = sum([report.duration for report in reports])
                for word in seen:
                    users.setdefault(word, []).append(item)
                for word in self.printed(item) - seen:
                    others.setdefault(word, []).append(item)
        items = {item.nodeid: item for item in session.items}
        most = MOST_TRIED if self.thorough else MOST_TRIED // 6
        for word in words():
            ready = [
                item
                for listed in (users, others)
                for item in sorted(listed.get(word, []), key=lambda item: (took[item.nodeid], item.nodeid))[:most]
            ]
            if not self.thorough and known.get(word) in items:
                self.found[word] = known[word]
                continue
            before = [items[known[word]]] if known.get(word) in items else []
            proof = next((item for item in [*before, *ready] if fails(item, word)), None)
            if proof is not None:
                self.found[word] = proof.nodeid
        return True


def check() -> list[str]:
    """The words whose proof is missing, or doesn't fail without them."""
    wanted = proofs()
    missing = [word for word in words() if word not in wanted]
    checking = Checking({word: node for word, node in wanted.items() if word in words()})
    files = sorted({node.partition("[")[0] for node in checking.wanted.values()})
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", *files], plugins=[checking])
    return missing + checking.idle


def find(thorough: bool) -> list[str]:
    finding = Finding(thorough)
    asked = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-m", "not slow", SCENARIOS]
    pytest.main(asked, plugins=[finding])
    head = "# By word of the card language: a scenario that fails when the word is switched off.\n"
    head += "# Made by `python -m tools.switched_off find`.\n\n"
    lines = [f'"{word}" = "{node}"' for word, node in finding.found.items()]
    PROOFS.write_text(head + "\n".join([line.replace("\\", "\\\\") for line in lines]) + "\n", encoding="utf-8")
    return [word for word in words() if word not in finding.found]


if __name__ == "__main__":
    asked = sys.argv[1:]
    unproven = find(asked[1:] == ["all"]) if asked[:1] == ["find"] else check()
    print(*unproven, sep="\n")
    sys.exit(1 if unproven else 0)
