"""Possible tables: what stands and lies there between two decisions; each fault names the rule that it breaks.

How a deck is stacked is free: any card may lie in any deck.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import PROCEDURE, STEP, WIDTH
from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel.cards import supplies
from sixgun.games.bang_duel.cards.abilities import ONCE
from sixgun.games.bang_duel.cards.reload import can_reload
from sixgun.games.bang_duel.rules import elimination
from sixgun.games.bang_duel.rules.turn import PLAY_STEP
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.characters import CHARACTERS, THE_STRANGER, side_of
from sixgun.games.bang_duel.table.kinds import EQUIPMENT, KINDS, RELOADS
from sixgun.games.bang_duel.table.state import NOBODY, PAIRS, State, side_of_seat

# While these go on somebody may be without life points, or a rear character be awake.
DEADLY: Final = {sequence.SWEEP, sequence.ELIMINATION}
WAKING: Final = {sequence.HIT, sequence.TARGETED, sequence.SWEEP, sequence.DUEL}


def table_faults(s: State) -> list[Refusal]:
    """Everything about a game in progress that no table can show."""
    going_on = set(s.frames[::WIDTH])
    fallen = s.frames[elimination.PLACE] if s.frames[PROCEDURE] == sequence.ELIMINATION else NOBODY
    faults: list[Refusal] = []
    for place in range(4):
        faults += _gear_faults(s, place, place == fallen)
        if s.who[place] >= 0 and s.life[place] == 0 and not going_on & DEADLY:
            character = CHARACTERS[s.who[place]]
            faults.append(Refusal("position-fallen", {"character": character}, "elimination.trigger.last-life"))
    for seat in (0, 1):
        faults += _formation_faults(s, seat, fallen)
    if s.common and not s.shuffles:
        faults.append(Refusal("position-shuffles", {}, "deck.own.exhausted"))
    if s.reloaded and not (s.discards and s.figures.kind[s.discards[-1]] in RELOADS and can_reload(s)):
        faults.append(Refusal("position-reloaded", {}, "reload.condition.lone-character"))
    return faults + _turn_faults(s) + _passing_faults(s, going_on)


def _gear_faults(s: State, place: int, falling: bool) -> list[Refusal]:
    """Only Equipment stays in play, beside a character, one of each name; that of the fallen stays for a moment."""
    kinds = [s.figures.kind[card] for card in s.gear[place]]
    faults = [
        Refusal("position-not-equipment", {"card": KINDS[kind]}, "type.equipment.stays")
        for kind in kinds
        if kind not in EQUIPMENT
    ]
    if kinds and s.who[place] < 0 and not falling:
        faults.append(Refusal("position-gear-nobody", {"seat": place >> 1}, "type.equipment.own-character-only"))
    elif len(set(kinds)) < len(kinds):
        twice = KINDS[max(kinds, key=kinds.count)]
        faults.append(Refusal("position-same-name", {"card": twice}, "type.equipment.same-name-replaces"))
    return faults


def _formation_faults(s: State, seat: int, fallen: int) -> list[Refusal]:
    """The reserve fills every gap at once; without one the marker is on the survivor; and somebody survives."""
    front = s.active[seat]
    empty = [place for place in (front, front ^ 1) if s.who[place] < 0]
    if len(empty) == 2:
        return [Refusal("position-no-character", {"seat": seat}, "victory.win.all-eliminated")]
    gaps = [place for place in empty if place != fallen]
    if gaps and s.reserve[seat]:
        return [Refusal("position-reserve", {"seat": seat}, "elimination.replacement.top-of-reserve")]
    if front in gaps:
        return [Refusal("position-marker", {"seat": seat}, "elimination.reserve.empty")]
    return []


def _turn_faults(s: State) -> list[Refusal]:
    """What was done in this turn: nothing before the play phase, and then what the player in turn could do."""
    if s.turn < 0:
        return []
    done = s.bangs or s.moved or s.used
    lowest = s.frames[:WIDTH]
    if done and lowest[PROCEDURE] == sequence.TURN and lowest[STEP] < PLAY_STEP:
        return [Refusal("position-too-early", {}, "turn.phases.order")]
    faults = []
    had = [s.who[place] for place in PAIRS[s.turn]]
    had += [character for character in s.gone if side_of(character) == side_of_seat(s, s.turn)]
    most = 2 if THE_STRANGER in had else 1
    if s.bangs > most:
        faults.append(Refusal("position-bangs", {"most": most, "got": s.bangs}, "play.bang.limit"))
    for character, name in enumerate(CHARACTERS):
        if s.used >> character & 1 and (character not in ONCE or character not in had):
            rule = ONCE.get(character, "ability.timing.in-play")
            faults.append(Refusal("position-used", {"character": name}, rule))
    return faults


def _passing_faults(s: State, going_on: set[int]) -> list[Refusal]:
    """What is there only while something is being carried out: waiting hits, a woken character, cards lying open."""
    faults = []
    if s.waiting and len(s.frames) == WIDTH:
        faults.append(Refusal("position-waiting", {}, "simultaneous.trigger.queued"))
    if s.woken >= 0 and (not going_on & WAKING or s.who[s.woken] < 0 or s.woken in s.active):
        faults.append(Refusal("position-woken", {}, "rear.targeted.sleeps-again"))
    if s.fresh and not _open_fits(s):
        faults.append(Refusal("position-open", {}, "card.general-store.alternate"))
    return faults


def _open_fits(s: State) -> bool:
    """The General Store's shelves, Bart Masterson's two on the discards, or cards just drawn of which one must go."""
    procedure = s.frames[PROCEDURE]
    if procedure == sequence.THROWING:
        seat = s.frames[supplies.SEAT]
        return seat in (0, 1) and all([card in s.hands[seat] for card in s.fresh])
    if procedure == sequence.REVEAL:
        return s.fresh == s.discards[-2:]
    held = s.discards + s.hands[0] + s.hands[1]
    return procedure == sequence.STORE and not any([card in held for card in s.fresh])
