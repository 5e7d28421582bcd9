"""Advancing the story (3) Avanzare la Storia), and what the Story cards do (house data)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, call, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.rng import below, shuffle
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.climax import above_one
from sixgun.games.gunfighters.rules.shoot import take_from_bank, targets, why_not_target
from sixgun.games.gunfighters.rules.timer import ANY_PLACE, late, late_codes, refuse_late
from sixgun.games.gunfighters.rules.victory import after_loss
from sixgun.games.gunfighters.table import codes, components, sequence, told
from sixgun.games.gunfighters.table.components import KIND_NAMES, KINDS, PLACES, SALOON, STABLE, STATION, place_of
from sixgun.games.gunfighters.table.piles import cards_at, draw, holds, kinds_held, put_down, rule_out
from sixgun.games.gunfighters.table.state import (
    ALL_SEE,
    NOBODY,
    POWDER_STREAM,
    STORY_STREAM,
    State,
    clockwise_from,
    in_play,
)

# which of STORIES was turned up
SEAT: Final = A
WHICH: Final = B


def can_pay(s: State, seat: int) -> bool:
    """[story.cost.one-coin]"""
    return s.coins[seat] > 0


def refuse_story(s: State, seat: int) -> Refusal | None:
    """Only a coin advances the story. [story.cost.one-coin, story.draw.only-by-paying]"""
    return None if can_pay(s, seat) else Refusal("no-coin", {}, "story.draw.only-by-paying")


# ---- the procedure


def turn_up(s: State) -> None:
    """Pay a coin and turn up the next Story card; used ones are reshuffled when none is left.

    [story.cost.one-coin, story.draw.face-up, components.story.sixteen]
    """
    seat = s.frames[SEAT]
    s.coins[seat] -= 1
    s.bank += 1
    if not s.story_deck:
        s.story_deck = s.story_used
        s.story_used = []
        shuffle(s, STORY_STREAM, s.story_deck)
    card = s.story_deck.pop()
    s.story_used.append(card)
    s.frames[WHICH] = s.figures.story[card]
    tell(s, (told.STORY, seat, card))


def follow(s: State) -> None:
    """Its instructions are followed at once. [story.effect.immediate]"""
    story = s.frames[WHICH]
    EFFECTS[story](s, s.frames[SEAT], s.figures.amount[story])


def additional_shot(s: State) -> None:
    """A card with the shoot symbol gives a free shot, unless it has just put its player out.

    [story.symbol.extra-shot, story.symbol.only-if-alive]
    """
    seat = s.frames[SEAT]
    if s.figures.shoot[s.frames[WHICH]] and in_play(s, seat):
        ask(s, seat, sequence.STORY_SHOT)


STORY: Final[Procedure] = Procedure("story", (turn_up, follow, additional_shot))


# ---- the cards


def buddies(s: State, seat: int, amount: int) -> None:
    """So many Gunfire cards for the drawer. [story.cards.buddies, climax.end.gains-cards]"""
    for _ in range(amount):
        draw(s, seat)
    above_one(s, seat)


def town_crier(s: State, seat: int, amount: int) -> None:
    """The drawer names a location; everybody shows what is there."""
    ask(s, seat, sequence.NAME)


def telltale_tracks(s: State, seat: int, amount: int) -> None:
    """An opponent of the drawer's choice shows the whole hand. [story.effect.named-person]"""
    ask(s, seat, sequence.POINT)


def barn_fire(s: State, seat: int, amount: int) -> None:
    call(s, sequence.EVERYONE, STABLE, 0, seat)


def saloon_brawl(s: State, seat: int, amount: int) -> None:
    call(s, sequence.EVERYONE, SALOON, 0, seat)


def train_wreck(s: State, seat: int, amount: int) -> None:
    call(s, sequence.EVERYONE, STATION, 0, seat)


def powder_keg(s: State, seat: int, amount: int) -> None:
    """The drawer loses a card at random."""
    card = s.hands[seat][below(s, POWDER_STREAM, len(s.hands[seat]))]
    lose(s, seat, s.figures.kind[card])
    after_loss(s, seat, NOBODY)


def traitor(s: State, seat: int, amount: int) -> None:
    """Whoever holds most cards, the first clockwise from the drawer, discards one. [story.effect.named-person]"""
    sizes = [len(hand) for hand in s.hands]
    named = [other for other in clockwise_from(s, seat) if sizes[other] == max(sizes)]
    call(s, sequence.LOSS, named[0], ANY_PLACE)


def sheriffs_reward(s: State, seat: int, amount: int) -> None:
    take_from_bank(s, seat, amount)


def high_noon(s: State, seat: int, amount: int) -> None:
    """Nothing but the shot."""


EFFECTS: list[Callable[[State, int, int], None]] = [high_noon] * len(components.STORIES)
EFFECTS[components.ONE_BUDDY] = buddies
EFFECTS[components.TWO_BUDDY] = buddies
EFFECTS[components.BUNCH_BUDDY] = buddies
EFFECTS[components.TOWN_CRIER] = town_crier
EFFECTS[components.TELLTALE_TRACKS] = telltale_tracks
EFFECTS[components.BARN_FIRE] = barn_fire
EFFECTS[components.SALOON_BRAWL] = saloon_brawl
EFFECTS[components.TRAIN_WRECK] = train_wreck
EFFECTS[components.POWDER_KEG] = powder_keg
EFFECTS[components.TRAITOR] = traitor
EFFECTS[components.SHERIFFS_REWARD] = sheriffs_reward


# ---- everyone with a card of a location discards one, clockwise from the drawer

PLACE: Final = A
COUNT: Final = B
DRAWER: Final = C


def next_in_line(s: State) -> None:
    """The next player loses a gunfighter, or shows that nobody is there. [story.effect.named-person]"""
    place, count = s.frames[PLACE], s.frames[COUNT]
    if count == s.seats:
        finish(s)
        return
    s.frames[COUNT] = count + 1
    jump(s, 0)
    seat = (s.frames[DRAWER] + count) % s.seats
    if not in_play(s, seat):
        return
    if cards_at(s, seat, place):
        call(s, sequence.LOSS, seat, place)
    else:
        rule_out(s, seat, place)
        tell(s, (told.NOBODY_THERE, seat, place))


EVERYONE: Final[Procedure] = Procedure("everyone", (next_in_line,))


# ---- one player discards a card of choice, of one location or of any

LOSER: Final = A
WHERE: Final = B
WAS_LATE: Final = C


def lose(s: State, seat: int, kind: int) -> None:
    """A gunfighter of that kind is gone."""
    card = put_down(s, seat, kind)
    tell(s, (told.LOST, seat, card, s.nth[card]))


def choose_loss(s: State) -> None:
    ask(s, s.frames[LOSER], sequence.LOSE_LATE if s.frames[WAS_LATE] else sequence.LOSE)


def take_loss(s: State) -> None:
    """[elimination.coins.to-shooter]"""
    after_loss(s, s.frames[LOSER], NOBODY)


LOSS: Final[Procedure] = Procedure("loss", (choose_loss, take_loss))

LOSE_RULE, LOSE_LATE_RULE = "story.effect.named-person", "option.timer.ten-seconds"


def _lose_codes(s: State, seat: int) -> list[int]:
    where = s.frames[WHERE]
    held = kinds_held(s, seat)
    kinds = [kind for kind in range(KINDS) if held >> kind & 1 and where in (ANY_PLACE, place_of(kind))]
    return [codes.with_kind(codes.LOSE, kind) for kind in kinds]


def _lose_refuse(s: State, seat: int, code: int) -> Refusal | None:
    rule = LOSE_LATE_RULE if s.frames[WAS_LATE] else LOSE_RULE
    if codes.verb_in(code) != codes.LOSE:
        return Refusal("discard-a-card", {}, rule)
    kind, where = codes.kind_in(code), s.frames[WHERE]
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", {"card": KIND_NAMES[kind]}, rule)
    if where not in (ANY_PLACE, place_of(kind)):
        return Refusal("not-from-there", {"card": KIND_NAMES[kind], "place": PLACES[where]}, rule)
    return None


def _lose_answer(s: State, seat: int, code: int) -> None:
    lose(s, seat, codes.kind_in(code))
    answered(s, seat)


def _lose_prompt(s: State, seat: int) -> Msg:
    where = s.frames[WHERE]
    return Msg("ask-lose-any") if where == ANY_PLACE else Msg("ask-lose", {"place": PLACES[where]})


def _lose_default(s: State, seat: int) -> int:
    return _lose_codes(s, seat)[0]


LOSE: Final[Question] = Question(
    "lose", LOSE_RULE, _lose_prompt, _lose_codes, _lose_refuse, _lose_answer, _lose_default
)
LOSE_LATE: Final[Question] = Question(
    "lose-late", LOSE_LATE_RULE, _lose_prompt, _lose_codes, _lose_refuse, _lose_answer, _lose_default
)


# ---- the Town Crier's location


def _name_codes(s: State, seat: int) -> list[int]:
    return [codes.NAME | place for place in range(6)] + late_codes(s)


def _name_refuse(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    if verb == codes.LATE:
        return refuse_late(s)
    return None if verb == codes.NAME else Refusal("name-a-location", {}, "story.effect.immediate")


def _name_answer(s: State, seat: int, code: int) -> None:
    if code == codes.LATE:
        late(s, seat)
        return
    answered(s, seat)
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
    return late_codes(s)[0] if late_codes(s) else codes.NAME


NAME: Final[Question] = Question(
    "name", "story.effect.immediate", _name_prompt, _name_codes, _name_refuse, _name_answer, _name_default
)


# ---- whose hand the Telltale Tracks lead to


def _point_codes(s: State, seat: int) -> list[int]:
    at = targets(s, seat)
    return [codes.POINT | other << codes.SEAT_SHIFT for other in range(s.seats) if at >> other & 1] + late_codes(s)


def _point_refuse(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    if verb == codes.LATE:
        return refuse_late(s)
    if verb != codes.POINT or codes.seat_in(code) == seat:
        return Refusal("point-at-somebody", {}, "story.effect.named-person")
    return why_not_target(s, seat, codes.seat_in(code))


def _point_answer(s: State, seat: int, code: int) -> None:
    if code == codes.LATE:
        late(s, seat)
        return
    answered(s, seat)
    target = codes.seat_in(code)
    for card in s.hands[target]:
        s.seen[card] = ALL_SEE
    tell(s, (told.SHOWED_HAND, target, *s.hands[target]))


def _point_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-point")


def _point_default(s: State, seat: int) -> int:
    return late_codes(s)[0] if late_codes(s) else _point_codes(s, seat)[0]


POINT: Final[Question] = Question(
    "point",
    "story.effect.named-person",
    _point_prompt,
    _point_codes,
    _point_refuse,
    _point_answer,
    _point_default,
)
