"""Ghost rock: what the bank gives out and takes back. The sum of all accounts is always zero.

[counter.ghost-rock.stash-and-bounty, stash.payment.to-bank]
"""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.doomtown.table import told
from sixgun.games.doomtown.table.state import State


def gain(s: State, seat: int, amount: int) -> None:
    """Ghost rock from the bank. [counter.ghost-rock.stash-and-bounty]"""
    if amount > 0:
        s.stash[seat] += amount
        s.bank -= amount
        tell(s, (told.GAINED, seat, amount))


def spend(s: State, seat: int, amount: int) -> None:
    """Ghost rock to the bank, for something that tells itself what it cost. [stash.payment.to-bank]"""
    s.stash[seat] -= amount
    s.bank += amount


def pay(s: State, seat: int, amount: int) -> None:
    """Ghost rock to the bank; the caller knows that it is there. [stash.payment.to-bank]"""
    if amount > 0:
        spend(s, seat, amount)
        tell(s, (told.PAID, seat, amount))


def take(s: State, seat: int, other: int, amount: int) -> None:
    """Ghost rock out of another player's stash."""
    if amount > 0:
        s.stash[other] -= amount
        s.stash[seat] += amount
        tell(s, (told.TOOK, seat, other, amount))


def put_on(s: State, card: int, amount: int) -> None:
    """Ghost rock from the bank onto a card in play, or back; it is not a bounty."""
    after = max(0, s.rocks[card] + amount)
    if after != s.rocks[card]:
        s.bank -= after - s.rocks[card]
        s.rocks[card] = after
        tell(s, (told.ROCKS, card, after))


def clear_rocks(s: State, card: int) -> None:
    """What lies on a card that leaves play goes back to the bank."""
    s.bank += s.rocks[card]
    s.rocks[card] = 0


def clear_bounty(s: State, dude: int) -> None:
    """Whatever bounty is left on a dude who leaves play goes back to the bank. [wanted.status.cleared]"""
    s.bank += s.bounty[dude]
    s.bounty[dude] = 0
