"""Imports every module of Sixgun on its own, and prints those that cannot be: `python -m tests.lone_imports`.

An interpreter for each of them would take minutes. Here one interpreter imports the libraries that Sixgun uses, and
forks for each module. A game's package, which imports the whole game in an order that works, stays empty.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import os
import sys
import traceback
from collections.abc import Callable
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


def alone(name: str) -> str:
    """Import a module before all others. Nothing, or what went wrong."""
    parts = name.split(".")
    if parts[1:2] == ["games"] and len(parts) > 3:
        package = importlib.util.find_spec(".".join(parts[:3]))
        assert package is not None
        sys.modules[package.name] = importlib.util.module_from_spec(package)
    importlib.import_module(name)
    return ""


def main() -> None:
    for name in in_a_child(libraries).split():
        try:
            importlib.import_module(name)
        except Exception:  # some are only there when something else was imported before
            continue
    gc.freeze()
    for name in modules():
        if said := in_a_child(lambda name=name: alone(name)):
            print(f"{name}: {said.splitlines()[-1]}")


if __name__ == "__main__":
    main()
