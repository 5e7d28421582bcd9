"""Budgets: how much work a guest and an address may ask for, beside their tables."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from sixgun.core.refusals import Refusal
from sixgun.server.door.buckets import Buckets
from sixgun.server.door.guests import guest_of
from sixgun.server.door.prefixes import prefix_at
from sixgun.server.work.lanes import TooMuch

HOMES = 4  # an address may ask for as much as so many guests: a family, or a club


class Budgets:
    """By guest and by address, pieces of work a minute."""

    def __init__(self, a_minute: int) -> None:
        self._guests = Buckets(a_minute / 60, a_minute)
        self._addresses = Buckets(HOMES * a_minute / 60, HOMES * a_minute)

    def asker(self, connection: HTTPConnection) -> Payer:
        return Payer(self, guest_of(connection), prefix_at(connection))

    def spend(self, guest: str, address: str) -> None:
        if not self._addresses.take(address) or (guest and not self._guests.take(guest)):
            raise TooMuch(Refusal("too-much-work"))


class Payer:
    """Somebody at the other end of a request, who asks for work."""

    def __init__(self, budgets: Budgets, guest: str, address: str) -> None:
        self._budgets, self.guest, self.key = budgets, guest, address

    def spend(self) -> None:
        self._budgets.spend(self.guest, self.key)
