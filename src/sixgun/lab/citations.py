"""Where the rules are: which functions and which tests cite each rule of a game's inventory.

A function cites a rule in square brackets in its docstring, or by giving its id to a refusal or a question. A test
cites rules with the decorator @rule("gunfighters", "turn.order.left", ...).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sixgun.core.game import Game
from sixgun.core.plain import Plain

Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def rule_index(game: Game[Any]) -> list[dict[str, Plain]]:
    """Each rule with its texts, the functions that carry it out and the tests that prove it."""
    rules = game.rule_texts()
    ids = {rule["id"] for rule in rules}
    code: dict[str, list[Plain]] = {rule: [] for rule in ids}
    tests: dict[str, list[Plain]] = {rule: [] for rule in ids}
    for rule, place in code_citations(game, ids):
        if place not in code[rule]:
            code[rule].append(place)
    for rule, place in citations_in_tests(game):
        if rule in tests and place not in tests[rule]:
            tests[rule].append(place)
    index: list[dict[str, Plain]] = []
    for rule_text in rules:
        entry: dict[str, Plain] = {**rule_text}
        entry["code"] = code[rule_text["id"]]
        entry["tests"] = tests[rule_text["id"]]
        index.append(entry)
    return index


def code_citations(game: Game[Any], ids: set[str]) -> Iterator[tuple[str, str]]:
    """(rule, room/module:function) pairs from the game's own source files."""
    folder = Path(__file__).parent.parent / "games" / game.key.replace("-", "_")
    for path in sorted(folder.rglob("*.py")):
        for name, node in _definitions(ast.parse(path.read_text(encoding="utf-8"))):
            for rule in _cited(node, ids):
                yield rule, f"{path.relative_to(folder).with_suffix('').as_posix()}:{name}"


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    for node in tree.body:
        if isinstance(node, Defined):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node


def _cited(node: ast.AST, ids: set[str]) -> list[str]:
    found: list[str] = []
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            if part.value in ids:
                found.append(part.value)
            for listed in re.findall(r"\[([a-z0-9.,\s-]+)\]", part.value):
                found += [name for name in re.split(r"[,\s]+", listed) if name in ids]
    return found


TESTS = Path(__file__).parents[3] / "tests"


def tests_are_here() -> bool:
    """Whether this is a checkout: an installed package comes without its tests."""
    return (TESTS / "cite.py").is_file()


def citations_in_tests(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """(rule, file::test) pairs from the checkout's tests; none where Sixgun is installed without them."""
    if not tests_are_here():
        return
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if f'"{game.key}"' not in source:
            continue
        for name, node in _definitions(ast.parse(source)):
            if isinstance(node, Defined):
                for rule in _decorated(node, game.key):
                    yield rule, f"{path.relative_to(TESTS.parent).as_posix()}::{name}"


def card_scenarios(key: str) -> Iterator[str]:
    """A game's cards, each as often as a test of the checkout is marked with it: @card("doomtown", "sloane")."""
    if not tests_are_here():
        return
    for path in sorted((TESTS / "rules").rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "@card(" in source:
            for _, node in _definitions(ast.parse(source)):
                if isinstance(node, Defined):
                    yield from _decorated(node, key, "card")


def _decorated(node: Defined, key: str, mark: str = "rule") -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == mark:
            values = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant)]
            if values and values[0] == key:
                for value in values[1:]:
                    if isinstance(value, str):
                        yield value
