"""What the questions of a running ability say: which card asks, whom or what for, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.core.asks import Default, Question
from sixgun.core.frames import STEP
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import selectors, targets, words
from sixgun.games.doomtown.language.ability import line_in_question, program_at
from sixgun.games.doomtown.language.effects import changes as effects_changes
from sixgun.games.doomtown.language.effects.flow import choices_for
from sixgun.games.doomtown.language.running import LINE, block, using
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, E_YOU, env_of
from sixgun.games.doomtown.table.book import AMOUNT_STAT, IF_COMPARED, IN_PILES, WHOSE, Line, Program
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import IN_PLAY, PLAYER, State, bearer
from sixgun.games.doomtown.wire import purposes

Prompt: TypeAlias = Callable[[State, int], Msg]


def worded(question: Question, prompt: Prompt) -> Question:
    """The same question with other words."""
    return remade(question, prompt, question.default)


def remade(question: Question, prompt: Prompt, default: Default) -> Question:
    q = question
    return Question(q.name, q.rule, prompt, q.codes, q.refuse, q.answer, default, q.window, q.open)


def asking(s: State) -> dict[str, Plain]:
    """The card whose ability asks."""
    card = s.book.cards.keys[s.what[block(s)[E_THIS]]]
    return {"card": card}


# ---- one or some of several


def choose(s: State, seat: int) -> Msg:
    """Which of them is to boot, to get a bounty, to be the mark: the verbs that come next for the chosen one say it."""
    env, line = block(s), line_in_question(s)
    return _choice(s, seat, env, line, line[1], line[3], choices_for(s, env, line))


def choose_some(s: State, seat: int) -> Msg:
    env, line = block(s), line_in_question(s)
    found = targets.candidates(s, env, line[1])
    message = _choice(s, seat, env, line, words.REF_SOME, line[1], found)
    args = {**message.args, "count": len(s.some)}
    if line[2] != NONE:
        kind, one, relation, other = s.book.conditions[line[2]]
        if kind == IF_COMPARED and s.book.amounts[one][0] == AMOUNT_STAT:
            stat = s.book.amounts[one][2]
            args |= {
                "stat": words.STATS[min(stat, words.STAT_SKILL) if stat >= words.OF_SKILL else stat],
                "have": selectors.amount_of(s, env, one),
                "need": selectors.amount_of(s, env, other) + int(relation == words.MORE),
            }
            return Msg("ask-choose-until", args)
    return Msg("ask-choose-some", args)


def _choice(s: State, seat: int, env: list[int], line: Line, register: int, selector: int, found: list[int]) -> Msg:
    a = using(s)
    own = env[E_YOU] == seat
    parts = purposes.parts_after(a, program_at(s, s.frames[STEP]), s.frames[LINE])
    said = purposes.said_of(s, env, seat, register, parts)
    args = {**asking(s), **_which(s, seat, selector, found)}
    goals = [phrase for phrase in said if phrase.role == 2 and phrase.verb in WHERE]
    if register == words.REF_MARK:
        return Msg("ask-choose-mark", {**args, "does": purposes.texts_of(said, a, own), "join": joined(said)})
    if goals:
        return Msg("ask-choose-where", {**args, "does": purposes.texts_of(goals[:1], a, own)})
    if said:
        return Msg("ask-choose", {**args, "does": purposes.texts_of(said, a, own), "join": joined(said)})
    program, start = parts[-1]
    does = purposes.clauses(s, env, seat, program, start, len(program))
    sure = [phrase for phrase in purposes.phrases(s, env, program, start, len(program)) if phrase.sure]
    return Msg("ask-choose-only", {**args, "does": does, "join": "and" if sure else "or"})


def joined(said: list[purposes.Phrase]) -> str:
    """What happens for sure happens all; of what may happen, one or the other."""
    return "and" if any([phrase.sure for phrase in said]) else "or"


WHERE: Final = ("move", "bring", "token")  # their second operand is a place to go to


def _which(s: State, seat: int, selector: int, found: list[int]) -> dict[str, Plain]:
    """What the options are: of a sort, from a pile, and whose."""
    pile = _pile(s, seat, selector)
    bosses = [s.boss[bearer(s, one)] for one in found if 0 < one < PLAYER and s.zone[one] == IN_PLAY]
    sort = purposes.sort_of(s, selector)
    whose = "any"
    if sort == "dude" and pile == "none" and len(bosses) == len(found):
        whose = "mine" if all([b == seat for b in bosses]) else "theirs" if seat not in bosses else "any"
    return {"sort": sort, "pile": pile, "whose": whose}


def _pile(s: State, seat: int, selector: int) -> str:
    """Where cards are chosen from, if not in play."""
    entry = s.book.selectors[selector]
    piles = selectors.piles_in(entry[IN_PILES])
    if not piles:
        return "none"
    own = selectors.thing(s, block(s), entry[WHOSE]) == PLAYER + seat
    name = words.PILES[piles[0]] if len(piles) == 1 else "piles"
    return name if own or name != "hand" else "their-hand"


# ---- yes or no, one or the other


def may(s: State, seat: int) -> Msg:
    return Msg("ask-may", {**asking(s), **may_args(s, seat)})


def may_args(s: State, seat: int) -> dict[str, Plain]:
    """What is done, what it costs, and what happens otherwise."""
    env, line = block(s), line_in_question(s)
    first, other = blocks_of(s, line)
    does = _clauses(s, seat, env, first)
    instead = _clauses(s, seat, env, other)
    cost = selectors.amount_of(s, env, line[2]) if line[2] != NONE else 0
    return {"does": does, "else": instead, "cost": cost, "some": int(bool(does)), "lost": int(bool(instead))}


def either(s: State, seat: int) -> Msg:
    return Msg("ask-either", {**asking(s), **either_args(s, seat)})


def either_args(s: State, seat: int) -> dict[str, Plain]:
    env, line = block(s), line_in_question(s)
    first, other = blocks_of(s, line)
    return {"first": _clauses(s, seat, env, first), "second": _clauses(s, seat, env, other)}


Part: TypeAlias = tuple[Program, int, int]


def blocks_of(s: State, line: Line) -> tuple[Part, Part]:
    """The block of a line and the one instead of it, as parts of a program."""
    program = program_at(s, s.frames[STEP])
    at, end = program.index(line) + 1, line[-1]
    last = program[end - 1] if end - 1 >= at else line
    leaves = last[0] == words.DO_GO and last[-1] > end
    after = last[-1] if leaves else end
    return (program, at, end - 1 if leaves else end), (program, end, after)


def _clauses(s: State, seat: int, env: list[int], part: Part) -> list[Plain]:
    return purposes.clauses(s, env, seat, *part)


# ---- amounts, and what a card stands for


def pay(s: State, seat: int) -> Msg:
    return Msg("ask-pay", {**asking(s), "have": s.stash[seat]})


def take(s: State, seat: int) -> Msg:
    env, line = block(s), line_in_question(s)
    other = selectors.thing(s, env, line[1]) - PLAYER
    return Msg("ask-take", {**asking(s), "from": other, "most": effects_changes.most_taken(s, env, line)})


def name_card(s: State, seat: int) -> Msg:
    env, line = block(s), line_in_question(s)
    what = s.what[selectors.thing(s, env, line[1])]
    return Msg("ask-name-card", {**asking(s), "other": s.book.cards.keys[what]})


def victim(s: State, seat: int) -> Msg:
    return Msg("ask-victim", asking(s))


def lead(s: State, seat: int) -> Msg:
    return Msg("ask-lead", asking(s))


# ---- an ability by what it does


def ability_args(s: State, seat: int, card: int, ability: int) -> dict[str, Plain]:
    """The kind of an ability, and its effect in words: how one of several is told from the others."""
    a = s.book.abilities[ability]
    env = env_of(s, card, ability, seat)
    env[E_USING] = ability
    return {"kind": words.PLAYS[a.play], "does": purposes.clauses(s, env, seat, a.do, 0, len(a.do))}
