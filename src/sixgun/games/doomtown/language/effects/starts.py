"""Verbs of card abilities: what other procedures they start or change."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import bars, entry, moves, running, selectors, trading, triggers, usable
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.table import in_play, starts, town
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.records import (
    CHECK_AGAIN,
    CHECK_HARDER,
    CHECK_MORE,
    FIGHT_ON,
    FIGHT_PLACE,
    LEADER_DUDE,
    MARK_DUDE,
)
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State


def do_call_out(s: State, env: list[int], line: Line) -> None:
    """By an effect: the caller may be booted, the target at home.

    [callout.by-card.booted-caller, golden.cannot.beats-can]
    """
    caller, target = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    there = caller >= 0 and target >= 0 and s.zone[caller] == s.zone[target] == IN_PLAY
    if there and bars.can_be_called_out(s, target, caller):
        starts.call_out(s, caller, target, firm=line[3])


def do_relocate(s: State, env: list[int], line: Line) -> None:
    """`relocate y`: the shootout of a call-out is at another place; its leader goes there, then the mark."""
    place = town.place_of(s, selectors.thing(s, env, line[1]))
    if place == NOBODY or not s.fight[FIGHT_ON]:
        return
    s.fight[FIGHT_PLACE] = place
    for dude in (s.fight[LEADER_DUDE], s.fight[MARK_DUDE]):
        if s.zone[dude] == IN_PLAY and moves.can_be_moved_to(s, dude, place, env[E_YOU]):
            in_play.move(s, dude, place)


def do_trade(s: State, env: list[int], line: Line) -> None:
    """`trade x y`: a Tradin' play that begins with goods x for dude y. [trade.play.same-controlled-location]"""
    gear, dude = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if gear in s.gear and dude >= 0 and trading.refuse_trade(s, env[E_YOU], gear, dude) is None:
        starts.trade(s, env[E_YOU], gear, dude)


def do_pull(s: State, env: list[int], line: Line) -> None:
    starts.pull(s, selectors.thing(s, env, line[1]) - PLAYER, NOBODY, s.frames[running.BASE])


def do_difficulty(s: State, env: list[int], line: Line) -> None:
    """The skill check that is about to be made gets harder or easier."""
    s.check[CHECK_HARDER] += selectors.amount_of(s, env, line[1])


def do_add_to_check(s: State, env: list[int], line: Line) -> None:
    s.check[CHECK_MORE] += selectors.amount_of(s, env, line[1])


def do_pull_again(s: State, env: list[int], line: Line) -> None:
    """For the skill check that has just failed: the new pull counts."""
    s.check[CHECK_AGAIN] = 1


def do_invent(s: State, env: list[int], line: Line) -> None:
    """A certain dude tries to invent a Gadget, with `freely` without booting. [gadget.invent.through-ability]"""
    card, dude = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    seat = env[E_YOU]
    if card >= 0 and dude > 0 and (line[3] or not s.booted[dude]) and entry.can_invent(s, seat, dude, card):
        starts.invention(s, seat, card, dude, entry.price(s, env, card), line[3])


def do_play(s: State, env: list[int], line: Line) -> None:
    starts.extra_play(s, env[E_YOU], line[1])


def do_perform(s: State, env: list[int], line: Line) -> None:
    """`perform x`: you play that action card of your hand now, at its cost and with all that it asks for."""
    card = selectors.thing(s, env, line[1])
    if usable.performed(s, env[E_YOU], card) != NOBODY:
        starts.extra_play(s, env[E_YOU], usable.window(s), card)


def do_prevent(s: State, env: list[int], line: Line) -> None:
    triggers.prevent(s)


def do_discard_instead(s: State, env: list[int], line: Line) -> None:
    """A dude who is about to be aced is discarded, by the same player and for the same reason."""
    triggers.prevent(s, triggers.DISCARDED_INSTEAD)


VERBS: Final[dict[Effect, str]] = {
    do_call_out: "ref ref [firm]",
    do_relocate: "ref",
    do_trade: "ref ref",
    do_pull: "ref",
    do_difficulty: "amount",
    do_add_to_check: "amount",
    do_pull_again: "",
    do_invent: "ref ref [freely]",
    do_play: "play",
    do_perform: "ref",
    do_prevent: "",
    do_discard_instead: "",
}
