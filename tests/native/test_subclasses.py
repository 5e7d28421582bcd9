"""A compiled class can be the base of one that isn't only if it says so: else making one fails, and only there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools import compile as compiler

PLAIN = {"NamedTuple", "Protocol", "TypedDict", "Enum"}  # of which mypyc makes plain classes


def classes(path: Path) -> Iterator[ast.ClassDef]:
    for node in ast.walk(ast.parse((compiler.SOURCES / path).read_text())):
        if isinstance(node, ast.ClassDef):
            yield node


def name_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def closed() -> set[tuple[str, str]]:
    """Compiled classes, by module and name, of which only compiled ones may be made."""
    return {
        (name_of(path), found.name)
        for path in compiler.modules()
        for found in classes(path)
        if "allow_interpreted_subclasses=True" not in "".join(map(ast.unparse, found.decorator_list))
        and not {ast.unparse(base).rpartition(".")[2] for base in found.bases} & PLAIN
    }


def bases(path: Path) -> Iterator[tuple[str, tuple[str, str]]]:
    """The classes of a module, each with a base that it has from another module."""
    tree = ast.parse((compiler.SOURCES / path).read_text())
    come = {
        (alias.asname or alias.name): (node.module or "", alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for found in classes(path):
        for base in found.bases:
            name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
            if name in come:
                yield found.name, come[name]


def test_what_is_made_of_a_compiled_class_may_be() -> None:
    compiled, shut = set(compiler.modules()), closed()
    assert ("sixgun.core.refusals", "Refused") not in shut
    assert ("sixgun.core.events", "Event") in shut
    sources = [path.relative_to(compiler.SOURCES) for path in (compiler.SOURCES / "sixgun").rglob("*.py")]
    wrong = [
        f"{path}: {name} of {base[0]}.{base[1]}"
        for path in sources
        if path not in compiled
        for name, base in bases(path)
        if base in shut
    ]
    assert not wrong
