"""Whether the tests of a rule prove it: at least one of them must fail when the rule's code is switched off.

Each function that cites the rule is switched off, then its conditions are negated one by one; only the tests that cite
the same rule are run. A rule for which none of them fails is listed.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import pytest

import sixgun
from sixgun.lab.citations import rule_index
from tools.mutants.drawing import ROOT
from tools.mutants.hunting import OPTIONS, TESTS, Prey, noted, settled, tried

# Other tests that cite rules and need neither a server nor a browser.
ELSEWHERE = ["tests/conformance", "tests/play", "tests/bots", "tests/text"]
PATIENCE = 20.0  # seconds of the processor for a test
NOTHING = {"bool": "False", "int": "0", "str": "''", "list": "[]", "tuple": "()", "dict": "{}", "float": "0.0"}


@dataclass(frozen=True)
class Rule:
    """A rule with the functions that cite it, as their sources are now."""

    unit: str
    name: str
    code: tuple[str, ...]
    digest: str

    @property
    def id(self) -> str:
        return f"{self.unit} {self.name} {self.digest}"


def rules_of(unit: str) -> list[Rule]:
    """The rules of a game."""
    found: list[Rule] = []
    for entry in rule_index(sixgun.game(unit.replace("_", "-"))):
        code, tests = entry["code"], entry["tests"]
        assert isinstance(code, list)
        assert isinstance(tests, list)
        places = tuple([str(place) for place in code])
        files = {_file(unit, place) for place in places} | {str(test).partition("::")[0] for test in tests}
        read = b"".join([(ROOT / file).read_bytes() for file in sorted(files)])
        found.append(Rule(unit, str(entry["id"]), places, blake2b(read, digest_size=6).hexdigest()))
    return found


def _file(unit: str, place: str) -> str:
    return f"src/sixgun/games/{unit}/{place.partition(':')[0]}.py"


class Proof:
    """A pytest plugin that takes the place of running the tests."""

    def __init__(self, rules: list[Rule], results: Path) -> None:
        self.rules, self.results = rules, results

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for rule in self.rules:
            key = rule.unit.replace("_", "-")
            by, killer, reason = self._proven(rule, [item for item in session.items if rule.name in _cited(item, key)])
            row = {"id": rule.id, "unit": rule.unit, "rule": rule.name, "code": rule.code}
            noted(self.results, {**row, "by": by, "killer": killer, "reason": reason})
        return True

    def _proven(self, rule: Rule, items: list[pytest.Item]) -> tuple[str, str, str]:
        """Which change makes which test fail; or why there is none."""
        tries = 0
        for place in rule.code:
            file = _file(rule.unit, place)
            for how, tree in switched(ast.parse((ROOT / file).read_text("utf-8")), place.partition(":")[2]):
                tries += 1
                outcome, killer = tried(Prey(file, tree), items, [PATIENCE] * len(items))
                if outcome == "killed":
                    tests = [item for item in items if item.nodeid == killer]
                    if tried(None, tests, [PATIENCE] * len(tests))[0] == "killed":
                        raise pytest.UsageError(f"{killer} fails without any change")
                    return f"{place}: {how}", killer, ""
        return "", "", "no test" if not items else "no function" if not tries else "no test fails"


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


def prove(unit: str, names: list[str], results: Path) -> int:
    """Look through these rules of a game."""
    settled()
    rules = [rule for rule in rules_of(unit) if rule.name in names]
    return int(pytest.main([*OPTIONS, *TESTS[unit], *ELSEWHERE], plugins=[Proof(rules, results)]))
