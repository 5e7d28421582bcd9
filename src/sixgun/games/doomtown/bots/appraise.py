"""What a state is worth to each seat: how near control is to the others' influence, and what there is to get there.

The weights were fitted to how games with the usual decks went on from 11,713 states of 1,200 games between players who
follow their instinct with some slips (docs/bots.md); `python benchmarks/appraisals.py doomtown` fits them anew.
"""

from __future__ import annotations

from sixgun.games.doomtown.language import stats
from sixgun.games.doomtown.language.control import deed_controller
from sixgun.games.doomtown.rules import victory
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS
from sixgun.games.doomtown.table.state import PHASE_SUNDOWN, State
from sixgun.lib.appraisal import shares_of

TRAITS = (
    "margin",  # control less the influence that it must exceed
    "winning",  # the same if it is above 0: it would win at Sundown
    "control",
    "influence",
    "most influence",  # of one dude: what a single casualty costs
    "bullets",
    "studs",
    "dudes",
    "fresh",  # unbooted dudes
    "stash",
    "income",
    "net income",  # less upkeep, where that is more
    "hand",
    "deeds in hand",
    "dudes in hand",
    "influence in hand",  # that can be paid
    "goods in hand",
    "actions in hand",
    "cards left",  # in deck and discards: dead and played ones are gone
    "bounty",
)
WEIGHTS = (0.193, 1.164, -0.344, -0.065, -0.362, 0.015, -0.064, 0.221, 0.028, 0.117) + (
    0.466,
    0.093,
    -0.154,
    -0.087,
    -0.022,
    -0.01,
    -0.033,
    -0.013,
    -1.089,
    -0.119,
)


def traits_of(s: State, seat: int, control: int, influence: int, needed: int) -> list[float]:
    """What counts for a seat, in the order of TRAITS; `needed` is the influence that its control must exceed."""
    cards, what = s.book.cards, s.what
    gang = s.gang[seat]
    margin = max(-8, min(4, control - needed))
    bullets = studs = fresh = most = upkeep = bounty = 0
    for dude in gang:
        shots = stats.bullets(s, dude)
        bullets += shots
        studs += shots if cards.stud[what[dude]] else 0
        fresh += not s.booted[dude]
        most = max(most, cards.influence[what[dude]])
        upkeep += cards.upkeep[what[dude]]
        bounty += s.bounty[dude]
    income = cards.production[what[s.homes[seat]]]
    for deed in s.street[seat] + s.outskirts[seat]:
        if cards.production[what[deed]] and deed != s.homes[seat] and deed_controller(s, deed) == seat:
            income += cards.production[what[deed]]
    stash = s.stash[seat]
    hand = [what[card] for card in s.hand[seat]]
    kinds = [cards.kind[card] for card in hand]
    held = [cards.influence[card] for card in hand if cards.kind[card] == DUDE and cards.cost[card] <= stash + 2]
    return [
        margin,
        max(0, margin),
        control,
        influence,
        most,
        bullets,
        studs,
        len(gang),
        fresh if s.phase != PHASE_SUNDOWN else len(gang),
        min(stash, 10),
        income,
        min(0, income - upkeep),
        len(hand),
        kinds.count(DEED),
        kinds.count(DUDE),
        sum(held),
        kinds.count(GOODS),
        kinds.count(ACTION),
        (len(s.deck[seat]) + len(s.discards[seat])) / 10,
        bounty,
    ]


def standings(s: State) -> list[tuple[int, int, int]]:
    """By seat: control, influence, and the influence that control must exceed to win."""
    controls, influences = victory.totals_of(s)
    return [(controls[seat], influences[seat], victory.hurdle(s, influences, seat)) for seat in range(s.seats)]


def traits(s: State) -> list[list[float]]:
    """By seat: what counts for it."""
    return [traits_of(s, seat, *figures) for seat, figures in enumerate(standings(s))]


def appraise(s: State) -> list[float]:
    """By seat, adding up to 1: the exponentials of weighted sums, scaled."""
    return shares_of(WEIGHTS, traits(s))
