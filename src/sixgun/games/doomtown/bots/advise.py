"""The rules-based player: chooses from the view and the picks alone.

It builds deeds and hires dudes, pays the dudes who are worth it, sends dudes to deeds where their influence counts,
fights when its posse looks stronger, and keeps the best cards of a draw hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.core.plain import Plain
from sixgun.games.doomtown.bots.advise_hands import keep_score, name_score
from sixgun.games.doomtown.bots.appeal import appeals
from sixgun.games.doomtown.bots.look import Look
from sixgun.games.doomtown.table.book import Book

NEUTRAL: Final = 0.0

# Abilities that help the dude they are used on; the others do harm, and are used on opponents.
HELPS: Final = frozenset(
    ["yan-lis-tailoring", "war-paint", "hiding-in-the-shadows", "the-pharmacy", "missed", "bad-company"]
    + [
        "back-ways",
        "town-council",
        "its-who-you-know",
        "horse-wranglin",
        "the-town-hall",
        "telegraph-office",
        "the-stakes-just-rose",
        "carters-bounties",
        "establishin-whos-in-charge",
    ]
)


def advise(book: Book, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
    """The index of the pick that a sensible player would make; `roll` decides between equals."""
    look = Look(book, view, picks)
    scores = [score(look, pick) for pick in picks]
    best = max(scores)
    top = [i for i, found in enumerate(scores) if found >= best - 1e-9]
    return top[min(len(top) - 1, int(roll * len(top)))]


def defers(view: Mapping[str, Plain], picks: Sequence[str]) -> bool:
    """Whether a dude is chosen: what for is in the question, not in the view, and the default goes by that."""
    dudes: Any = view["dudes"]
    chosen = {pick.partition(":")[2].partition("/")[0] for pick in picks}
    return view["question"] == "choose" and any([dude["id"] in chosen for dude in dudes])


def score(look: Look, pick: str) -> float:
    """How good a pick looks beside the others."""
    verb, _, rest = pick.partition(":")
    first, _, second = rest.partition(">")
    rate = RATES.get(verb)
    return rate(look, first, second) if rate is not None else NEUTRAL


def _pass(look: Look, first: str, second: str) -> float:
    return 0.2


def _done(look: Look, first: str, second: str) -> float:
    if look.question == "redraw":
        return 0.05
    if look.question == "gang":
        return 1.0
    if look.question == "posse":
        return 0.3
    return 0.5


def _gang(look: Look, first: str, second: str) -> float:
    """Influence and bullets for little money; some ghost rock is left for the first day."""
    left = look.stash - look.marked_cost - look.cost(first)
    return 2.0 + look.worth(first) / max(1, look.cost(first)) if left >= 4 else 0.0


def _shop(look: Look, first: str, second: str) -> float:
    """Deeds first, then dudes who can be paid tomorrow, then goods for the dudes who shoot."""
    kind = look.kind(first)
    if kind == "deed":
        return 6.0 + 2 * look.control(first) + look.production(first) - 0.1 * look.cost(first)
    if kind == "dude":
        if look.upkeep + look.upkeep_of(first) > look.income + max(0, look.stash - look.cost(first)):
            return 0.0
        return 4.0 + look.worth(first) / max(1, look.cost(first))
    return 1.0 + 0.1 * look.bullets_of(second)


def _move(look: Look, first: str, second: str) -> float:
    """To deeds where this dude's influence gains or keeps control, and nobody stronger waits."""
    dude = look.dudes[first]
    if dude["bounty"] > 2 or second == "square":
        return 0.0
    place = look.places[second]
    if place["card"] is None or look.is_home(place):
        return 0.0
    mine, theirs = look.influence_at(second)
    danger = look.strength_at(second, False) - look.strength_at(second, True) - look.strength(dude)
    if place["controller"] == look.seat or danger > 0:
        return 0.0
    gains = mine + dude["influence"] > theirs or (place["owner"] == look.seat and mine + dude["influence"] >= theirs)
    leaving = look.loses_control(dude)
    return 2.0 + place["control"] - 3.0 * leaving if gains else 0.0


def _call_out(look: Look, first: str, second: str) -> float:
    """When the posse that could come together is clearly stronger."""
    place = look.dudes[first]["place"]
    edge = look.reach(place, True) - look.reach(place, False)
    return 3.0 + 0.1 * edge if edge >= 2 else -1.0


def _accept(look: Look, first: str, second: str) -> float:
    place = look.called_place()
    return 1.0 if look.reach(place, True) > look.reach(place, False) + 1 else 0.0


def _refuse(look: Look, first: str, second: str) -> float:
    return 0.5


def _join(look: Look, first: str, second: str) -> float:
    """Those who can shoot, as long as the other side is not out of reach."""
    dude = look.dudes[first]
    return 0.4 + 0.1 * look.strength(dude) if look.strength(dude) >= 2 else 0.1


def _shooter(look: Look, first: str, second: str) -> float:
    dude = look.dudes[first]
    return float(dude["bullets"]) + (1.5 if dude["stud"] else 0.0)


def _redraw(look: Look, first: str, second: str) -> float:
    return 0.5 if keep_score(look.hand_left(), first) < 0 else 0.0


def _drop(look: Look, first: str, second: str) -> float:
    return -keep_score(look.hand_left(), first)


def _name(look: Look, first: str, second: str) -> float:
    return name_score(look.draw_codes(), first, look.phase == "gamblin")


def _casualty_value(look: Look, first: str) -> float:
    dude = look.dudes.get(first)
    return 0.3 if dude is None else look.worth(dude["card"]) + 0.1 * float(dude["bullets"])


def _discard(look: Look, first: str, second: str) -> float:
    """A casualty, the cheapest first; or a card of the hand, of which the best stay."""
    if look.question in ("sundown", "hand-limit"):
        return 1.0 - look.hand_worth(first)
    return -_casualty_value(look, first)


def _ace(look: Look, first: str, second: str) -> float:
    return -1.5 * _casualty_value(look, first) - 0.2


def _home(look: Look, first: str, second: str) -> float:
    return 1.0


def _flee(look: Look, first: str, second: str) -> float:
    """When the other posse has become clearly stronger."""
    mine, theirs = look.posse_strength()
    return 1.0 if theirs > mine + 1 else 0.0


def _release(look: Look, first: str, second: str) -> float:
    """Only a dude who costs more than all the rest is worth; or the least useful, when the money is short."""
    dude = look.dudes[first]
    return 0.45 - 0.1 * look.worth(dude["card"]) / max(1.0, float(dude["upkeep"]))


def _act(look: Look, first: str, second: str) -> float:
    """What is worth its cost is done, whatever it brings just now."""
    name, _, which = first.partition("/")
    giver, _, place = which.partition(".")
    given = giver in look.book.index  # by another card
    own = look.rules.of_card[look.book.index[giver if given else name.partition(".")[0]]]
    number = int(place or 0) if given else int(which or 0)
    return 1.5 if number >= len(own) or appeals(look.rules, own[number], look.free()) else 0.1


def _choose(look: Look, first: str, second: str) -> float:
    """One's own dudes for what helps, the others' for what harms; of cards in a pile the best or the worst."""
    name = first.partition("/")[0]
    dude = look.dudes.get(name)
    if dude is None:
        if name.startswith("seat-"):  # most of what a player is chosen for harms; in lowball a lower hand helps
            return 1.0 if (name == f"seat-{look.seat}") == (look.phase == "gamblin") else -1.0
        if name in look.places:
            return 0.5 * float(look.places[name].get("control") or 0)
        return 1.0 - look.hand_worth(name)
    mine = dude["seat"] == look.seat
    value = 1.0 + look.worth(dude["card"])
    helps = look.asking in HELPS or look.only_mine
    return value if mine == helps else -value


def _pay(look: Look, first: str, second: str) -> float:
    return -float(first) if look.question != "take" else float(first)


def _yes(look: Look, first: str, second: str) -> float:
    return 1.0 if look.question == "may" else 0.0


def _oppose(look: Look, first: str, second: str) -> float:
    place = look.fight_place()
    return 1.0 if look.reach(place, True) > look.posse_strength()[1] + 1 else 0.0


RATES: Final = {
    "pass": _pass,
    "done": _done,
    "gang": _gang,
    "shop": _shop,
    "invent": _shop,
    "move": _move,
    "call-out": _call_out,
    "accept": _accept,
    "refuse": _refuse,
    "join": _join,
    "shooter": _shooter,
    "redraw": _redraw,
    "drop": _drop,
    "name": _name,
    "discard": _discard,
    "ace": _ace,
    "home": _home,
    "flee": _flee,
    "release": _release,
    "act": _act,
    "play": _act,
    "choose": _choose,
    "lead": _join,
    "pay": _pay,
    "yes": _yes,
    "oppose": _oppose,
}
