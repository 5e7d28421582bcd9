"""What the Story cards do (house data)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import ask
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.rng import below
from sixgun.core.state import tell
from sixgun.core.vocabulary import bound
from sixgun.games.gunfighters.rules.climax import above_one
from sixgun.games.gunfighters.rules.loss import everyone_loses, lose, must_lose
from sixgun.games.gunfighters.rules.shoot import take_from_bank, targets, why_not_target
from sixgun.games.gunfighters.rules.timer import timed
from sixgun.games.gunfighters.rules.victory import after_loss
from sixgun.games.gunfighters.table import codes, components, sequence, told
from sixgun.games.gunfighters.table.components import AT_SALOON, AT_STABLE, AT_STATION, PLACE_COUNT, STORIES
from sixgun.games.gunfighters.table.piles import cards_at, draw
from sixgun.games.gunfighters.table.state import ALL_SEE, NOBODY, POWDER_STREAM, State, clockwise_from, in_play


def buddies(s: State, seat: int, amount: int) -> None:
    """So many Gunfire cards for the drawer. [story.cards.buddies, climax.end.gains-cards]"""
    for _ in range(amount):
        draw(s, seat)
    above_one(s, seat)


def town_crier(s: State, seat: int, amount: int) -> None:
    """The drawer names a location; everybody shows what is there. [story.cards.town-crier]"""
    ask(s, seat, sequence.NAME)


def telltale_tracks(s: State, seat: int, amount: int) -> None:
    """An opponent of the drawer's choice shows the whole hand.

    [story.cards.telltale-tracks, story.effect.named-person]
    """
    ask(s, seat, sequence.POINT)


def barn_fire(s: State, seat: int, amount: int) -> None:
    """[story.cards.disasters]"""
    everyone_loses(s, seat, AT_STABLE)


def saloon_brawl(s: State, seat: int, amount: int) -> None:
    """[story.cards.disasters]"""
    everyone_loses(s, seat, AT_SALOON)


def train_wreck(s: State, seat: int, amount: int) -> None:
    """[story.cards.disasters]"""
    everyone_loses(s, seat, AT_STATION)


def powder_keg(s: State, seat: int, amount: int) -> None:
    """The drawer loses a card at random. [story.cards.powder-keg]"""
    card = s.hands[seat][below(s, POWDER_STREAM, len(s.hands[seat]))]
    lose(s, seat, s.figures.kind[card])
    after_loss(s, seat, NOBODY)


def traitor(s: State, seat: int, amount: int) -> None:
    """The player with most cards, the first clockwise from the drawer, discards one.

    [story.cards.traitor, story.effect.named-person]
    """
    sizes = [len(hand) for hand in s.hands]
    named = [other for other in clockwise_from(s, seat) if sizes[other] == max(sizes)]
    must_lose(s, named[0])


def sheriffs_reward(s: State, seat: int, amount: int) -> None:
    """[story.cards.sheriffs-reward]"""
    take_from_bank(s, seat, amount)


def high_noon(s: State, seat: int, amount: int) -> None:
    """Nothing but the shot. [story.cards.high-noon]"""


# ---- the Town Crier's location


def _name_codes(s: State, seat: int) -> list[int]:
    return [codes.NAME | place for place in range(PLACE_COUNT)]


def _name_refuse(s: State, seat: int, code: int) -> Refusal | None:
    return None if codes.verb_in(code) == codes.NAME else Refusal("name-a-location", {}, "story.effect.immediate")


def _name_answer(s: State, seat: int, code: int) -> None:
    place = codes.place_in(code)
    tell(s, (told.CRIED, seat, place))
    for other in clockwise_from(s, seat):
        if in_play(s, other):
            cards = cards_at(s, other, place)
            for card in s.hands[other]:
                if card in cards:
                    s.seen[card] = ALL_SEE
                else:
                    s.ruled_out[card] |= 1 << place
            tell(s, (told.SHOWED, other, place, *cards, *[s.nth[card] for card in cards]))


def _name_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-name")


def _name_default(s: State, seat: int) -> int:
    return codes.NAME


NAME: Final[Question] = timed(
    "name", "story.effect.immediate", _name_prompt, _name_codes, _name_refuse, _name_answer, _name_default
)


# ---- whose hand the Telltale Tracks lead to


def _point_codes(s: State, seat: int) -> list[int]:
    at = targets(s, seat)
    return [codes.POINT | other << codes.SEAT_SHIFT for other in range(s.seats) if at >> other & 1]


def _point_refuse(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) != codes.POINT or codes.seat_in(code) == seat:
        return Refusal("point-at-somebody", {}, "story.effect.named-person")
    return why_not_target(s, seat, codes.seat_in(code))


def _point_answer(s: State, seat: int, code: int) -> None:
    target = codes.seat_in(code)
    for card in s.hands[target]:
        s.seen[card] = ALL_SEE
    tell(s, (told.SHOWED_HAND, target, *s.hands[target]))


def _point_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-point")


def _point_default(s: State, seat: int) -> int:
    return _point_codes(s, seat)[0]


POINT: Final[Question] = timed(
    "point",
    "story.effect.named-person",
    _point_prompt,
    _point_codes,
    _point_refuse,
    _point_answer,
    _point_default,
)


# ---- the cards by name

EFFECTS: Final[tuple[Callable[[State, int, int], None], ...]] = bound(
    "Story cards",
    {
        components.STORY_ONE_BUDDY: buddies,
        components.STORY_TWO_BUDDY: buddies,
        components.STORY_BUNCH_BUDDY: buddies,
        components.STORY_TOWN_CRIER: town_crier,
        components.STORY_TELLTALE_TRACKS: telltale_tracks,
        components.STORY_BARN_FIRE: barn_fire,
        components.STORY_SALOON_BRAWL: saloon_brawl,
        components.STORY_TRAIN_WRECK: train_wreck,
        components.STORY_POWDER_KEG: powder_keg,
        components.STORY_TRAITOR: traitor,
        components.STORY_SHERIFFS_REWARD: sheriffs_reward,
        components.STORY_HIGH_NOON: high_noon,
    },
    len(STORIES),
)
