"""What a gunfighter does without thinking, on ints: search bots play imagined turns out with it.

It looks at a state as it is, the deck and others' stacks excepted, and takes a few microseconds.
"""

from __future__ import annotations

from sixgun.games.gunslinger.bots.advise import counsel
from sixgun.games.gunslinger.bots.declare import SENSELESS, declaration
from sixgun.games.gunslinger.bots.glance import ESCAPE, FETCH, FIGHT, HIDE, hangs_back
from sixgun.games.gunslinger.bots.manoeuvres import ADVANCES, MANOEUVRES
from sixgun.games.gunslinger.bots.prospects import AHEAD, Fight
from sixgun.games.gunslinger.bots.purpose import Purpose, is_hopeless, purpose_of
from sixgun.games.gunslinger.bots.stakes import reward
from sixgun.games.gunslinger.bots.thought import Thought
from sixgun.games.gunslinger.bots.weigh_stacks import best_stacks
from sixgun.games.gunslinger.rules import defaults
from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.choosing import chooser
from sixgun.games.gunslinger.rules.gun_actions import is_enemy, target_of
from sixgun.games.gunslinger.rules.reveal import SUBJECT
from sixgun.games.gunslinger.rules.victory import points
from sixgun.games.gunslinger.table import codes, sequence
from sixgun.games.gunslinger.table.components import HIT_VITAL, SCORE_KILL_ENEMY
from sixgun.games.gunslinger.table.stacks import height, unpacked
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.wire.alike import alike
from sixgun.games.gunslinger.wire.questions import QUESTIONS
from sixgun.games.gunslinger.wire.view import subject_of

EXPECTED = 0.8  # how often others choose what the rules bot would,
HASTY = 0.15  # and how often else a player in a hurry is imagined
CONSIDERED = 8  # of the best stacks
DRAWN = 8  # of the stacks that somebody may still have, the one that looks best is taken
TRIED = 15  # of the best stacks
PRESSING = 5  # where waiting is idle
HASTY_WEIGHT, BEST_WEIGHT, OTHER_WEIGHT = 0.8, 8.0, 0.3  # of stacks; from the best on they get less
LIKELY = 12.0  # how much likelier a habit is than anything else


def stacks_for(s: State, purpose: Purpose) -> list[int]:
    """Stacks that look good, the best first; just the empty one where there is nobody to fight, nothing to fetch."""
    if purpose.mode == HIDE and purpose.enemy == NOBODY and not purpose.glance.fight.foes:
        return [0]
    return best_stacks(s.stacks, purpose.glance)


def likely_stack(s: State, c: int, roll: float) -> int:
    """Mostly the best; now and then what a player in a hurry chooses, or another one of those that look good."""
    stacks = stacks_for(s, purpose_of(s, c, points(s)))
    if roll < EXPECTED:
        return stacks[0]
    roll = (roll - EXPECTED) / (1 - EXPECTED)
    if roll < HASTY:
        return defaults.stack(s, c)
    roll = (roll - HASTY) / (1 - HASTY)
    return stacks[int(roll * roll * roll * min(len(stacks), CONSIDERED))]


def narrow(s: State, seat: int, legal: list[int]) -> list[int]:
    """The stacks that look best and some others instead of all; no hand that lets go of a gun, no aim at a bush, no new
    shuffle.

    Only what the rules bot would do for somebody on the way to a bag or off the map: in thought he could as well set
    out a turn later, and so he would never set out. So too where a kill costs points, and all that counts is to reach
    the bag.
    """
    question = s.question
    if on_the_way(s, seat) or is_peaceful(s, seat):
        return [usual(s, seat, legal)]
    if question in (sequence.PLAN, sequence.RECONSIDER):
        return _plans(s, chooser(s, seat), set(legal))
    if question == sequence.AIM_AT_HEX:
        return [defaults.hex_to_aim_at(s, s.frames[SUBJECT])]
    sensible = [code for code in legal if codes.verb_in(code) not in SENSELESS and not _is_blind(s, code)]
    return sensible or legal


def _plans(s: State, c: int, offered: set[int]) -> list[int]:
    """The best stacks, the default and what is tried whatever it looks like.

    Where waiting is idle, only the very best and to go nearer: in thought one could as well begin a turn later, and
    would let turn after turn pass.
    """
    purpose = purpose_of(s, c, points(s))
    wanted = [codes.with_stack(stack) for stack in stacks_for(s, purpose)]
    if is_idle_to_wait(s, c, purpose.glance.fight):
        wanted = wanted[:PRESSING] + ADVANCES
    else:
        wanted = [*wanted[:TRIED], codes.with_stack(defaults.stack(s, c)), *MANOEUVRES]
    found = [code for code in dict.fromkeys(wanted) if code in offered]
    if codes.SURRENDER in offered and purpose.mode == FIGHT and is_hopeless(s, c, purpose.glance):
        found.append(codes.SURRENDER)
    return found


def is_idle_to_wait(s: State, c: int, fight: Fight) -> bool:
    """Whether all enemies hang back, and there is no lead to sit on."""
    if fight.outcome == AHEAD or not fight.foes:
        return False
    return all([hangs_back(s, d) for d in range(len(s.who)) if is_enemy(s, c, d)])


def on_the_way(s: State, seat: int) -> bool:
    """Whether the character that is asked about goes for a bag with a gun to keep it by, or for the edge of the map."""
    c = subject_of(s, seat)
    if c == NOBODY:
        return False
    purpose = purpose_of(s, c, points(s))
    return purpose.mode == ESCAPE or (purpose.mode == FETCH and purpose.glance.armed)


def is_peaceful(s: State, seat: int) -> bool:
    """Whether a kill costs points for the character that is asked about."""
    c = subject_of(s, seat)
    return c != NOBODY and reward(s, c, SCORE_KILL_ENEMY) < 0


def usual(s: State, seat: int, legal: list[int]) -> int:
    """What the rules bot would do."""
    c = subject_of(s, seat)
    return legal[0] if c == NOBODY else counsel(s, seat, c, QUESTIONS[s.question].name, legal, points(s), False)


def _is_blind(s: State, code: int) -> bool:
    """Whether a pick is a shot at somebody in the BLIND ZONE."""
    return codes.verb_in(code) == codes.SHOOT and not in_zone(s, s.frames[SUBJECT], target_of(s, code))


def weigh(s: State, seat: int, legal: list[int]) -> list[float]:
    """How likely each of these picks is."""
    if s.question in (sequence.PLAN, sequence.RECONSIDER):
        c = chooser(s, seat)
        weights: dict[int, float] = {codes.with_stack(defaults.stack(s, c)): HASTY_WEIGHT}
        for place, stack in enumerate(stacks_for(s, purpose_of(s, c, points(s)))[:TRIED]):
            weights[codes.with_stack(stack)] = BEST_WEIGHT / (1.0 + place) ** 1.5
        return [weights.get(code, OTHER_WEIGHT) for code in legal]
    likely = habit(s, seat, legal)
    return [LIKELY if code == likely else 1.0 for code in legal]


def suppose(s: State, seat: int, roll: float) -> None:
    """Stacks of the others that look good, where a redeal takes just any."""
    question = s.question
    if not s.asked or question in (sequence.RECONSIDER, sequence.PLAY_OUT, sequence.CAST, sequence.NEXT_SHOWDOWN):
        return
    for c in range(len(s.who)):
        if s.owner[c] == seat or s.plan[c] < 0 or s.out[c]:
            continue
        if question == sequence.PLAN:
            s.plan[c] = likely_stack(s, c, roll)
        elif s.shown[c] < height(s.plan[c]):
            s.plan[c] = likely_rest(s, c, roll)
        roll = roll * 7.0 % 1.0


def likely_rest(s: State, c: int, roll: float) -> int:
    """Of a few stacks that others could take for this one, the one whose cards to come look best."""
    glance = purpose_of(s, c, points(s)).glance
    best, found = -1.0, s.plan[c]
    fitting = alike(s, c)
    for _ in range(DRAWN):
        roll = roll * 997.0 % 1.0
        stack = fitting[int(roll * len(fitting))]
        rated = Thought(s.figures, glance, unpacked(stack)).best(s.done[c], s.segment)
        if rated > best:
            best, found = rated, stack
    return found


def habit(s: State, seat: int, legal: list[int]) -> int:
    """What is done without thinking, apart from choosing cards."""
    question = s.question
    if question == sequence.DECLARE:
        c = s.frames[SUBJECT]
        return declaration(s, c, purpose_of(s, c, points(s)), legal)
    if question == sequence.BULLSEYE:
        vital = codes.with_thing(codes.BULLSEYE, HIT_VITAL)
        return vital if vital in legal else legal[0]
    return legal[0]
