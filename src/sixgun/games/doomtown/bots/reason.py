"""What speaks for a pick, in the game's own terms: who can bring more guns, what gives control, what is worth least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.bots.look import Look
from sixgun.games.doomtown.table.book import Book


def reason(book: Book, view: Mapping[str, Any], pick: str) -> Msg | None:
    """From the view alone; None where there is nothing to say."""
    look = Look(book, view, [pick])
    verb, _, rest = pick.partition(":")
    first, _, second = rest.partition(">")
    if verb == "call-out":
        return _strength(look, look.dudes[first]["place"])
    if verb in ("accept", "refuse"):
        return _strength(look, look.called_place())
    if verb in ("join", "flee") or (verb == "done" and look.question in ("posse", "run-or-gun")):
        return _strength(look, look.fight_place())
    if verb == "move":
        return _control(look, first, second)
    if verb == "shop":
        return _bought(look, first)
    if verb == "shooter":
        return _shooter(look, look.dudes[first])
    if verb in ("release", "done") and look.question == "wages":
        return Msg("because-wages", {"stash": look.stash, "upkeep": look.upkeep})
    if verb == "discard" and look.question in ("sundown", "hand-limit"):
        least = min([look.hand_worth(card) for card in look.me["hand"]])
        return Msg("because-worth-least") if look.hand_worth(first) == least else None
    return _ahead(look) if verb == "pass" and look.question == "noon" else None


def _strength(look: Look, place: str) -> Msg:
    """Who could be in each posse there: how many, and the most bullets of one."""
    mine, theirs = look.within_reach(place, True), look.within_reach(place, False)
    args: dict[str, Plain] = {
        "mine": len(mine),
        "bullets": max([int(dude["bullets"]) for dude in mine], default=0),
        "theirs": len(theirs),
        "other_bullets": max([int(dude["bullets"]) for dude in theirs], default=0),
    }
    return Msg("because-strength", args)


def _shooter(look: Look, dude: Any) -> Msg | None:
    most = max([other["bullets"] for other in look.mine if other["posse"] == dude["posse"]])
    return Msg("because-shooter", {"bullets": most}) if dude["bullets"] == most else None


def _control(look: Look, dude: str, place: str) -> Msg | None:
    if place not in look.places or look.places[place]["card"] is None or look.is_home(look.places[place]):
        return None
    mine, theirs = look.influence_at(place)
    mine += look.dudes[dude]["influence"]
    gains = mine > theirs or (look.places[place]["owner"] == look.seat and mine == theirs)
    return Msg("because-control" if gains else "because-no-control", {"card": place, "mine": mine, "theirs": theirs})


def _bought(look: Look, card: str) -> Msg | None:
    kind = look.kind(card)
    if kind == "deed":
        return Msg("because-deed", {"control": look.control(card), "production": look.production(card)})
    if kind == "dude":
        upkeep = look.upkeep + look.upkeep_of(card)
        return Msg("because-dude", {"income": look.income, "upkeep": upkeep, "left": look.stash - look.cost(card)})
    return None


def _ahead(look: Look) -> Msg:
    """What control must exceed, and how much there is."""
    return Msg("because-hurdle", {"control": look.me["control"], "hurdle": look.me["hurdle"]})
