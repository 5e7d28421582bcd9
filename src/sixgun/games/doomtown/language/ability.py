"""Using an ability: declare it and choose its targets, pay its costs, pull or test a skill, and carry its effect out.

The block of ints that a running ability has lies on `env`; its frame says where, and which line comes next.
[act.sequence.declare-pay-resolve]
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import STEP, Procedure, answered, ask, call, finish, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import entry, running, selectors, stats, triggers, usable, words
from sixgun.games.doomtown.language.effects import changes
from sixgun.games.doomtown.language.effects.verbs import BY_VERB
from sixgun.games.doomtown.language.running import (
    BASE,
    COSTS,
    DO,
    FAIL,
    LINE,
    OUTCOME,
    TARGETS,
    block,
    leave_out,
    using,
)
from sixgun.games.doomtown.language.words import DO_GO
from sixgun.games.doomtown.table import codes, happenings, piles, sequence, sides, starts, told, uses
from sixgun.games.doomtown.table.blocks import (
    E_CHEATER,
    E_CHECK,
    E_MARGIN,
    E_MARK,
    E_PULLED,
    E_THIS,
    E_X,
    E_Y,
    E_YOU,
    E_Z,
    ENV_WIDTH,
    env_of,
)
from sixgun.games.doomtown.table.book import END_OF_PROGRAM, GRANTED, Line, Program
from sixgun.games.doomtown.table.changes import RULE
from sixgun.games.doomtown.table.components import ACTION, NONE, SPELL
from sixgun.games.doomtown.table.decisions import question
from sixgun.games.doomtown.table.keywords import HEADLINE
from sixgun.games.doomtown.table.records import (
    BEING_MADE,
    CHECK_BOOTED,
    CHECK_CARD,
    CHECK_DUDE,
    CHECK_MARGIN,
    CHECK_ON,
    CHECK_TOTAL,
    FIGHT_ON,
    HEADLINES,
    JOB_DONE,
    JOB_LEADER,
    JOB_ON,
    JOB_SEAT,
)
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State, ability_thing, bearer

# the steps that run lines
JUDGE: Final = 4
EFFECTS: Final = 5
POSSE_EFFECTS: Final = 8
FIRST_EFFECTS: Final = 10
TESTED: Final = 3  # an outcome that is open: the skill test comes before the job


MOST_IN_A_ROW: Final = 200  # traits that set each other off; more than all cards in play ever do by turns


def begin(s: State, seat: int, card: int, ability: int, it: int = NOBODY) -> None:
    """Start using an ability of a card in play or of an action card in the hand. [card.action.played-from-hand]"""
    a = s.book.abilities[ability]
    if s.zone[card] != IN_PLAY:
        piles.take_from_hand(s, card)
        if s.book.cards.keywords[s.what[card]] & HEADLINE and s.fight[FIGHT_ON]:
            s.fight[HEADLINES] = 1
    tell(s, (told.USED if s.zone[card] == IN_PLAY else told.PLAYED, seat, card, a.number))
    if a.number >= GRANTED:
        it = usable.givers(s, ability, card)[0]
    base = len(s.env)
    s.env += env_of(s, card, ability, seat, it)
    call(s, sequence.ABILITY, base)


def begin_trait(s: State, seat: int, card: int, ability: int, it: int) -> None:
    """Carry a trait out that waited for something: nothing is declared or paid. [text.trait.always-on]"""
    if s.chain >= MOST_IN_A_ROW:
        return  # cards that set each other off without end are stopped
    s.chain += 1
    env = env_of(s, card, ability, seat, it)
    if it >= PLAYER:
        env[E_CHEATER] = it
    tell(s, (told.TRAIT, card))
    go_on(s, env, 0, DO)


def begin_posse_part(s: State, base: int) -> None:
    """What a job does when the leader's posse has been formed."""
    begin_part(s, base, POSSE_EFFECTS)


def begin_part(s: State, base: int, step: int) -> None:
    call(s, sequence.ABILITY, base)
    jump(s, step)


def go_on(s: State, env: list[int], line: int, outcome: int) -> None:
    """Carry out what was put off."""
    base = len(s.env)
    s.env += env
    call(s, sequence.ABILITY, base, line, outcome)
    jump(s, EFFECTS)


def program_at(s: State, step: int) -> Program:
    """The lines that a step runs."""
    a = using(s)
    if step == TARGETS:
        return a.target
    if step == COSTS:
        return a.cost
    if step == POSSE_EFFECTS:
        return a.posse_do
    if step == FIRST_EFFECTS:
        return a.first
    return a.do if s.frames[OUTCOME] == DO else a.fail


def line_in_question(s: State) -> Line:
    """The line that somebody is being asked about."""
    return program_at(s, s.frames[STEP])[s.frames[LINE] - 1]


def run_lines(s: State, program: Program, step: int) -> None:
    """Go on with a part of an ability; come back to the step that runs it as long as lines are left."""
    if not program:
        s.frames[LINE] = 0
        return
    jump(s, step)
    base = s.frames[BASE]
    depth = len(s.frames)
    while True:
        if s.happened and triggers.release(s):
            return
        at = s.frames[LINE]
        if at >= len(program) or at == END_OF_PROGRAM:
            s.frames[LINE] = 0
            jump(s, step + 1)
            return
        line = program[at]
        s.frames[LINE] = at + 1
        if line[0] == DO_GO:
            leave_out(s, line)
            continue
        env = s.env[base : base + ENV_WIDTH]
        BY_VERB[line[0]](s, env, line)
        if len(s.frames) < depth:
            return  # the game is over
        s.env[base : base + ENV_WIDTH] = env
        if s.asked or len(s.frames) != depth:
            return


# ---- the procedure


def declare(s: State) -> None:
    """A Cheatin' ability needs a victim, a job a leader. [card.action.choose-one-ability]"""
    base = s.frames[BASE]
    a = using(s)
    seat, card = s.env[base + E_YOU], s.env[base + E_THIS]
    if a.play == words.PLAY_CHEATIN:
        found = victims_of(s)
        if len(found) == 1:
            take_victim(s, found[0])
        else:
            ask(s, seat, sequence.VICTIM)
    elif a.play == words.PLAY_JOB:
        s.job[JOB_ON], s.job[JOB_SEAT], s.job[JOB_DONE] = 1, seat, 0
        able = usable.leaders(s, seat, card)
        if len(able) == 1:
            s.job[JOB_LEADER] = able[0]
        else:
            ask(s, seat, sequence.LEAD_JOB)


def choose_targets(s: State) -> None:
    run_lines(s, program_at(s, TARGETS), TARGETS)


def pay_costs(s: State) -> None:
    """The uses of the day, the printed cost of an action, then the costs line by line.

    [act.cost.boot-or-ghost-rock, card.cost.printed, job.leader.pays-boot-cost, cost.payment.no-react-stops-it,
    cost.payment.mandatory-effect-counts-as-paid]
    """
    base = s.frames[BASE]
    if s.frames[LINE] == 0 and s.frames[OUTCOME] == 0:
        s.frames[OUTCOME] = DO  # paid once
        a, card = using(s), s.env[base + E_THIS]
        if s.book.cards.kind[s.what[card]] == ACTION:
            changes.pay_for(s, block(s), entry.cost_of(s, card))
        else:
            uses.use(s, card, a.number - a.same)
        if a.once:  # until then it can't be used again
            whom = ability_thing(card, a.number)
            s.mods += (whom, RULE + words.RULE_LOCKED, 1, a.once, s.env[base + E_YOU], NONE)
    run_lines(s, program_at(s, COSTS), COSTS)


def test(s: State) -> None:
    """A pull, a skill test, or a whole job comes before the effect. [spell.cast.difficulty-per-ability]"""
    base = s.frames[BASE]
    a = using(s)
    s.frames[OUTCOME] = DO
    if a.play == words.PLAY_JOB and a.difficulty == NONE:
        call(s, sequence.JOB, base)
        if a.first:
            begin_part(s, base, FIRST_EFFECTS)
    elif a.difficulty != NONE:
        if a.play == words.PLAY_JOB:
            s.frames[OUTCOME] = TESTED
        env = block(s)
        dude = selectors.thing(s, env, a.tester)
        craft = stats.best_skill(s, dude) if a.craft == NONE else entry.casting_skill(s, dude, env[E_THIS], a.craft)
        boots = [line for line in a.cost if line[0] == words.DO_BOOT and dude in selectors.things(s, env, line[1])]
        s.check[CHECK_ON], s.check[CHECK_CARD], s.check[CHECK_BOOTED] = BEING_MADE, env[E_THIS], int(bool(boots))
        starts.check(s, env[E_YOU], dude, craft, selectors.amount_of(s, env, a.difficulty), base, int(a.under))
    elif a.pull:
        starts.pull(s, s.env[base + E_YOU], bearer(s, s.env[base + E_THIS]), base)


def judge(s: State) -> None:
    """A spell or skill succeeds as its check went; a job as its shootout went.

    [spell.cast.success, spell.cast.failure-still-used, job.end.failure-no-effect]
    """
    base = s.frames[BASE]
    a = using(s)
    if a.play == words.PLAY_JOB and s.frames[OUTCOME] == DO:
        s.frames[OUTCOME] = DO if s.job[JOB_DONE] else FAIL
    elif a.difficulty != NONE:
        margin = s.check[CHECK_MARGIN]
        s.env[base + E_MARGIN], s.env[base + E_CHECK] = margin, s.check[CHECK_TOTAL]
        s.frames[OUTCOME] = DO if margin >= 0 else FAIL
        card = s.env[base + E_THIS]
        if margin >= 0 and a.play == words.PLAY_JOB:  # the spell starts it, and then this step looks how it went
            jump(s, JUDGE)
            call(s, sequence.JOB, base)
        if margin >= 0 and s.book.cards.kind[s.what[card]] == SPELL:
            triggers.fire(s, words.ON_SPELL_CAST, s.check[CHECK_DUDE])


def carry_out(s: State) -> None:
    if s.frames[LINE] == 0 and s.frames[OUTCOME] == DO:
        env = block(s)
        running.note_affected(s, env, [env[E_X], env[E_Y], env[E_Z], env[E_MARK]])
    run_lines(s, program_at(s, EFFECTS), EFFECTS)


def see_it_through(s: State) -> None:
    """What waits until all that follows from a skill check is done."""
    if using(s).difficulty != NONE:
        triggers.fire(s, words.ON_CHECK_OVER, s.env[s.frames[BASE] + E_THIS])


def close(s: State) -> None:
    """The pulled card is discarded, an action that was a react as well, and a job is over.

    [pull.end.card-discarded, job.end.posses-dissolved, card.action.played-from-hand]
    """
    base = s.frames[BASE]
    if using(s).difficulty != NONE:
        s.check[CHECK_ON] = 0
    if using(s).play == words.PLAY_REACT:
        piles.aside_to_discards(s, s.env[base + E_THIS])
    if using(s).play != words.PLAY_TRAIT and s.zone[s.env[base + E_THIS]] == IN_PLAY:
        happenings.note(s, happenings.USED, s.env[base + E_THIS])
    pulled = s.env[base + E_PULLED]
    if pulled >= 0:
        piles.aside_to_discards(s, pulled)
    if using(s).play == words.PLAY_JOB and s.job[JOB_ON]:
        s.job = [0] * len(s.job)
        sides.clear_sides(s)
    del s.env[base:]
    if not s.env:
        s.chain = 0
    finish(s)


def posse_effects(s: State) -> None:
    run_lines(s, program_at(s, POSSE_EFFECTS), POSSE_EFFECTS)


def first_effects(s: State) -> None:
    run_lines(s, program_at(s, FIRST_EFFECTS), FIRST_EFFECTS)


ABILITY: Final[Procedure] = Procedure(
    "ability",
    (
        declare,
        choose_targets,
        pay_costs,
        test,
        judge,
        carry_out,
        see_it_through,
        close,
        posse_effects,
        finish,
        first_effects,
    ),
    at={
        TARGETS: choose_targets,
        COSTS: pay_costs,
        JUDGE: judge,
        EFFECTS: carry_out,
        POSSE_EFFECTS: posse_effects,
        FIRST_EFFECTS: first_effects,
    },
)


# ---- whom a Cheatin' ability is used on


def victims_of(s: State) -> list[int]:
    env, a = block(s), using(s)
    return [other for other in usable.victims(s, env[E_YOU]) if usable.try_victim(s, env, a, other)]


def take_victim(s: State, other: int) -> None:
    """[gamblin.cheatin.one-per-victim]"""
    s.env[s.frames[BASE] + E_CHEATER] = PLAYER + other
    s.cheated[other] = 1
    happenings.note(s, happenings.CHEATED, PLAYER + other)


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
