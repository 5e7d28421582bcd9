"""Which changes are made: drawn with a seed from all that Cosmic Ray's operators find inside functions."""

from __future__ import annotations

import ast
import pickle
import re
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import parso  # noqa: F401  before Cosmic Ray, which imports a part of it first
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "sixgun"
GAMES = ("bang_duel", "doomtown", "gunfighters", "gunslinger")
ROOMS = ("table", "language", "cards", "rules")  # what is and what the rulebook says; not how it is worded
# Nothing to be seen comes of them here: there are no decorators that matter, exceptions are only raised, never caught
# by kind, and small ints that are equal are the same, so that `is` says what `==` says.
LEFT_OUT = ("RemoveDecorator", "ExceptionReplacer", "VariableInserter", "VariableReplacer")
SAME = ("_Is", "_IsNot")


@dataclass(frozen=True)
class Mutant:
    """One change: the operator's nth place in a file, inside a function."""

    unit: str  # a game, or "core" for core and lib
    file: str
    operator: str
    occurrence: int
    line: int
    function: str
    place: str  # in the function, with a digest of it: a result is of just this source

    @property
    def id(self) -> str:
        return f"{self.file} {self.function} {self.place} {self.operator}"

    def source(self) -> str | None:
        """The changed file."""
        changed: str | None = mutate_code(self._code(), OPERATORS[self.operator](), self.occurrence)
        return changed

    def was_and_is(self, changed: str | None) -> tuple[str, str]:
        """The first line that differs, before and after."""
        pairs = zip(self._code().splitlines(), (changed or "").splitlines(), strict=False)
        return next(((old.strip(), new.strip()) for old, new in pairs if old != new), ("", ""))

    def _code(self) -> str:
        return (ROOT / self.file).read_text("utf-8")


def _operators() -> dict[str, Any]:
    provider = OperatorProvider()
    return {
        name: provider[name]
        for name in provider
        if name not in LEFT_OUT and not name.endswith(SAME) and not provider[name].arguments()
    }


OPERATORS = _operators()


def files_of(unit: str) -> list[Path]:
    """The files of a unit that are changed."""
    if unit == "core":
        folders = [SOURCES / "core", SOURCES / "lib"]
    else:
        folders = [SOURCES / "games" / unit / room for room in ROOMS]
    found = [path for folder in folders if folder.is_dir() for path in folder.rglob("*.py")]
    return sorted([path for path in found if path.name != "__init__.py" and path.stem != "arrays"])


def places_in(unit: str, path: Path) -> list[list[Mutant]]:
    """By place in a file: the changes that can be made there."""
    code = path.read_text("utf-8")
    bodies, unread = _functions(code)
    nodes = list(ast_nodes(get_ast(code)))
    file = path.relative_to(ROOT).as_posix()
    found: dict[Place, list[Mutant]] = {}
    for name in sorted(OPERATORS):
        operator = OPERATORS[name]()
        places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, place in enumerate(places):
            body = next((body for body in bodies if body.first <= place[0] <= body.last), None)
            if body is not None and not any(first <= place < last for first, last in unread):
                where = f"{body.digest}+{place[0] - body.first}:{place[1]}"
                mutant = Mutant(unit, file, name, occurrence, place[0], body.name, where)
                found.setdefault(place, []).append(mutant)
    return [found[place] for place in sorted(found)]


Place = tuple[int, int]


@dataclass(frozen=True)
class Body:
    """The statements of a function or method, without its docstring."""

    first: int  # lines
    last: int
    name: str
    digest: str  # of the whole function


def _functions(code: str) -> tuple[list[Body], list[tuple[Place, Place]]]:
    """Bodies of functions and methods; and what is never run."""
    bodies: list[Body] = []
    unread: list[tuple[Place, Place]] = []

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                body = child.body[1:] if ast.get_docstring(child) is not None else child.body
                text = ast.get_source_segment(code, child) or ""
                digest = blake2b(text.encode(), digest_size=6).hexdigest()
                if body:
                    bodies.append(Body(body[0].lineno, child.end_lineno or child.lineno, prefix + child.name, digest))
            elif isinstance(child, ast.ClassDef):
                visit(child, f"{prefix}{child.name}.")

    tree = ast.parse(code)
    visit(tree, "")
    for node in ast.walk(tree):
        parts: list[ast.expr | None] = []
        if isinstance(node, ast.AnnAssign):
            parts = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            parts = [node.returns, *[arg.annotation for arg in (*node.args.args, *node.args.kwonlyargs)]]
        elif isinstance(node, ast.Assert):
            parts = [node.test]  # only type checkers need them
        for part in parts:
            if part is not None:
                unread.append(
                    ((part.lineno, part.col_offset), (part.end_lineno or part.lineno, part.end_col_offset or 0))
                )
    return bodies, unread


def drawn(count: int, seed: int) -> list[Mutant]:
    """So many places of all units, and at each of them one of its changes; the same for the same seed and sources.

    Every place has a number of its own from the seed, and the lowest are drawn: a changed function draws nothing anew
    elsewhere.
    """
    pool = [place for unit in ("core", *GAMES) for path in files_of(unit) for place in _remembered(unit, path)]
    lots = [(_lot(seed, place[0]), place) for place in pool]
    chosen = sorted(lots, key=lambda pair: pair[0])[:count]
    return [place[lot % len(place)] for lot, place in chosen]


def _remembered(unit: str, path: Path) -> list[list[Mutant]]:
    """The same as `places_in`, which takes a while: kept until the file changes."""
    read = b"".join([file.read_bytes() for file in (path, Path(__file__))])
    name = path.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".")
    kept = ROOT / "build" / "mutants" / "places" / f"{name}-{blake2b(read, digest_size=6).hexdigest()}"
    if kept.exists():
        found: list[list[Mutant]] = pickle.loads(kept.read_bytes())
        return found
    kept.parent.mkdir(parents=True, exist_ok=True)
    places = places_in(unit, path)
    kept.write_bytes(pickle.dumps(places))
    return places


def _lot(seed: int, mutant: Mutant) -> int:
    text = f"{seed} {mutant.file} {mutant.function} {mutant.place}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def rules_cited(file: str, function: str) -> list[str]:
    """The rules in square brackets in the docstrings of a function, or of its file."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    texts = [ast.get_docstring(tree) or ""]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == function.rpartition(".")[2]:
            texts.append(ast.get_docstring(node) or "")
    inside = [part for text in texts for part in re.findall(r"\[([^\]]+)\]", text)]
    return [rule.strip() for part in inside for rule in part.split(",")]
