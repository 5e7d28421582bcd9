"""Libraries that only some need: imported when they are used, and asked for in one sentence where missing."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused


def need(module: str, library: str, extra: str) -> Any:
    """The module, or a refusal that says what to install.

    >>> need("json", "json", "research").dumps([1])
    '[1]'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise Refused(missing(library, extra)) from error


def missing(library: str, extra: str, sources: Path | None = None, prefix: str = sys.prefix) -> Refusal:
    """The refusal that names a missing library and the command that installs it where this Sixgun came from.

    A checkout has the extras in its own metadata, a wheel in those that pip keeps: neither asks for an index.

    >>> missing("NumPy", "research", Path("/env/lib/python3.13/site-packages"), "/env").args["command"]
    'pip install "sixgun[research]"'
    """
    clone = (sources or Path(str(files("sixgun"))).parent).parent
    if not (clone / "pyproject.toml").is_file():
        words: dict[str, Plain] = {"clone": 0, "command": f'pip install "sixgun[{extra}]"'}
    else:
        pip = ".venv/bin/pip" if Path(prefix) == clone / ".venv" else "pip"
        words = {"clone": 1, "command": f'{pip} install -e ".[{extra}]"'}
    return Refusal("needs-library", {"library": library, **words})
