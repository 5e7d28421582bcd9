"""What abilities cost, and what there is to pay with."""

from __future__ import annotations

from sixgun.games.doomtown.language import selectors, stats, words
from sixgun.games.doomtown.language.control import controller
from sixgun.games.doomtown.language.entry import can_carry, cost_of, price
from sixgun.games.doomtown.table.blocks import E_THIS, E_YOU
from sixgun.games.doomtown.table.book import Ability
from sixgun.games.doomtown.table.changes import RULE
from sixgun.games.doomtown.table.components import ACTION
from sixgun.games.doomtown.table.state import State


def purse_of(s: State, seat: int) -> int:
    """Ghost rock on dudes of the posse that pays for Shootout abilities."""
    return sum([stats.modified(s, dude, words.STAT_PURSE) for dude in s.gang[seat] if s.side[dude]])


def funders(s: State, seat: int, this: int) -> list[int]:
    """The player's cards whose ghost rock can be used to pay for abilities of a card."""
    if not s.book.rules >> words.RULE_FUNDED & 1:
        return []
    return [
        card
        for card in s.auras
        if s.rocks[card]
        and controller(s, card) == seat
        and any(
            [
                static.stat == RULE + words.RULE_FUNDED and stats.reaches(s, static, card, this)
                for static in s.book.group[s.what[card]]
            ]
        )
    ]


def funds(s: State, seat: int, a: Ability, this: int) -> int:
    """What a player can pay for an ability of a card with."""
    found = s.stash[seat]
    if a.play == words.PLAY_SHOOTOUT and s.mods:
        found += purse_of(s, seat)
    for card in funders(s, seat, this):
        found += s.rocks[card]
    return found


def can_pay(s: State, env: list[int], a: Ability) -> bool:
    """Whether all costs of an ability can be paid. [act.sequence.declare-pay-resolve]"""
    seat = env[E_YOU]
    this = env[E_THIS]
    left = funds(s, seat, a, this)
    if s.book.cards.kind[s.what[this]] == ACTION:
        left -= cost_of(s, this)
    for line in a.cost:
        verb = line[0]
        if verb == words.DO_BOOT:
            if line[1] != words.REF_LEADER:
                for one in selectors.things(s, env, line[1]):
                    if s.booted[one]:
                        return False
        elif verb == words.DO_PAY:
            left -= selectors.amount_of(s, env, line[3] - 1) if line[3] else line[1]
        elif verb == words.DO_ATTACH:
            card, host = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
            if not can_carry(s, host, card):
                return False
            left -= price(s, env, card)
    return left >= 0
