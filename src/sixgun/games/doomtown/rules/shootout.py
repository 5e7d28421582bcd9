"""Slingin' Lead: a shootout in its seven steps, round after round."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import C, Procedure, ask_together, call, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import bounties, triggers, words
from sixgun.games.doomtown.language.control import end_changes
from sixgun.games.doomtown.rules import casualties, draw, run_or_gun, shooter
from sixgun.games.doomtown.table import hands, piles, sequence, sides, told
from sixgun.games.doomtown.table.changes import UNTIL_ROUND, UNTIL_SHOOTOUT
from sixgun.games.doomtown.table.records import (
    FIGHT_PLACE,
    FIGHT_ROUND,
    HANDS_REVEALED,
    HEADLINES,
    JOB_ON,
    LEADER_CASUALTIES,
    LEADER_SHOOTER,
    LEADER_SIDE,
    LOSER,
    MARK_CASUALTIES,
    MARK_SHOOTER,
    MARK_SIDE,
    SIDES,
    WON,
)
from sixgun.games.doomtown.table.state import NOBODY, PLAYER, State

HANDS_TOLD: Final = C  # whether it was said that the draw hands are done with
MAKE_PLAYS: Final = 1
CHAMBER: Final = 19
PUT_GUNS_AWAY: Final = 20

OF_ROUNDS: Final = (words.ON_ROUND_START, words.ON_ROUND_DECIDED)  # nothing waits for another shootout's rounds

# ---- before the first round


def begin_shootout(s: State) -> None:
    """Trespassers are wanted; then reacts to the start.

    A call-out that was accepted has started the shootout, even if a posse is gone by now; a job needs both posses.
    [shootout.trespass.bounty-increase, callout.accept.starts-shootout, job.saddle-up.shootout]
    """
    if s.job[JOB_ON] and sides.one_posse_left(s):
        s.fight[WON] = winning_side(s)
        jump(s, PUT_GUNS_AWAY)
        return
    tell(s, (told.SHOOTOUT, s.fight[FIGHT_PLACE]))
    for side in SIDES:
        for dude in sides.posse(s, side):
            bounties.trespass(s, dude)
    if not sides.one_posse_left(s):
        triggers.fire(s, words.ON_SHOOTOUT_START)


# ---- 1. Make Plays


def make_plays(s: State) -> None:
    """[shootout.plays.order, shootout.plays.kinds, shootout.round.repeated]"""
    if triggers.goes_first(s, MAKE_PLAYS):
        return
    if sides.one_posse_left(s):
        jump(s, CHAMBER)
        return
    s.fight[FIGHT_ROUND] += 1
    s.fight[LEADER_SHOOTER] = s.fight[MARK_SHOOTER] = 0
    s.fight[LOSER] = s.fight[HANDS_REVEALED] = s.fight[LEADER_CASUALTIES] = s.fight[MARK_CASUALTIES] = 0
    s.fallen = []
    tell(s, (told.ROUND, s.fight[FIGHT_ROUND]))
    call(s, sequence.PLAYS, words.PLAY_SHOOTOUT, NOBODY)
    triggers.fire(s, words.ON_ROUND_START)


# ---- 2. Pick Yer Shooter


def leader_picks_shooter(s: State) -> None:
    """[shootout.shooter.leader-then-mark, shootout.plays.one-posse-left]"""
    if sides.one_posse_left(s):
        jump(s, CHAMBER)
        return
    shooter.pick_shooter(s, LEADER_SIDE)


def mark_picks_shooter(s: State) -> None:
    shooter.pick_shooter(s, MARK_SIDE)


# ---- 3. Draw!


def draw_hands(s: State) -> None:
    """[shootout.draw.five-plus-stud-bonus, multi.draw.principal-deck, hand.draw.occasions]"""
    for side in SIDES:
        seat = sides.head(s, side)
        s.rank_by[seat] = s.cheated[seat] = 0
        piles.draw_hand(s, seat, 5 + draw.stud_bonus(s, side))
    redrawing = [seat for seat in sides.heads(s) if draw.redraws(s, seat)]
    if redrawing:
        ask_together(s, redrawing, sequence.REDRAW)


def replace_cards(s: State) -> None:
    """[shootout.draw.redraw-all-at-once]"""
    for seat in sides.heads(s):
        draw.redraw(s, seat)
    dropping = [seat for seat in sides.heads(s) if len(s.drawn[seat]) > 5]
    if dropping:
        ask_together(s, dropping, sequence.KEEP_FIVE)


def down_to_five(s: State) -> None:
    """[shootout.draw.keep-five]"""
    for seat in sides.heads(s):
        draw.drop(s, seat)


# ---- 4. Reveal and Resolve


def first_names_jokers(s: State) -> None:
    """Hands are revealed, and jokers named at once, the Winner's first.

    [joker.choice.at-reveal, gamblin.winner.precedence, shootout.reveal.effects-first]
    """
    draw.turn_up(s, sides.heads(s))
    draw.name_jokers(s, sides.heads_in_turn(s)[0])


def second_names_jokers(s: State) -> None:
    draw.name_jokers(s, sides.heads_in_turn(s)[1])


def reveal(s: State) -> None:
    s.fight[HANDS_REVEALED] = 1
    for seat in sides.heads(s):
        hands.tell_revealed(s, seat)


def first_cheats(s: State) -> None:
    """Traits that wait for a cheatin' hand see the hands as they were revealed. [shootout.reveal.only-once]"""
    look_for_cheatin(s, sides.heads_in_turn(s)[0])


def second_cheats(s: State) -> None:
    look_for_cheatin(s, sides.heads_in_turn(s)[1])


def look_for_cheatin(s: State, seat: int) -> None:
    if hands.is_cheatin(s, seat) and not sides.one_posse_left(s):
        s.caught[seat] = s.day
        triggers.fire(s, words.ON_CHEATIN_REVEALED, PLAYER + seat)


def react_to_reveal(s: State) -> None:
    """Reacts to the reveal come after the traits. [shootout.reveal.effects-first, react.order.winner-first]"""
    if not sides.one_posse_left(s):
        triggers.fire(s, words.ON_REVEALED)


def resolution_plays(s: State) -> None:
    """[shootout.resolution.order]"""
    call(s, sequence.PLAYS, words.PLAY_RESOLUTION, NOBODY)


# ---- 5. Take Yer Lumps


def compare_hands(s: State) -> None:
    """[shootout.resolution.posse-emptied]"""
    if sides.one_posse_left(s):
        jump(s, CHAMBER)
        return
    casualties.count_casualties(s)
    triggers.fire(s, words.ON_ROUND_DECIDED)


def first_takes_lumps(s: State) -> None:
    """The loser first, or the leader if there is none. [shootout.lumps.loser-first]"""
    call(s, sequence.CASUALTIES, s.fight[LOSER] or LEADER_SIDE)


def loser_reacts(s: State) -> None:
    """Reacts of the player who lost the round and has taken the casualties. [shootout.lumps.extra-casualties]"""
    if s.fight[LOSER]:
        triggers.fire(s, words.ON_LUMPS_TAKEN, PLAYER + sides.head(s, s.fight[LOSER]))


def second_takes_lumps(s: State) -> None:
    """The winner takes all of the own casualties in any case. [shootout.lumps.winner-still-takes-all]"""
    call(s, sequence.CASUALTIES, sides.other(s.fight[LOSER] or LEADER_SIDE))


# ---- 7. Chamber Another Round


def chamber(s: State) -> None:
    """Draw hands are discarded; with both posses standing there is another round.

    [shootout.end.draw-hands-discarded, shootout.end.next-round, shootout.end.last-posse-wins,
    hand.draw.not-playable]
    """
    if triggers.goes_first(s, CHAMBER):
        return
    if not s.frames[HANDS_TOLD] and triggers.is_awaited(s, words.ON_HANDS_DONE, NOBODY):
        s.frames[HANDS_TOLD] = 1
        jump(s, CHAMBER)
        triggers.fire(s, words.ON_HANDS_DONE)
        return
    s.frames[HANDS_TOLD] = 0
    for seat in sides.heads(s):
        piles.discard_drawn(s, seat)
        s.rank_by[seat] = s.cheated[seat] = 0
    s.fallen = []
    s.fight[LEADER_SHOOTER] = s.fight[MARK_SHOOTER] = s.fight[HANDS_REVEALED] = 0
    end_changes(s, UNTIL_ROUND)
    if not sides.one_posse_left(s):
        jump(s, MAKE_PLAYS)
        return
    s.fight[WON] = won = winning_side(s)
    s.fight[HEADLINES] = 0
    if won:
        tell(s, (told.SHOOTOUT_WON, sides.head(s, won)))
    else:
        tell(s, (told.SHOOTOUT_OVER,))
    triggers.fire(s, words.ON_SHOOTOUT_END)


def winning_side(s: State) -> int:
    """The posse that is left, or 0 if none is. [shootout.end.last-posse-wins]"""
    standing = [side for side in SIDES if sides.posse(s, side)]
    return standing[0] if standing else 0


def put_guns_away(s: State) -> None:
    """[duration.shootout.end-of-shootout]"""
    end_changes(s, UNTIL_SHOOTOUT)
    triggers.forget(s, OF_ROUNDS)


SHOOTOUT: Final[Procedure] = Procedure(
    "shootout",
    (
        begin_shootout,
        make_plays,
        leader_picks_shooter,
        mark_picks_shooter,
        draw_hands,
        replace_cards,
        down_to_five,
        first_names_jokers,
        second_names_jokers,
        reveal,
        first_cheats,
        second_cheats,
        react_to_reveal,
        resolution_plays,
        compare_hands,
        first_takes_lumps,
        loser_reacts,
        second_takes_lumps,
        run_or_gun.run_or_gun,
        chamber,
        put_guns_away,
    ),
    at={
        MAKE_PLAYS: make_plays,
        run_or_gun.RUN_OR_GUN_STEP: run_or_gun.run_or_gun,
        CHAMBER: chamber,
        PUT_GUNS_AWAY: put_guns_away,
    },
)
