"""What a running ability asks: to choose, to decide, to pay, to name."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.plain import Plain
from sixgun.core.state import tell
from sixgun.games.doomtown.language import costs, selectors, words
from sixgun.games.doomtown.language.ability import line_in_question
from sixgun.games.doomtown.language.effects import changes, flow
from sixgun.games.doomtown.language.effects import piles as effect_piles
from sixgun.games.doomtown.language.running import BASE, block, leave_out, note_affected, targeting, using
from sixgun.games.doomtown.language.targets import REGISTERS
from sixgun.games.doomtown.table import codes, ghost_rock, piles, told
from sixgun.games.doomtown.table.blocks import E_PAID, E_TAKEN, E_THIS, E_YOU
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.decisions import name_codes, question
from sixgun.games.doomtown.table.state import IN_PLAY, PLAYER, State
from sixgun.lib.hands import named

MOST_PAID: Final = 60


def asking_card(s: State, seat: int) -> dict[str, Plain]:
    """The card whose ability asks."""
    return {"card": s.book.cards.keys[s.what[s.env[s.frames[BASE] + E_THIS]]]}


# ---- one of several


def chosen_things(s: State) -> list[int]:
    return flow.choices_for(s, block(s), line_in_question(s))


def choose_codes(s: State, seat: int) -> list[int]:
    """Who searches a deck may find nothing: what is in it, the others cannot know. [zone.deck.shuffle-after-search]"""
    found = sorted([codes.choice(s, one) for one in chosen_things(s)])
    return [codes.DONE, *found] if searches(s) else found


def searches(s: State) -> bool:
    """Whether somebody is looking through a deck."""
    line = line_in_question(s)
    return line[0] == words.DO_SEARCH and effect_piles.looks_in_deck(s, line)


def answer_choose(s: State, seat: int, pick: int) -> None:
    if pick == codes.DONE:
        answered(s, seat)
        return
    register = REGISTERS[line_in_question(s)[1]]
    for one in chosen_things(s):
        if codes.choice(s, one) == pick:
            answered(s, seat)
            s.env[s.frames[BASE] + register] = one
            if not targeting(s):
                note_affected(s, block(s), [one])
            if 0 <= one < PLAYER and s.zone[one] == IN_PLAY:
                tell(s, (told.CHOSE, seat, one))
            elif searches(s):
                effect_piles.found(s, seat, one)
            return


CHOOSE: Final[Question] = question(
    "choose", "act.requirement.first-sentence", choose_codes, answer_choose, None, asking_card
)


# ---- some of several


def some_codes(s: State, seat: int) -> list[int]:
    """One more, as long as it is not enough; done when it is, or at once where only the most is said, perhaps none."""
    env, line = block(s), line_in_question(s)
    enough = flow.is_enough(s, env, line)
    if enough and line[2] != NONE:
        return [codes.DONE]
    return [codes.DONE] * enough + sorted({codes.choice(s, one) for one in flow.more_of(s, env, line)})


def answer_some(s: State, seat: int, pick: int) -> None:
    if pick == codes.DONE:
        answered(s, seat)
        return
    env, line = block(s), line_in_question(s)
    s.some.append(next(one for one in flow.more_of(s, env, line) if codes.choice(s, one) == pick))
    if (line[2] != NONE or line[3]) and some_codes(s, seat) == [codes.DONE]:
        answered(s, seat)


CHOOSE_SOME: Final[Question] = question(
    "choose-some", "act.requirement.first-sentence", some_codes, answer_some, None, asking_card
)


# ---- yes or no, one or the other


def may_codes(s: State, seat: int) -> list[int]:
    return [codes.YES, codes.NO]


def answer_may(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    line = line_in_question(s)
    if pick == codes.NO:
        leave_out(s, line)
    elif line[3]:
        ghost_rock.take(s, block(s)[E_YOU], seat, selectors.amount_of(s, block(s), line[2]))
    elif line[2] != NONE:
        ghost_rock.pay(s, seat, selectors.amount_of(s, block(s), line[2]))


def _no(s: State, seat: int) -> int:
    return codes.NO


MAY: Final[Question] = question("may", "text.ability.optional", may_codes, answer_may, None, asking_card, _no)


def either_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.EITHER, codes.NUMBER + 1), codes.pick(codes.EITHER, codes.NUMBER + 2)]


def answer_either(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    if codes.number_in(codes.first_in(pick)) == 2:
        leave_out(s, line_in_question(s))


EITHER: Final[Question] = question(
    "either", "act.sequence.declare-pay-resolve", either_codes, answer_either, None, asking_card
)


# ---- amounts


def pay_codes(s: State, seat: int) -> list[int]:
    line = line_in_question(s)
    a = using(s)
    others = [other[1] for other in a.cost if other[0] == words.DO_PAY and other != line]
    most = costs.funds(s, seat, a, block(s)[E_THIS]) - sum(others)
    most = min(most, MOST_PAID) if line[2] == NONE else min(most, line[2])
    return [codes.pick(codes.PAY, codes.NUMBER + n) for n in range(line[1], most + 1)]


def answer_pay(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    amount = codes.number_in(codes.first_in(pick))
    s.env[s.frames[BASE] + E_PAID] = amount
    changes.pay_for(s, block(s), amount)


PAY: Final[Question] = question("pay", "act.cost.boot-or-ghost-rock", pay_codes, answer_pay, None, asking_card)


def take_codes(s: State, seat: int) -> list[int]:
    most = changes.most_taken(s, block(s), line_in_question(s))
    return [codes.pick(codes.PAY, codes.NUMBER + n) for n in range(most, -1, -1)]


def answer_take(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    amount = codes.number_in(codes.first_in(pick))
    s.env[s.frames[BASE] + E_TAKEN] = amount
    ghost_rock.take(s, seat, selectors.thing(s, block(s), line_in_question(s)[1]) - PLAYER, amount)


TAKE_SOME: Final[Question] = question(
    "take", "act.sequence.declare-pay-resolve", take_codes, answer_take, None, asking_card
)


# ---- a suit and a value


def answer_recast(s: State, seat: int, pick: int) -> None:
    """A card that is not a joker stands for another and can make the hand a cheatin' one. [cheat.hand.changed-card]"""
    answered(s, seat)
    card = selectors.thing(s, block(s), line_in_question(s)[1])
    code = codes.first_in(pick) - codes.CODE
    s.reads[card] = named(code) if piles.is_joker(s, card) else code
    tell(s, (told.RECAST, seat, card, code))


NAME_CARD: Final[Question] = question(
    "name-card", "cheat.hand.changed-card", name_codes, answer_recast, None, asking_card
)
