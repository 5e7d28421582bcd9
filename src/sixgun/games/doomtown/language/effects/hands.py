"""Verbs of card abilities: what they do to draw hands and their casualties."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import ask
from sixgun.core.state import tell
from sixgun.games.doomtown.language import running, selectors, stats, words
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.table import hands, in_play, piles, sequence, sides, told
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.records import HANDS_REVEALED
from sixgun.games.doomtown.table.state import FIGHT_THING, IN_DRAW_HAND, IN_HAND, IN_PLAY, PLAYER, State


def do_rank(s: State, env: list[int], line: Line) -> None:
    """[shootout.lumps.rank-raised, shootout.lumps.rank-lowered]"""
    ref, amount, to, cap = line[1:5]
    seat = selectors.thing(s, env, ref) - PLAYER
    if seat < 0 or not (
        s.drawn[seat] or (s.fight[HANDS_REVEALED] and seat in sides.heads(s))
    ):  # nobody's hand; not no cards
        return
    if ranks_are_fixed(s, env):
        return
    by = selectors.amount_of(s, env, amount)
    if to:
        by = min(11, by) - hands.natural_rank(s, seat) - s.rank_by[seat]
    if cap != NONE:
        by = max(0, min(by, selectors.amount_of(s, env, cap) - hands.rank(s, seat)))
    s.rank_by[seat] += by
    if s.told is not None:
        tell(s, (told.RANK, seat, hands.rank(s, seat)))


def ranks_are_fixed(s: State, env: list[int]) -> bool:
    """Whether only traits and Cheatin' abilities change ranks in this shootout. [golden.cannot.beats-can]"""
    if running.ability_of(s, env).play not in (words.PLAY_SHOOTOUT, words.PLAY_REACT, words.PLAY_RESOLUTION):
        return False
    if s.mods and stats.given(s, FIGHT_THING, words.RULE_RANKS_FIXED):
        return True
    return any([s.side[dude] and stats.has_rule(s, dude, words.RULE_RANKS_FIXED) for gang in s.gang for dude in gang])


def do_recast(s: State, env: list[int], line: Line) -> None:
    if selectors.thing(s, env, line[1]) >= 0:
        ask(s, env[E_YOU], sequence.NAME_CARD)


def do_into_draw_hand(s: State, env: list[int], line: Line) -> None:
    """A card of yours goes into your draw hand; what was attached to it is discarded. [joker.choice.at-reveal]"""
    card = selectors.thing(s, env, line[1])
    seat = env[E_YOU]
    if card < 0:
        return
    if s.zone[card] == IN_HAND:
        s.hand[seat].remove(card)
    elif s.zone[card] == IN_PLAY:
        in_play.leave(s, card)
    piles.show(s, card)
    s.zone[card] = IN_DRAW_HAND
    s.drawn[seat].append(card)
    hands.tell_changed(s, seat)
    if piles.is_joker(s, card):
        hands.ask_for_names(s, seat, [card])


def do_replace(s: State, env: list[int], line: Line) -> None:
    """A card of a revealed draw hand is discarded, and the top card of its owner's deck takes its place.

    [shootout.reveal.only-once, joker.removal.after-use, joker.choice.at-reveal]
    """
    card = selectors.thing(s, env, line[1])
    if card < 0 or s.zone[card] != IN_DRAW_HAND:
        return
    seat = next(other for other in range(s.seats) if card in s.drawn[other])
    s.drawn[seat].remove(card)
    if piles.is_joker(s, card):
        piles.ace_joker(s, card)
    else:
        piles.to_discards(s, card)
    new = piles.top_card(s, s.owner[card])
    if new >= 0:
        piles.show(s, new)
        s.zone[new] = IN_DRAW_HAND
        s.drawn[seat].append(new)
    hands.tell_changed(s, seat)
    if new >= 0 and piles.is_joker(s, new):
        hands.ask_for_names(s, seat, [new])


def do_casualties(s: State, env: list[int], line: Line) -> None:
    """More casualties for a player, who takes them when the reacts are over. [shootout.lumps.extra-casualties]"""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    side = sides.side_of(s, seat) if seat >= 0 else 0
    if side:
        s.fight[sides.casualties_at(side)] += selectors.amount_of(s, env, line[2])


VERBS: Final[dict[Effect, str]] = {
    do_rank: "ref change",
    do_recast: "ref",
    do_into_draw_hand: "ref",
    do_replace: "ref",
    do_casualties: "ref amount",
}
