"""Verbs of card abilities: what other procedures they start or change."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import running, selectors, stats, triggers
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.table import starts
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State


def do_call_out(s: State, env: list[int], line: Line) -> None:
    """By an effect: the caller may be booted, the target at home.

    [callout.by-card.booted-caller, golden.cannot.beats-can]
    """
    caller, target = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    there = caller >= 0 and target >= 0 and s.zone[caller] == s.zone[target] == IN_PLAY
    if there and stats.can_be_called_out(s, target):
        starts.call_out(s, caller, target, firm=line[3])


def do_pull(s: State, env: list[int], line: Line) -> None:
    starts.pull(s, selectors.thing(s, env, line[1]) - PLAYER, NOBODY, s.frames[running.BASE])


def do_play(s: State, env: list[int], line: Line) -> None:
    starts.extra_play(s, env[E_YOU], line[1])


def do_prevent(s: State, env: list[int], line: Line) -> None:
    triggers.prevent(s)


VERBS: Final[dict[Effect, str]] = {
    do_call_out: "ref ref [firm]",
    do_pull: "ref",
    do_play: "play",
    do_prevent: "",
}
