"""Using an ability: declare it and choose its targets, pay its costs, pull or test a skill, and carry its effect out.

The block of ints that a running ability has lies on `env`; its frame says where, and which line comes next.
[act.sequence.declare-pay-resolve]
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, call, finish, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import effects_changes, lines, selectors, usable, verbs
from sixgun.games.doomtown.rules import triggers
from sixgun.games.doomtown.table import codes, piles, sequence, sides, told
from sixgun.games.doomtown.table.asking import question
from sixgun.games.doomtown.table.blocks import (
    E_CHEATER,
    E_IT,
    E_MARGIN,
    E_PULL_CODE,
    E_PULLED,
    E_THIS,
    E_USING,
    E_YOU,
    ENV_WIDTH,
    env_of,
)
from sixgun.games.doomtown.table.book import Ability
from sixgun.games.doomtown.table.components import ACTION, NONE
from sixgun.games.doomtown.table.keywords import HEADLINE
from sixgun.games.doomtown.table.records import FIGHT_ON, HEADLINES, JOB_DONE, JOB_LEADER, JOB_ON, JOB_SEAT
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State, bearer
from sixgun.lib.hands import value_of

# where the block lies; the next line; 1 if `do`, 2 if `fail` is carried out
BASE: Final = A
LINE: Final = B
OUTCOME: Final = C
DECLARE: Final = 0
TARGETS: Final = 1
COSTS: Final = 2
TEST: Final = 3
JUDGE: Final = 4
EFFECTS: Final = 5
CLOSE: Final = 6
POSSE_EFFECTS: Final = 7


def begin(s: State, seat: int, card: int, ability: int, it: int = NOBODY) -> None:
    """Start using an ability of a card in play or of an action card in the hand. [card.action.played-from-hand]"""
    a = s.book.abilities[ability]
    if s.zone[card] != IN_PLAY:
        piles.take_from_hand(s, card)
        if s.book.cards.keywords[s.what[card]] & HEADLINE and s.fight[FIGHT_ON]:
            s.fight[HEADLINES] = 1
    if s.told is not None:
        kind = told.PLAYED if s.zone[card] != IN_PLAY else told.USED
        tell(s, (kind, seat, card, a.number))
    base = len(s.env)
    env = env_of(s, card, ability, seat)
    env[E_IT] = it
    s.env += env
    call(s, sequence.ABILITY, base)


def begin_trait(s: State, seat: int, card: int, ability: int, it: int) -> None:
    """Carry a trait out that waited for something: nothing is declared or paid. [text.trait.always-on]"""
    base = len(s.env)
    env = env_of(s, card, ability, seat)
    env[E_IT] = it
    if it >= PLAYER:
        env[E_CHEATER] = it
    if s.told is not None:
        tell(s, (told.TRAIT, card))
    s.env += env
    call(s, sequence.ABILITY, base, 0, 1)
    jump(s, EFFECTS)


def begin_posse_part(s: State, base: int) -> None:
    """What a job does when the leader's posse has been formed."""
    call(s, sequence.ABILITY, base)
    jump(s, POSSE_EFFECTS)


def using(s: State) -> Ability:
    return s.book.abilities[s.env[s.frames[BASE] + E_USING]]


# ---- the procedure


def declare(s: State) -> None:
    """A Cheatin' ability needs a victim, a job a leader. [card.action.choose-one-ability]"""
    base = s.frames[BASE]
    a = using(s)
    seat, card = s.env[base + E_YOU], s.env[base + E_THIS]
    if a.play == verbs.CHEATIN:
        found = victims_of(s)
        if len(found) == 1:
            take_victim(s, found[0])
        else:
            ask(s, seat, sequence.VICTIM)
    elif a.play == verbs.JOB:
        s.job[JOB_ON], s.job[JOB_SEAT], s.job[JOB_DONE] = 1, seat, 0
        able = usable.leaders(s, seat, card)
        if len(able) == 1:
            s.job[JOB_LEADER] = able[0]
        else:
            ask(s, seat, sequence.LEAD_JOB)


def choose_targets(s: State) -> None:
    lines.run_lines(s, TARGETS)


def pay_costs(s: State) -> None:
    """The uses of the day, the printed cost of an action, then the costs line by line.

    [act.cost.boot-or-ghost-rock, card.cost.printed, job.leader.pays-boot-cost, cost.payment.no-react-stops-it,
    cost.payment.mandatory-effect-counts-as-paid]
    """
    base = s.frames[BASE]
    if s.frames[LINE] == 0 and s.frames[OUTCOME] == 0:
        s.frames[OUTCOME] = 1  # paid once
        a, card = using(s), s.env[base + E_THIS]
        if s.book.cards.kind[s.what[card]] == ACTION:
            effects_changes.pay_for(s, s.env[base + E_YOU], a, s.book.cards.cost[s.what[card]])
        elif s.used[card] >> 4 * a.number & 15 < 15:
            s.used[card] += 1 << 4 * a.number
    lines.run_lines(s, COSTS)


def test(s: State) -> None:
    """A pull, a skill test, or a whole job comes before the effect. [spell.cast.difficulty-per-ability]"""
    base = s.frames[BASE]
    a = using(s)
    s.frames[OUTCOME] = 1
    if a.play == verbs.JOB:
        call(s, sequence.JOB, base)
    elif a.pull or a.difficulty != NONE:
        call(s, sequence.PULL, s.env[base + E_YOU], bearer(s, s.env[base + E_THIS]), base)


def judge(s: State) -> None:
    """A spell succeeds with a skill check at or above the difficulty; a job as its shootout went.

    [skill.test.pull-plus-rating, spell.cast.success, spell.cast.failure-still-used, job.end.failure-no-effect]
    """
    base = s.frames[BASE]
    a = using(s)
    if a.play == verbs.JOB:
        s.frames[OUTCOME] = 1 if s.job[JOB_DONE] else 2
    elif a.difficulty != NONE:
        env = s.env[base : base + ENV_WIDTH]
        card = env[E_THIS]
        difficulty = selectors.amount_of(s, env, a.difficulty)
        check = value_of(env[E_PULL_CODE]) + max(0, usable.caster_rating(s, card))
        s.env[base + E_MARGIN] = check - difficulty
        s.frames[OUTCOME] = 1 if check >= difficulty else 2
        caster = bearer(s, card)
        if s.told is not None:
            tell(s, (told.SKILL, caster, check, difficulty, int(check >= difficulty)))
        if check >= difficulty:
            triggers.fire(s, verbs.SPELL_CAST, caster)


def carry_out(s: State) -> None:
    lines.run_lines(s, EFFECTS)


def close(s: State) -> None:
    """The pulled card is discarded, an action that was a react as well, and a job is over.

    [pull.end.card-discarded, job.end.posses-dissolved, card.action.played-from-hand]
    """
    base = s.frames[BASE]
    if using(s).play == verbs.REACT:
        piles.aside_to_discards(s, s.env[base + E_THIS])
    pulled = s.env[base + E_PULLED]
    if pulled >= 0:
        piles.aside_to_discards(s, pulled)
    if using(s).play == verbs.JOB and s.job[JOB_ON]:
        s.job = [0] * len(s.job)
        sides.clear_sides(s)
    del s.env[base:]
    finish(s)


def posse_effects(s: State) -> None:
    lines.run_lines(s, POSSE_EFFECTS)


ABILITY: Final[Procedure] = Procedure(
    "ability", (declare, choose_targets, pay_costs, test, judge, carry_out, close, posse_effects)
)


# ---- whom a Cheatin' ability is used on


def victims_of(s: State) -> list[int]:
    base = s.frames[BASE]
    env = s.env[base : base + ENV_WIDTH]
    a = using(s)
    return [other for other in usable.victims(s, env[E_YOU]) if usable.try_victim(s, env, a, other)]


def take_victim(s: State, other: int) -> None:
    """[gamblin.cheatin.one-per-victim]"""
    s.env[s.frames[BASE] + E_CHEATER] = PLAYER + other
    s.cheated[other] = 1


def victim_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.CHOOSE, codes.SEAT + other) for other in victims_of(s)]


def answer_victim(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    take_victim(s, codes.first_in(pick) - codes.SEAT)


VICTIM: Final[Question] = question("victim", "shootout.resolution.cheatin-one-per-victim", victim_codes, answer_victim)


# ---- who leads a job


def leader_codes(s: State, seat: int) -> list[int]:
    able = usable.leaders(s, seat, s.env[s.frames[BASE] + E_THIS])
    return [codes.pick(codes.LEAD, codes.in_play(s, dude)) for dude in able]


def answer_leader(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.job[JOB_LEADER] = codes.card_in_play(s, codes.first_in(pick))


LEAD_JOB: Final[Question] = question("lead", "job.leader.bearer-or-free-choice", leader_codes, answer_leader)
