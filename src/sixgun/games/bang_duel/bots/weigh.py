"""Which picks are likely, in ints and a few microseconds: the rules bot's reasoning, for playing on in thought.

It looks only at what lies open and at the seat's own hand. The ratings are those of
advise_actions.py and advise_answers.py.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.bots.look import LEADERS
from sixgun.games.bang_duel.bots.weigh_actions import WORTH_OF, Sight, play_worth, rate_actions, swap_worth
from sixgun.games.bang_duel.rules import reveal
from sixgun.games.bang_duel.table import codes, losses, sequence, shots
from sixgun.games.bang_duel.table.characters import BUFFALO_BELL, CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_KIND, FACE_SYMBOL, NO_FACE, SYMBOL_BARREL
from sixgun.games.bang_duel.table.kinds import ALWAYS_ACTIVE, KINDS, RETURN_FIRE
from sixgun.games.bang_duel.table.state import State
from sixgun.games.bang_duel.wire.questions import QUESTIONS

SHARP = 1.2  # how much likelier a pick is that is rated one point better, as an exponent

LEADS: list[float] = [float(LEADERS.get(name, 0)) for name in CHARACTERS]


def weigh(s: State, seat: int, legal: list[int]) -> list[float]:
    """How likely each pick is."""
    rated = RATES[s.question](s, seat, legal)
    best = max(rated)
    return [exp(SHARP * (value - best)) for value in rated]


def _react(s: State, seat: int, legal: list[int]) -> list[float]:
    """What costs nothing first, then the cheapest card; against Tex Killer only if the other card is there as well."""
    tex = s.frames[shots.FLAGS] & shots.TEX
    held = len(s.hands[seat])
    rated: list[float] = []
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
            value = 11.0 if kind == RETURN_FIRE else 15.0 - WORTH_OF[kind]
        rated.append(value)
    return rated


def _give_up(s: State, seat: int, legal: list[int]) -> list[float]:
    """The card that is worth least."""
    counts = [0] * len(KINDS)
    for card in s.hands[seat]:
        counts[s.figures.kind[card]] += 1
    rated: list[float] = []
    for code in legal:
        face = code & codes.FACE_MASK
        if face == NO_FACE:
            rated.append(0.0)
        else:
            kind = face >> FACE_KIND
            rated.append(20.0 - WORTH_OF[kind] + (3.0 if counts[kind] > 2 else 0.0))
    return rated


def _by_worth(s: State, seat: int, legal: list[int]) -> list[float]:
    return [
        WORTH_OF[(code & codes.FACE_MASK) >> FACE_KIND] if code & codes.FACE_MASK != NO_FACE else 0.0 for code in legal
    ]


def _yes(s: State, seat: int, legal: list[int]) -> list[float]:
    return [float(code & codes.VERB_MASK == codes.DO_YES) * 3.0 for code in legal]


def _instead(s: State, seat: int, legal: list[int]) -> list[float]:
    """Buffalo Bell steps in for a partner who would fall."""
    place = s.frames[losses.PLACE]
    buffalo, partner = s.life[place ^ 1], s.life[place]
    if s.who[place] == BUFFALO_BELL:
        buffalo, partner = partner, buffalo
    wanted = codes.DO_YES if partner == 1 or buffalo > partner + 1 else codes.DO_NO
    return [float(code & codes.VERB_MASK == wanted) * 3.0 for code in legal]


def _strip(s: State, seat: int, legal: list[int]) -> list[float]:
    """Take what helps them, or hurts oneself."""
    rated: list[float] = []
    for code in legal:
        verb = code & codes.VERB_MASK
        if verb == codes.DO_NO or verb == codes.DO_TAKE:
            value = 0.0
        elif verb == codes.DO_ROB:
            value = 5.0
        else:
            kind = codes.kind_in(code)
            harmful = kind in ALWAYS_ACTIVE
            own = codes.target_in(code) in (codes.AT_MY_FRONT, codes.AT_MY_REAR)
            if s.question == sequence.STRIP:
                value = 3.0 + WORTH_OF[kind] if own == harmful else -1.0
            else:
                value = 1.0 if harmful else WORTH_OF[kind]
        rated.append(value)
    return rated


def _swap_whose(s: State, seat: int, legal: list[int]) -> list[float]:
    sight = Sight(s, seat)
    rated: list[float] = []
    for code in legal:
        target = codes.target_in(code)
        if target == codes.AT_MINE:
            rated.append(swap_worth(s, sight) - 0.5)
        elif target == codes.AT_THEIRS:
            rated.append(float(sight.lives[codes.AT_FRONT] - sight.lives[codes.AT_REAR]) - 0.5)
        else:
            rated.append(0.0)
    return rated


def _lead(s: State, seat: int, legal: list[int]) -> list[float]:
    life = s.figures.life
    return [float(life[codes.kind_in(code)]) + LEADS[codes.kind_in(code)] for code in legal]


def _result(s: State, seat: int, legal: list[int]) -> list[float]:
    """Whether the symbol comes: a barrel saves the player who reveals, a snake or dynamite hurts."""
    wanted = s.frames[reveal.WANTED]
    good = (s.frames[reveal.SEAT] == seat) == (wanted == SYMBOL_BARREL)
    return [float((code & FACE_SYMBOL == wanted) == good) * 4.0 for code in legal]


def _copy(s: State, seat: int, legal: list[int]) -> list[float]:
    if len(s.discards) < 2:
        return [0.0] * len(legal)
    kind = s.figures.kind[s.discards[-2]]
    sight = Sight(s, seat)
    return [play_worth(s, sight, kind, codes.target_in(code), codes.kind_in(code)) for code in legal]


RATES: Final = bound(
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
