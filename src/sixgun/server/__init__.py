"""HTTP and a socket over `play`: the page and its tables for any number of guests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sixgun.server.saloon import Saloon

__all__ = ["Saloon"]


def __getattr__(name: str) -> Any:
    """`Saloon` needs the server's libraries, which are imported only when it is used."""
    if name != "Saloon":
        raise AttributeError(name)
    from sixgun.core.needs import need

    need("fastapi", "FastAPI", "server")
    from sixgun.server.saloon import Saloon

    return Saloon
