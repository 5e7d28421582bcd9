"""The few things that one card does and that take code of their own: steps, each named by its function."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import selectors
from sixgun.games.doomtown.language.meanings import word_of
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.table import hands, in_play, piles, starts
from sixgun.games.doomtown.table.blocks import E_CHEATER, E_PAID, E_THIS, E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.state import ASIDE, IN_PLAY, PLAYER, State


def bid(s: State, env: list[int], line: Line) -> None:
    """The Union Casino: the others may pay, too."""
    starts.bidding(s, env[E_YOU], selectors.thing(s, env, line[2]), env[E_PAID])


def swap_hands(s: State, env: list[int], line: Line) -> None:
    """Quickdraw Handgun: draw hands change owners, each with what has changed its rank."""
    one, other = env[E_YOU], env[E_CHEATER] - PLAYER
    if s.drawn[one] and s.drawn[other]:
        s.drawn[one], s.drawn[other] = s.drawn[other], s.drawn[one]
        s.rank_by[one], s.rank_by[other] = s.rank_by[other], s.rank_by[one]
        hands.tell_changed(s, one)
        hands.tell_changed(s, other)


def replace_pull(s: State, env: list[int], line: Line) -> None:
    """Doyle's Hoyle: the pulled card is discarded, and this card is the pull."""
    this = env[E_THIS]
    if s.pull_card >= 0 and s.zone[s.pull_card] == ASIDE:
        piles.aside_to_discards(s, s.pull_card)
    if s.zone[this] == IN_PLAY:
        in_play.leave(s, this)
        piles.put_aside(s, this)
        s.pull_card = this
        s.pull_code = hands.code_of(s, this)


STEPS: Final[dict[str, Effect]] = {word_of(step): step for step in (bid, swap_hands, replace_pull)}
BY_NUMBER: Final[tuple[Effect, ...]] = tuple(STEPS.values())


def do_step(s: State, env: list[int], line: Line) -> None:
    BY_NUMBER[line[1]](s, env, line)


VERBS: Final[dict[Effect, str]] = {
    do_step: "step [ref]",
}
