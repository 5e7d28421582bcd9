"""Takes the compiled form of core, lib and games where a checkout has one of just these sources (tools/compile.py).

A wheel has its compiled modules beside the sources, where Python finds them by itself. SIXGUN_PURE=1 in the
environment of a checkout leaves everything Python, and so does any change to a compiled source.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parents[1]
HOME = SOURCES.parent / "build" / "native" / str(sys.implementation.cache_tag)


class Finder:
    """Finds the compiled modules by name, before Python looks at the sources."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use() -> None:
    """Look for the compiled form, once, before anything of it is imported."""
    home = Path(os.environ.get("SIXGUN_NATIVE") or HOME)
    files = {} if os.environ.get("SIXGUN_PURE") else _compiled(home)
    if files:
        sys.meta_path.insert(0, Finder({name: str(home / file) for name, file in files.items()}))
    elif home.is_dir():  # a compiler may be at work: the processes that this one will start must be of its kind
        os.environ["SIXGUN_PURE"] = "1"


def _compiled(home: Path) -> dict[str, str]:
    """The files of the compiled modules by name, if they are of just these sources."""
    try:
        manifest = json.loads((home / "manifest.json").read_bytes())
    except OSError:
        return {}
    fresh = all(_unchanged(name, stamp) for name, stamp in manifest["sources"].items())
    return manifest["files"] if fresh else {}


def _unchanged(name: str, stamp: list[int]) -> bool:
    try:
        found = os.stat(f"{SOURCES}/{name.replace('.', '/')}.py")
    except OSError:
        return False
    return [found.st_mtime_ns, found.st_size] == stamp


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(sys.modules["sixgun.core.refusals"].__file__).endswith((".py", ".pyc"))
