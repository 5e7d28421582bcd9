"""A player who remembers what was shown, flees when exposed, and shoots where the odds are best.

It sees a view and the picks that are offered, nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.games.gunfighters.bots.look import Table, place_of
from sixgun.games.gunfighters.rules.control import SET

# What things are worth, in gunfighters. Tuned by play against copies with other values.
COIN: Final = 0.12
WIPE_OUT: Final = 0.9  # a gang less, besides its gunfighters
EXPOSURE: Final = 0.3  # of the danger that showing a card brings, since not everybody will use it
FLIGHT: Final = 0.75  # of the danger that leaving a place takes away
STORY: Final = 0.55  # two of five Story cards bring gunfighters, two of five a shot
LAST_CARD: Final = 1.6  # how much dearer danger is to a gang of one
STACK: Final = 0.4  # for each other gunfighter at the same place, whom the same shot would hit
KEPT: Final = 1.5  # the same when somebody has to go: rather from a crowded place than one that was seen
FEW: Final = 0.6  # what a Story card is worth more to a gang of one
VICTORY: Final = 1.5  # a shot that wins the game, besides what falls
CRIPPLED: Final = 0.15  # a hit on a gang of two, which is down to one then
RESTLESS: Final = 0.05  # for a Move that nothing speaks for; a card that everybody sees come is worth as much less
SAVED: Final = 4  # coins beyond which each is dearer to a Story card
NEVER: Final = -9.0  # being late
GIVE_UP: Final = -5.0  # a claim with one's last three cards
CLAIM: Final = 1.0  # any other
NINE: Final = 9  # coins that win


def advise(view: Mapping[str, Any], picks: Sequence[str], roll: float) -> int:
    """The index of the best pick; `roll`, from 0 to 1, decides between equals."""
    table = Table(view)
    worth = [value(table, pick) for pick in picks]
    best = max(worth)
    equals = [i for i, one in enumerate(worth) if one > best - 1e-9]
    return equals[int(roll * len(equals))]


def value(table: Table, pick: str) -> float:
    """What a pick is worth, in gunfighters."""
    verb, _, rest = pick.partition(":")
    if verb == "shoot":
        return shot_value(table, rest)
    if verb == "move":
        return move_value(table, rest)
    if verb == "story":
        return story_value(table)
    if verb == "claim":
        return GIVE_UP if len(table.hand) == SET else CLAIM
    if verb == "lose":
        return lose_value(table, rest)
    if verb == "top":
        return -float(rest.count("$"))
    if verb == "name":
        return sum([table.odds(rival["seat"], rest)[1] for rival in table.rivals])
    if verb == "point":
        cards = table.players[int(rest)]["cards"]
        return float(sum([1 for card in cards if card["card"] is None]))
    if verb == "draw":
        return 1.0 if rest == "no" else 0.0  # who gives in gets half, and may do better
    return NEVER if verb == "late" else 0.0


def shot_value(table: Table, rest: str) -> float:
    """Gunfighters that fall on average, the chance to wipe a gang out or to win, coins, less the danger of showing."""
    seat_text, _, what = rest.partition(">")
    card, _, at = what.partition("@")
    place = at or place_of(card)
    target = table.players[int(seat_text)]
    hit, expected, notes = table.odds(target["seat"], place)
    gain: float = expected + COIN * notes + (VICTORY * hit if _wins(table, target, notes) else 0.0)
    if len(target["cards"]) == 1:
        gain += hit * (WIPE_OUT + COIN * target["coins"])
    elif len(target["cards"]) == 2:
        gain += hit * CRIPPLED
    return gain - (_new_exposure(table, card) if card else 0.0)


def _wins(table: Table, target: Mapping[str, Any], notes: float) -> bool:
    """Whether a hit likely ends the game: the last rival's last gunfighter, or coins enough."""
    need: int = NINE - table.players[table.me]["coins"]
    if len(target["cards"]) == 1:
        return len(table.rivals) == 1 or bool(notes + target["coins"] >= need)
    return notes >= need


def _new_exposure(table: Table, card: str) -> float:
    """What showing a card risks: nothing, where everybody knows that somebody is there."""
    place = place_of(card)
    if table.shown_at(place):
        return 0.0
    dear = LAST_CARD if len(table.hand) == 1 else 1.0
    return EXPOSURE * dear * table.danger(place) * table.mine_at(place)


def move_value(table: Table, rest: str) -> float:
    """What leaving a place saves where one was seen, or is one of several; a card from the discards is seen, too."""
    card, _, source = rest.partition(">")
    place = place_of(card)
    shown = [c["shown"] for c in table.hand if c["card"] == card]
    dear = LAST_CARD if len(table.hand) == 1 else 1.0
    saved = FLIGHT * dear * table.danger(place) if any(shown) else RESTLESS
    saved += STACK * (table.mine_at(place) - 1)
    if source:
        new = place_of(table.view["discards"][0])
        saved -= EXPOSURE * dear * table.danger(new) + STACK * (table.mine_at(new) - (new == place)) + RESTLESS
    return saved


def story_value(table: Table) -> float:
    """A coin on its way to nine is worth keeping."""
    coins: int = table.players[table.me]["coins"]
    if coins >= NINE:
        return -1.0
    return STORY - COIN * max(0, coins - SAVED) + (FEW if len(table.hand) == 1 else 0.0)


def lose_value(table: Table, card: str) -> float:
    """Rather one of several at a place, one that was seen, one with banknotes that a shooter would earn."""
    shown = any([c["shown"] for c in table.hand if c["card"] == card])
    return KEPT * table.mine_at(place_of(card)) + (1.0 if shown else 0.0) + 0.1 * card.count("$")
