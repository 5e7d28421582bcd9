"""Why a puzzle has one best pick: its `[proof]`, carried out on the rules.

`sure`: exactly one first pick leads to the goal for certain: in every one of `worlds` redeals of what the solver cannot
see, whatever the others answer, with later picks chosen only from what was seen by then. `odds` and `value`: each first
pick's chance of the goal, or its `worth`, over the redeals; the solver goes on as well as it can see, the others by the
game's own advice; the solution is ahead of every other pick by `margin`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from sixgun.core.plain import Plain
from sixgun.play.learn import Lesson, LessonPlayer
from sixgun.play.learn.lesson import fits
from sixgun.play.learn.sights import dig, holds

MOST = 400_000  # states that a proof may look at


class Proof:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.seat = lesson, lesson.seat
        self.game: Any = LessonPlayer(lesson).match.game
        self.terms: dict[str, Any] = lesson.proof
        self.nodes = 0

    def begin(self, picks: tuple[str, ...] = ()) -> LessonPlayer:
        player = LessonPlayer(self.lesson)
        for pick in picks:
            player.take(pick)
        return player

    # ---- what is so

    def ended(self, s: Any) -> bool:
        until = self.terms.get("until")
        tests = [until] if isinstance(until, dict) else until or []
        return not s.asked or any(holds(test, self.game, s, self.seat, []) for test in tests)

    def good(self, s: Any) -> bool:
        seen = [test for test in self.lesson.goal if "event" not in test]
        return all(holds(test, self.game, s, self.seat, []) for test in seen)

    def worth(self, s: Any) -> float:
        if "worth" not in self.terms:
            return float(self.good(s))
        view = self.game.view(s, self.seat)
        return sum(weight * _number(dig(view, path)) for path, weight in self.terms["worth"].items())

    def codes(self, s: Any, seat: int) -> list[int]:
        """The picks that are tried: `skip` leaves out what is never of any use here, `foe` limits the others."""
        codes: list[int] = self.game.codes(s, seat)
        if seat != self.seat:
            foe = self.terms.get("foe")
            return [code for code in codes if foe and fits(self.text(code), tuple(foe))] or codes
        skip = tuple(self.terms.get("skip", ()))
        return [code for code in codes if not fits(self.text(code), skip)] or codes

    def text(self, code: int) -> str:
        return str(self.game._text(code))

    def asked(self, s: Any) -> bool:
        return bool(s.asked >> self.seat & 1)

    def known(self, s: Any) -> str:
        """All that the solver knows."""
        picks = [self.text(code) for code in self.game.codes(s, self.seat)] if self.asked(s) else None
        return json.dumps([self.game.view(s, self.seat), picks], sort_keys=True)

    def groups(self, states: list[Any]) -> list[list[Any]]:
        """States that look the same to the solver."""
        by: dict[str, list[Any]] = {}
        for s in states:
            by.setdefault(self.known(s), []).append(s)
        return list(by.values())

    def count(self) -> None:
        self.nodes += 1
        assert self.nodes < MOST, "the proof is too long"

    def worlds(self, s: Any) -> list[Any]:
        return [self.game.redeal(s, self.seat, seed) for seed in range(self.terms["worlds"])]

    def played(self, s: Any, seat: int, code: int) -> Any:
        copy = self.game.clone(s)
        self.game.play(copy, seat, code)
        return copy

    # ---- sure

    def settled(self, s: Any) -> Iterator[Any]:
        """All states at which the solver is asked or all is over, whatever the others pick."""
        todo, seen = [s], set[str]()
        while todo:
            s = todo.pop()
            if self.ended(s) or self.asked(s):
                yield s
                continue
            self.count()
            seat = self.game.asked(s)[0]
            for code in self.codes(s, seat):
                copy = self.played(s, seat, code)
                mark = self.game.hash(copy)
                if mark not in seen:
                    seen.add(mark)
                    todo.append(copy)

    def sure_pick(self, worlds: list[Any], code: int) -> bool:
        live: list[Any] = []
        for world in worlds:
            for s in self.settled(self.played(world, self.seat, code)):
                if not self.ended(s):
                    live.append(s)
                elif not self.good(s):
                    return False
        return all(self.sure(group) for group in self.groups(live))

    def sure(self, worlds: list[Any]) -> bool:
        self.count()
        return any(self.sure_pick(worlds, code) for code in self.codes(worlds[0], self.seat))

    # ---- on average

    def drifted(self, s: Any) -> Any:
        """The others go by their own advice until the solver is asked."""
        while not self.ended(s) and not self.asked(s):
            self.count()
            seat = self.game.asked(s)[0]
            codes = self.game.codes(s, seat)
            choice = self.game.advise(self.game.view(s, seat), [self.text(code) for code in codes], 0.5)
            self.game.play(s, seat, codes[choice])
        return s

    def total(self, worlds: list[Any], code: int) -> float:
        ends = [self.drifted(self.played(world, self.seat, code)) for world in worlds]
        over = sum(self.worth(s) for s in ends if self.ended(s))
        return over + sum(self.best(group) for group in self.groups([s for s in ends if not self.ended(s)]))

    def best(self, worlds: list[Any]) -> float:
        self.count()
        return max(self.total(worlds, code) for code in self.codes(worlds[0], self.seat))

    # ---- all first picks

    def values(self, picks: tuple[str, ...] = ()) -> dict[str, float]:
        """Each pick at this step of the solution with what it is worth: 1 or 0 for `sure`, else an average."""
        s = self.begin(picks).match.state
        among = self.terms.get("among") if not picks else None
        worlds = self.worlds(s)
        found: dict[str, float] = {}
        for code in self.game.codes(s, self.seat) if not picks else self.codes(s, self.seat):
            pick = self.text(code)
            if among and pick not in among:
                continue
            self.nodes = 0
            sure = self.terms["method"] == "sure"
            found[pick] = float(self.sure_pick(worlds, code)) if sure else self.total(worlds, code) / len(worlds)
        return found


def problems(lesson: Lesson) -> list[str]:
    """What is wrong with a puzzle's proof."""
    proof = Proof(lesson)
    [solution, *_] = proof.begin().wanted()
    values = proof.values()
    others = [value for pick, value in values.items() if pick != solution]
    found = []
    if proof.terms["method"] == "sure" and values[solution] != 1.0:
        found.append(f"{solution} is not sure")
    if values[solution] - max(others) < proof.terms.get("margin", 0.5):
        found.append(f"{solution} is not the only one: {values}")
    player = proof.begin()
    while not player.over:
        if player.at + 1 in proof.terms.get("line", ()):
            sure = sorted([pick for pick, value in proof.values(tuple(player.picks)).items() if value == 1.0])
            if sure != sorted(player.wanted()):
                found.append(f"step {player.at + 1}: sure are {sure}")
        player.take(player.wanted()[0])
    return found


def _number(value: Plain) -> float:
    if isinstance(value, list):
        return float(len(value))
    if isinstance(value, str):
        return float(Fraction(value))  # such as 5/2
    return float(value) if isinstance(value, int | float) else 0.0
