"""How good each pick is, to the rules bot and in playouts: what costs least, and what helps most.

Only differences count. Like all of the bots' reasoning it is in ints, because playouts go through it all the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.bots.look import Look
from sixgun.games.bang_duel.bots.thought_actions import IDLE, play_worth, rate_actions, swap_worth
from sixgun.games.bang_duel.bots.worth import LEADS, WORTH
from sixgun.games.bang_duel.table import codes, sequence
from sixgun.games.bang_duel.table.characters import BUFFALO_BELL
from sixgun.games.bang_duel.table.components import FACE_KIND, FACE_SYMBOL, NO_FACE, SYMBOL_BARREL
from sixgun.games.bang_duel.table.kinds import ALWAYS_ACTIVE, KINDS, NO_KIND, RETURN_FIRE
from sixgun.games.bang_duel.wire.questions import QUESTIONS

Rate: TypeAlias = Callable[[Look, list[int]], list[float]]


def _react(look: Look, legal: list[int]) -> list[float]:
    """What costs nothing first, then the cheapest card; against Tex Killer only if the other card is there as well."""
    tex, held = look.tex, len(look.hand)
    found: list[float] = []
    for code in legal:
        verb = code & codes.VERB_MASK
        if verb == codes.DO_TAKE:
            value = 0.0
        elif verb == codes.DO_BARREL or verb == codes.DO_SID_CURRY:
            value = 20.0
        elif tex and held < (1 if verb == codes.DO_HAT else 2):
            value = -1.0
        elif verb == codes.DO_HAT:
            value = 12.0
        else:
            kind = (code & codes.FACE_MASK) >> FACE_KIND
            value = 11.0 if kind == RETURN_FIRE else 15.0 - WORTH[kind]
        found.append(value)
    return found


def _give_up(look: Look, legal: list[int]) -> list[float]:
    """The card that is worth least; it does not help to keep the last one rather than pay with it."""
    counts = [0] * len(KINDS)
    kind_of = look.kind_of
    for card in look.hand:
        counts[kind_of[card]] += 1
    found: list[float] = []
    for code in legal:
        face = code & codes.FACE_MASK
        if face == NO_FACE:
            found.append(0.0)
        else:
            kind = face >> FACE_KIND
            found.append(20.0 - WORTH[kind] + (3.0 if counts[kind] > 2 else 0.0))
    return found


def _by_worth(look: Look, legal: list[int]) -> list[float]:
    return [WORTH[(code & codes.FACE_MASK) >> FACE_KIND] for code in legal]


def _yes(look: Look, legal: list[int]) -> list[float]:
    return [float(code & codes.VERB_MASK == codes.DO_YES) * 3.0 for code in legal]


def _instead(look: Look, legal: list[int]) -> list[float]:
    """Buffalo Bell steps in for a partner who would fall."""
    buffalo, partner = look.lives[codes.AT_MY_FRONT], look.lives[codes.AT_MY_REAR]
    if look.who[look.places[codes.AT_MY_REAR]] == BUFFALO_BELL:
        buffalo, partner = partner, buffalo
    wanted = codes.DO_YES if partner == 1 or buffalo > partner + 1 else codes.DO_NO
    return [float(code & codes.VERB_MASK == wanted) * 3.0 for code in legal]


def _strip(look: Look, legal: list[int]) -> list[float]:
    """Take what helps them, or hurts oneself."""
    found: list[float] = []
    for code in legal:
        verb = code & codes.VERB_MASK
        if verb == codes.DO_NO:
            value = 0.0
        elif verb == codes.DO_ROB:
            value = 5.0
        else:
            kind = codes.kind_in(code)
            harmful = kind in ALWAYS_ACTIVE
            own = codes.target_in(code) in (codes.AT_MY_FRONT, codes.AT_MY_REAR)
            if look.question == sequence.STRIP:
                value = 3.0 + WORTH[kind] if own == harmful else -1.0
            else:
                value = 1.0 if harmful else WORTH[kind]
        found.append(value)
    return found


def _swap_whose(look: Look, legal: list[int]) -> list[float]:
    found: list[float] = []
    for code in legal:
        target = codes.target_in(code)
        if target == codes.AT_MINE:
            found.append(swap_worth(look) - 0.5)
        elif target == codes.AT_THEIRS:
            found.append(float(look.lives[codes.AT_FRONT] - look.lives[codes.AT_REAR]) - 0.5)
        else:
            found.append(0.0)
    return found


def _lead(look: Look, legal: list[int]) -> list[float]:
    return [float(look.printed[codes.kind_in(code)]) + LEADS[codes.kind_in(code)] for code in legal]


def _result(look: Look, legal: list[int]) -> list[float]:
    """Whether the symbol comes: a barrel saves the player who reveals, a snake or dynamite hurts."""
    good = look.own_reveal == (look.wanted == SYMBOL_BARREL)
    return [float((code & FACE_SYMBOL == look.wanted) == good) * 4.0 for code in legal]


def _copy(look: Look, legal: list[int]) -> list[float]:
    if look.copied == NO_KIND:
        return [0.0] * len(legal)
    return [_copy_worth(look, code) for code in legal]


def _copy_worth(look: Look, code: int) -> float:
    """Her card is gone already: to do nothing costs no more, and a reload brings another one."""
    if code == codes.COPY_RELOAD:
        return 6.0
    if codes.target_in(code) == codes.AT_NOTHING and look.copied in IDLE:
        return 0.0
    return play_worth(look, look.copied, codes.target_in(code), codes.kind_in(code))


RATES: Final[tuple[Rate, ...]] = bound(
    "ratings",
    {
        sequence.LEAD: _lead,
        sequence.ACTION: rate_actions,
        sequence.DISCARD: _give_up,
        sequence.REACT: _react,
        sequence.PAY: _give_up,
        sequence.ANSWER: _give_up,
        sequence.CHOOSE_RESULT: _result,
        sequence.CHOOSE_GOODS: _by_worth,
        sequence.THROW: _give_up,
        sequence.GIVE: _give_up,
        sequence.STRIP: _strip,
        sequence.SWAP_WHOSE: _swap_whose,
        sequence.MAY: _yes,
        sequence.INSTEAD: _instead,
        sequence.ROB: _strip,
        sequence.LOOT: _strip,
        sequence.COPY: _copy,
    },
    len(QUESTIONS),
)
