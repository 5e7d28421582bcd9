"""Sound states: what a state that came from outside must have, so that every pick in it can be carried out."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel.outside.soundness_stack import stack_fits
from sixgun.games.bang_duel.outside.soundness_table import table_faults
from sixgun.games.bang_duel.table import waiting
from sixgun.games.bang_duel.table.characters import CHARACTERS, side_of
from sixgun.games.bang_duel.table.components import KEY
from sixgun.games.bang_duel.table.state import ALL_SEE, COMMON, NOBODY, PAIRS, STREAMS, State, side_of_seat


def faults_of(s: State) -> list[Refusal]:
    """What no state of a game can have: a missing or double card or character, impossible life, impossible turns."""
    if s.seats != 2 or len(s.counters) != STREAMS or not _shapes_fit(s):
        return [Refusal("position-unsound", {"game": KEY})]
    zones = [*s.gear, *s.hands, *s.decks, s.common, s.discards]
    lying = [card for card in s.fresh if s.frames and not any([card in zone for zone in zones])]
    cards = [card for zone in zones for card in zone] + lying
    if sorted(cards) != list(range(len(s.figures.face))):
        return [Refusal("position-cards", {}, "components.decks.forty-each")]
    sound = _characters_fit(s) and _columns_fit(s) and _end_fits(s) and _beginning_fits(s)
    if not sound or (s.frames and not stack_fits(s)):
        return [Refusal("position-unsound", {"game": KEY})]
    return table_faults(s) if s.frames else []


def _shapes_fit(s: State) -> bool:
    return (
        len(s.who) == len(s.life) == len(s.gear) == 4
        and len(s.active) == len(s.reserve) == len(s.hands) == len(s.decks) == 2
        and len(s.seen) == len(s.origin) == len(s.figures.face)
        and len(s.waiting) % waiting.WIDTH == 0
    )


def _characters_fit(s: State) -> bool:
    """Each once, of the right side, with life between nothing and the printed number."""
    everybody = [c for c in s.who if c != NOBODY] + s.reserve[0] + s.reserve[1] + s.gone
    if len(set(everybody)) != len(everybody) or not all([0 <= c < len(CHARACTERS) for c in everybody]):
        return False
    for seat in (0, 1):
        side = side_of_seat(s, seat)
        own = [s.who[place] for place in PAIRS[seat] if s.who[place] != NOBODY] + s.reserve[seat]
        if any([side_of(character) != side for character in own]) or s.active[seat] >> 1 != seat:
            return False
    for place, character in enumerate(s.who):
        most = s.figures.life[character] if character != NOBODY else 0
        if not 0 <= s.life[place] <= most:
            return False
    return True


def _columns_fit(s: State) -> bool:
    return (
        all([0 <= bits <= ALL_SEE for bits in s.seen])
        and all([s.seen[card] >> seat & 1 for seat in (0, 1) for card in s.hands[seat]])
        and all([_origin_fits(s, card) for card in range(len(s.origin))])
        and s.turn in (-1, 0, 1)
        and s.woken in (-1, 0, 1, 2, 3)
        and s.led in (0, 1)
        and s.moved in (0, 1)
        and s.reloaded in (0, 1)
        and 0 <= s.bangs <= 80
        and 0 <= s.used < 1 << len(CHARACTERS)
        and s.shuffles >= 0
        and s.winner in (-1, 0, 1)
        and all([_waiting_fits(s.waiting[i : i + waiting.WIDTH]) for i in range(0, len(s.waiting), waiting.WIDTH)])
        and all([0 <= card < len(s.figures.face) for card in s.fresh])
    )


def _origin_fits(s: State, card: int) -> bool:
    """A card was last shuffled into its own side's deck, or into one of the common decks that there were."""
    return s.origin[card] == s.figures.back[card] or COMMON <= s.origin[card] < COMMON + max(1, s.shuffles)


def _waiting_fits(entry: list[int]) -> bool:
    what, seat, place, character = entry
    known = NOBODY <= character < len(CHARACTERS)
    return 0 <= what < waiting.KINDS and seat in (0, 1) and place in range(4) and known


def _end_fits(s: State) -> bool:
    """Exactly the games that are over have a winner."""
    return (s.winner == NOBODY) == bool(s.frames)


def _beginning_fits(s: State) -> bool:
    """Before the leaders are revealed everybody is unhurt, and all cards are in the decks."""
    if s.led:
        return s.answers == [-1, -1]
    whole = all([s.who[place] >= 0 and s.life[place] == s.figures.life[s.who[place]] for place in range(4)])
    cards = len(s.decks[0]) + len(s.decks[1])
    return whole and cards == len(s.figures.face) and not s.gone and s.turn == NOBODY
