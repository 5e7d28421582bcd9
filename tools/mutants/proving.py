"""Whether the tests of a rule prove it: at least one of them must fail when the rule's code is switched off.

Each function that cites the rule is switched off, then its conditions are negated one by one; only the tests that cite
the same rule are run. A rule for which none of them fails is listed.
"""

from __future__ import annotations

import ast
import copy
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixgun
from sixgun.lab.citations import rule_index
from tools.mutants.drawing import ROOT
from tools.mutants.hunting import OPTIONS, TESTS, Prey, noted, tried

NOTHING = {"bool": "False", "int": "0", "str": "''", "list": "[]", "tuple": "()", "dict": "{}", "float": "0.0"}


class Proof:
    """A pytest plugin that takes the place of running the tests."""

    def __init__(self, unit: str, results: Path, part: int, parts: int) -> None:
        self.unit, self.results, self.part, self.parts = unit, results, part, parts

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        game = sixgun.game(self.unit.replace("_", "-"))
        for entry in rule_index(game)[self.part :: self.parts]:
            rule = str(entry["id"])
            items = [item for item in session.items if rule in _cited(item, game.key)]
            places = entry["code"]
            assert isinstance(places, list)
            self._prove(rule, items, [str(place) for place in places])
        return True

    def _prove(self, rule: str, items: list[pytest.Item], places: list[str]) -> None:
        tries = 0
        for place in places:
            module, _, function = place.partition(":")
            file = f"src/sixgun/games/{self.unit}/{module}.py"
            for how, tree in switched(ast.parse((ROOT / file).read_text("utf-8")), function):
                tries += 1
                outcome, killer = tried(Prey(file, tree), items, 60.0)
                if outcome == "killed":
                    noted(self.results, {"id": f"{self.unit} {rule}", "by": f"{place}: {how}", "killer": killer})
                    return
        reason = "no test" if not items else "no function" if not tries else "no test fails"
        noted(self.results, {"id": f"{self.unit} {rule}", "by": "", "killer": "", "reason": reason, "code": places})


def switched(tree: ast.Module, name: str) -> Iterator[tuple[str, ast.Module]]:
    """A file with a function (or all methods of a class) switched off, then with its conditions negated one by one."""
    found = next(
        (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name), None
    )
    if found is None:
        return
    whole = [found] if isinstance(found, ast.FunctionDef) else [n for n in found.body if isinstance(n, ast.FunctionDef)]
    for function in whole:
        body = function.body
        kept = body[:1] if ast.get_docstring(function) is not None else []
        kind = ast.unparse(function.returns).partition("[")[0] if function.returns else ""
        function.body = [*kept, *ast.parse(f"return {NOTHING.get(kind, 'None')}").body]
        _moved(function.body[-1], body[-1])
        yield f"{function.name} off", copy.deepcopy(tree)
        function.body = body
        for node in ast.walk(function):
            if isinstance(node, ast.If | ast.IfExp | ast.While):
                test = node.test
                node.test = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
                yield f"{function.name} line {test.lineno} negated", copy.deepcopy(tree)
                node.test = test


def _moved(node: ast.AST, to: ast.AST) -> None:
    for part in ast.walk(node):
        ast.copy_location(part, to)


def _cited(item: pytest.Item, key: str) -> set[str]:
    return {rule for marker in item.iter_markers("rule") if marker.args[0] == key for rule in marker.args[1:]}


def prove(unit: str, results: Path, part: int, parts: int) -> int:
    """Look through every nth rule of a game."""
    os.environ["SIXGUN_BUDGET"] = "quick"
    os.environ["SIXGUN_PURE"] = "1"
    return int(pytest.main([*OPTIONS, "tests/rules", *_elsewhere(unit)], plugins=[Proof(unit, results, part, parts)]))


def _elsewhere(unit: str) -> list[str]:
    """Other folders whose tests may cite rules of the game without a server or a browser."""
    return [
        folder
        for folder in ("tests/conformance", "tests/play", "tests/bots", "tests/text")
        if folder not in TESTS[unit]
    ]
