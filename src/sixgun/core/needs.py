"""Libraries that only some need: imported when they are used, and asked for in one sentence where missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

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
        raise Refused(Refusal("needs-library", {"library": library, "extra": extra})) from error
