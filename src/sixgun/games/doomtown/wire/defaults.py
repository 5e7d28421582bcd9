"""What Enter, a flag or an absent player stands for: a choice that a sensible player could make.

What hurts goes to another player's card where there is one, what helps to one's own; the shooter has the most bullets,
and what has to go is worth least.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Default
from sixgun.core.frames import STEP
from sixgun.games.doomtown.language import choices, selectors, stats, targets, words
from sixgun.games.doomtown.language.ability import line_in_question, program_at
from sixgun.games.doomtown.language.effects.flow import choices_for
from sixgun.games.doomtown.language.running import LINE, block, using
from sixgun.games.doomtown.rules import casualties, shooter, upkeep
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.components import DEED, DUDE, NONE
from sixgun.games.doomtown.table.state import IN_PLAY, PLAYER, State, bearer
from sixgun.games.doomtown.wire import prompts, purposes
from sixgun.lib.hands import card_of

KING: Final = 13
# Verbs that nobody wishes for a card of their own, and how much; a change counts by its direction.
HARMS: Final = {
    "boot": 2,
    "discard": 5,
    "ace": 6,
    "remove": 6,
    "send-home": 3,
    "take-control": 6,
    "call-out-to": 2,
    "give-draw": 2,
    "give-first-casualty": 4,
    "give-no-abilities": 2,
    "give-blank": 2,
    "give-no-move": 2,
    "casualties": 4,
    "take": 2,
}
WORSE_WHEN_UP: Final = ("bounty", "modify-upkeep", "modify-reward", "modify-extra-casualties", "casualties")
CHANGES: Final = ("modify-", "bounty", "control-point", "influence-point", "rank", "casualties")


def worth(s: State, card: int) -> int:
    """What a card is worth to its player, roughly."""
    cards, what = s.book.cards, s.what[card]
    if s.zone[card] == IN_PLAY and cards.kind[what] == DUDE:
        bullets = stats.bullets(s, card)
        return 4 * stats.influence(s, card) + bullets * (3 if stats.is_stud(s, card) else 2) + cards.cost[what]
    if cards.kind[what] == DEED:
        return 4 * cards.control[what] + 2 * cards.production[what] + cards.cost[what]
    return 1 + cards.cost[what]


def harm(phrase: purposes.Phrase) -> int:
    """How bad what a line does is for the one it is done to; below 0, how good."""
    verb = phrase.verb if phrase.role < 2 else f"{phrase.verb}-to"
    if verb in HARMS and not verb.startswith(CHANGES):
        return HARMS[verb]
    if verb.startswith(CHANGES):
        up = phrase.args.get("up") == "1"
        return 2 if up == (verb in WORSE_WHEN_UP) else -2
    return -1


# ---- of cards on the table


def shooter_of(s: State, seat: int) -> int:
    """The most bullets; of equals, a stud."""

    def firepower(code: int) -> tuple[int, bool]:
        dude = codes.card_in_play(s, codes.first_in(code))
        return stats.bullets(s, dude), stats.is_stud(s, dude)

    return max(shooter.shooter_codes(s, seat), key=firepower)


def casualty(s: State, seat: int) -> int:
    """What costs least for each casualty that it covers; what can come back is better than what cannot."""

    def loss(code: int) -> float:
        card, verb = codes.card_in_play(s, codes.first_in(code)), codes.verb_in(code)
        share = 0.2 if verb == codes.HOME else 1.5 if verb == codes.ACE else 1.0
        return worth(s, card) * share / max(1, casualties.covered(s, card, casualties.VERB_OF.index(verb)))

    return min(casualties.casualty_codes(s, seat), key=loss)


def wages(s: State, seat: int) -> int:
    """Pay all; if that is too much, the dude worth least goes first."""
    legal = upkeep.wage_codes(s, seat)
    return legal[0] if legal[0] == codes.DONE else min(legal, key=lambda code: _worth_of(s, code))


def _worth_of(s: State, code: int) -> int:
    return worth(s, codes.card_in_play(s, codes.first_in(code)))


def king(s: State, seat: int) -> int:
    """A pull should be high."""
    return codes.pick(codes.NAME, codes.CODE + card_of(0, KING))


# ---- of a running ability


def choose(s: State, seat: int) -> int:
    """Whom it hurts, another player's; whom it helps, one's own; as a price, what is worth least."""
    env, line = block(s), line_in_question(s)
    found = choices_for(s, env, line)
    return _best(s, seat, env, line[1], found) if found else choices.choose_codes(s, seat)[0]


def choose_some(s: State, seat: int) -> int:
    legal = choices.some_codes(s, seat)
    if legal[0] == codes.DONE:
        return codes.DONE
    env, line = block(s), line_in_question(s)
    found = [one for one in targets.candidates(s, env, line[1]) if one not in s.some]
    return _best(s, seat, env, words.REF_SOME, found)


def _best(s: State, seat: int, env: list[int], register: int, found: list[int]) -> int:
    parts = purposes.parts_after(using(s), program_at(s, s.frames[STEP]), s.frames[LINE])
    bad = sum([harm(phrase) for phrase in purposes.said_of(s, env, seat, register, parts)])

    def liking(one: int) -> int:
        if one <= 0 or one >= PLAYER:
            return -bad if one == PLAYER + seat else bad
        own = s.zone[one] != IN_PLAY or _is_of(s, one, seat)
        value = worth(s, one)
        return -value if own and bad > 0 else value if (bad > 0) != own else -100 - value

    best = max(found, key=liking)
    return codes.choice(s, best)


def _is_of(s: State, card: int, seat: int) -> bool:
    dude = bearer(s, card)
    return (s.boss[dude] if s.book.cards.kind[s.what[dude]] == DUDE else s.owner[dude]) == seat


def may(s: State, seat: int) -> int:
    """No, unless that is what hurts."""
    line = line_in_question(s)
    _, instead = prompts.blocks_of(s, line)
    return codes.YES if line[2] != NONE and _gain(s, seat, instead) < 0 else codes.NO


def either(s: State, seat: int) -> int:
    first, second = prompts.blocks_of(s, line_in_question(s))
    better = 1 if _gain(s, seat, first) >= _gain(s, seat, second) else 2
    return codes.pick(codes.EITHER, codes.NUMBER + better)


def _gain(s: State, seat: int, part: prompts.Part) -> int:
    """How good a block is for a player: what helps that player's cards and hurts those of others."""
    env = block(s)
    total = 0
    for phrase in purposes.phrases(s, env, *part):
        one = selectors.thing(s, env, phrase.whom) if phrase.whom >= 0 else PLAYER + env[E_YOU]
        mine = one == PLAYER + seat or (0 < one < PLAYER and s.zone[one] == IN_PLAY and _is_of(s, one, seat))
        total += -harm(phrase) if mine else harm(phrase)
    return total


DEFAULTS: Final[dict[str, Default]] = {
    "shooter": shooter_of,
    "casualties": casualty,
    "wages": wages,
    "pulled-joker": king,
    "choose": choose,
    "choose-some": choose_some,
    "may": may,
    "either": either,
}
