"""Imports every module of Sixgun on its own, and prints those that cannot be: `python -m tests.lone_imports`.

An interpreter for each of them would take minutes. Here one interpreter imports the libraries that Sixgun uses, and
forks for each module. It begins with the lowest layer of `pyproject.toml`, and has all of a layer when it comes to the
next: lint-imports sees to it that no module imports one of a layer above, so no circle can go through two of them. The
rooms of a game are such layers, too. A game's package, which imports the whole game in an order that works, stays
empty meanwhile.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import importlib.util
import os
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
ACT_WHEN_IMPORTED = ("sixgun.__main__", "sixgun.store.migrations.env")


def modules() -> list[str]:
    """The names of all modules that have a source."""
    paths = [path.relative_to(SOURCES).with_suffix("") for path in (SOURCES / "sixgun").rglob("*.py")]
    names = [".".join(path.parts).removesuffix(".__init__") for path in paths]
    return sorted(set(names).difference(ACT_WHEN_IMPORTED))


def in_a_child(do: Callable[[], str]) -> str:
    """What a function returns in a fork of this process."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        gc.disable()  # it ends before there is garbage
        try:
            said = do()
        except BaseException:
            said = traceback.format_exc()
        with os.fdopen(into, "w") as pipe:
            pipe.write(said)
        os._exit(0)
    os.close(into)
    with os.fdopen(out) as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def libraries() -> str:
    """Every module besides Sixgun's that importing all of Sixgun loads."""
    before = set(sys.modules)
    for name in modules():
        importlib.import_module(name)
    return " ".join([name for name in sys.modules if name not in before and not name.startswith("sixgun")])


def layers(contract: str) -> list[list[str]]:
    """The layers of a contract of lint-imports, the lowest first; some have several parts."""
    linter = tomllib.loads((SOURCES.parent / "pyproject.toml").read_text())["tool"]["importlinter"]
    (found,) = [each["layers"] for each in linter["contracts"] if each["name"] == contract]
    return [[part.strip(" ()") for part in layer.split("|")] for layer in reversed(found)]


def lies_in(name: str, packages: Iterable[str]) -> bool:
    return any([name == package or name.startswith(package + ".") for package in packages])


def alone(name: str) -> str:
    """Import a module before all others of its layer. Nothing, or what went wrong."""
    importlib.import_module(name)
    return ""


def one_by_one(names: list[str]) -> list[str]:
    """What goes wrong with modules of one layer, each imported alone; all of them have been imported in the end."""
    found = [(name, in_a_child(partial(alone, name))) for name in names]
    for name in names:
        with contextlib.suppress(Exception):  # which has been found
            importlib.import_module(name)
    gc.freeze()
    return [f"{name}: {said.splitlines()[-1]}" for name, said in found if said]


def room_by_room(game: str, names: list[str]) -> str:
    """What goes wrong in the rooms of a game."""
    package = importlib.util.find_spec(game)
    assert package is not None
    sys.modules[game] = importlib.util.module_from_spec(package)
    found: list[str] = []
    left = [name for name in names if lies_in(name, [game])]
    for rooms in layers("a room of a game imports only the rooms before it"):
        room = [name for name in left if lies_in(name, [f"{game}.{part}" for part in rooms])]
        found += one_by_one(room)
        left = [name for name in left if name not in room]
    return "\n".join(found + [f"{name}: in no room" for name in left])


def main() -> None:
    for name in in_a_child(libraries).split():
        try:
            importlib.import_module(name)
        except Exception:  # some are only there when something else was imported before
            continue
    gc.freeze()
    left, said = modules(), list[str]()
    for packages in layers("imports point one way"):
        names = [name for name in left if lies_in(name, packages)]
        rooms = [name for name in names if name.count(".") > 2 and lies_in(name, ["sixgun.games"])]
        for game in sorted({".".join(name.split(".")[:3]) for name in rooms}):
            said.append(in_a_child(partial(room_by_room, game, rooms)))
        said += one_by_one([name for name in names if name not in rooms])
        left = [name for name in left if name not in names]
    said += one_by_one(left)  # of Sixgun itself
    print("\n".join(filter(None, said)), end="")


if __name__ == "__main__":
    main()
