"""Guests: a secret of 256 bits in a cookie or a header. The server keeps its hash, and that is the guest."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

COOKIE = "sixgun"
YEAR = 365 * 24 * 60 * 60
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def guest_id(secret: str) -> str:
    """The guest that a secret stands for; "" for what is no secret of ours.

    >>> guest_id("guessed"), len(guest_id(new_secret()))
    ('', 32)
    """
    if not _SECRET.fullmatch(secret):
        return ""
    return blake2b(secret.encode(), digest_size=16, person=b"sixgun guest").hexdigest()


def guest_of(connection: HTTPConnection) -> str:
    """Who is at the other end; "" for a stranger."""
    token = guest_id(bearer(connection)) or guest_id(connection.cookies.get(COOKIE, ""))
    guest: str = connection.app.state.house.tokens.guest(token)  # it may have been moved, or ended
    return guest


def give_cookie(request: Request, response: Response, secret: str, public_url: str) -> None:
    """Give a browser its secret, which no script can read."""
    secure = request.url.scheme == "https" or public_url.startswith("https:")
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")


def bearer(connection: HTTPConnection) -> str:
    """The token of a program."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
