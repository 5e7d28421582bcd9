"""Whose token it is. Most tokens stand for the guest they began with; this knows the others.

They are few, so all of them are in memory: nobody who asks has to wait. Nodes look for each other's changes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from hashlib import blake2b

from sixgun.server.door import guests
from sixgun.store import Store

log = logging.getLogger("sixgun.server")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that is read as another
LENGTH = 8  # of a code: 31 to the power of 8, for ten minutes, at a few tries a minute
LOOK_EVERY = 2.0  # seconds, among several nodes
OVERLAP = 10_000  # milliseconds that are read again: a change may be written a little later than it is dated


class Tokens:
    """Tokens that were moved or ended."""

    def __init__(self, store: Store, ended: Callable[[str], None]) -> None:
        self.store = store
        self.ended = ended  # told of a guest whose sessions must end
        self._guests: dict[str, str] = {}
        self._seen = 0
        self._looking: asyncio.Task[None] | None = None

    async def open(self, several: bool) -> None:
        """Know all of them; among several nodes, look for changes from now on."""
        await self.refresh()
        if several:
            self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    def guest(self, token: str) -> str:
        """The guest that a token, by its hash, stands for; "" for one that was ended."""
        return self._guests.get(token, token)

    async def refresh(self) -> None:
        """Learn what has changed; sessions that began with what is no longer so end."""
        for row in await self.store.read_tokens(self._seen - OVERLAP):
            before = self.guest(row.token)
            self._guests[row.token] = row.guest
            self._seen = max(self._seen, row.at)
            if before and before != row.guest:
                self.ended(before)

    async def give(self, guest: str) -> str:
        """A new secret for a guest."""
        secret = guests.new_secret()
        await self.store.give_token(guests.guest_id(secret), guest)
        await self.refresh()
        return secret

    async def end(self, guest: str) -> None:
        """End every session of a guest, here and on every other device."""
        await self.store.end_tokens(guest)
        await self.refresh()

    async def new_code(self, guest: str) -> str:
        """A code that makes another device the same guest, once and soon."""
        code = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
        await self.store.put_code(hashed(code), guest)
        return f"{code[:4]}-{code[4:]}"

    async def use_code(self, code: str) -> str:
        """The guest that a code stands for; "" if it stands for none, or has been used."""
        return await self.store.take_code(hashed(code))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.refresh()
            except Exception as error:
                log.error("changes of tokens could not be read", exc_info=error)


def hashed(code: str) -> str:
    """A code as it is stored, however it was written.

    >>> hashed("abcd-efgh") == hashed(" ABCD EFGH")
    True
    """
    plain = "".join([sign for sign in code.lower() if sign.isalnum()])
    return blake2b(plain.encode(), digest_size=16, person=b"sixgun code").hexdigest()
