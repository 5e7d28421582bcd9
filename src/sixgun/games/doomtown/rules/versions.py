"""Experienced Characters: another version of a dude in play."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language.entry import same_name
from sixgun.games.doomtown.table import codes, piles, told
from sixgun.games.doomtown.table.blocks import REGISTERS_OF_CARDS
from sixgun.games.doomtown.table.changes import CHANGE_WIDTH, LATER_BLOCK, LATER_WIDTH, WHOM
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, WAS_REPLACED, State


def level(s: State, card: int) -> int:
    """No such keyword means level 0. [experienced.replace.level-step]"""
    return max(0, s.book.cards.level[s.what[card]])


def refuse_replacement(s: State, seat: int, card: int, dude: int) -> Refusal | None:
    """[experienced.replace.noon-play, experienced.replace.level-step, experienced.replace.once-per-turn]"""
    if card < 0 or s.book.cards.kind[s.what[card]] != DUDE:
        return Refusal("not-in-hand", {}, "experienced.replace.noon-play")
    args: dict[str, Plain] = {"card": s.book.cards.keys[s.what[card]]}
    if dude not in s.gang[seat] or not same_name(s, card, dude) or s.what[card] == s.what[dude]:
        return Refusal("other-version", args, "experienced.replace.noon-play")
    if abs(level(s, card) - level(s, dude)) > 1:
        return Refusal("level-step", args, "experienced.replace.level-step")
    if s.flags[dude] & WAS_REPLACED:
        return Refusal("replaced-today", args, "experienced.replace.once-per-turn")
    return None


def replace_codes(s: State, seat: int) -> list[int]:
    cards = s.book.cards
    levels = [card for card in s.hand[seat] if cards.kind[s.what[card]] == DUDE]
    legal: list[int] = []
    for card in levels:
        title = cards.titles[s.what[card]]
        for dude in s.gang[seat]:
            if cards.titles[s.what[dude]] == title and refuse_replacement(s, seat, card, dude) is None:
                legal.append(codes.pick(codes.REPLACE, codes.face(s, card), codes.in_play(s, dude)))
    return sorted(set(legal))


def refuse_pick(s: State, seat: int, pick: int) -> Refusal | None:
    card = codes.card_in(s, s.hand[seat], codes.first_in(pick))
    return refuse_replacement(s, seat, card, codes.card_in_play(s, codes.second_in(pick)))


def make_replacement(s: State, seat: int, pick: int) -> None:
    """The new card takes over everything; nothing is triggered.

    [experienced.replace.keeps-everything, experienced.replace.no-triggers]
    """
    new = codes.card_in(s, s.hand[seat], codes.first_in(pick))
    old = codes.card_in_play(s, codes.second_in(pick))
    s.hand[seat].remove(new)
    piles.show(s, new)
    s.zone[new] = IN_PLAY
    for column in (s.place, s.boss, s.booted, s.bounty, s.points, s.sway, s.side):
        column[new] = column[old]
    s.flags[new] = s.flags[old] | WAS_REPLACED
    s.used[new] = s.extra[new] = s.used[old] = s.extra[old] = 0
    for gear in s.gear:
        if s.host[gear] == old:
            s.host[gear] = new
    for i in range(0, len(s.mods), CHANGE_WIDTH):
        if s.mods[i + WHOM] == old:
            s.mods[i + WHOM] = new
    for i in range(LATER_BLOCK, len(s.later), LATER_WIDTH):
        for register in REGISTERS_OF_CARDS:
            if s.later[i + register] == old:
                s.later[i + register] = new
    gang = s.gang[s.boss[old]]
    gang[gang.index(old)] = new
    for listed, has in ((s.auras, s.book.spreads), (s.watchers, s.book.waits)):
        if has[s.what[old]]:
            listed.remove(old)
        if has[s.what[new]]:
            listed.append(new)
    s.place[old] = s.boss[old] = NOBODY
    s.booted[old] = s.bounty[old] = s.points[old] = s.sway[old] = s.side[old] = s.flags[old] = 0
    piles.to_discards(s, old)
    tell(s, (told.REPLACED, old, new))
