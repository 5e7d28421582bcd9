"""What speaks for a pick, in the game's own terms: who was seen where, and how likely somebody is hit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.bots.look import Table, place_of

POOR: Final = 0.5  # a chance that nobody shows a card for


def reason(view: Mapping[str, Any], pick: str) -> Msg | None:
    """From the view alone; None where there is nothing to say."""
    table = Table(view)
    verb, _, rest = pick.partition(":")
    if verb == "shoot":
        return _shot(table, rest)
    if verb == "move":
        return _stay(table, rest.partition(">")[0]) or _quiet(table)
    if verb == "lose":
        return _stay(table, rest)
    if verb == "story":
        return Msg("because-story", {"coins": table.players[table.me]["coins"]})
    return None


def _shot(table: Table, rest: str) -> Msg:
    target, _, what = rest.partition(">")
    card, _, at = what.partition("@")
    place = at or place_of(card)
    chance, _, _ = table.odds(int(target), place)
    args: dict[str, Plain] = {"seat": int(target), "place": place, "percent": round(100 * chance)}
    if chance == 1.0:
        return Msg("because-seen-there", args)
    return Msg("because-last-one" if len(table.players[int(target)]["cards"]) == 1 else "because-odds", args)


def _stay(table: Table, card: str) -> Msg | None:
    """What is wrong with the place where a gunfighter stands."""
    place = place_of(card)
    if any([one["shown"] for one in table.hand if one["card"] == card]):
        return Msg("because-you-were-seen", {"place": place})
    count = table.mine_at(place)
    return Msg("because-crowd", {"place": place, "count": count}) if count > 1 else None


def _quiet(table: Table) -> Msg | None:
    """No shot is good enough, if that is so: the best one, by its odds."""
    places = {place_of(card["card"]) for card in table.hand}
    chances = [table.odds(rival["seat"], place)[0] for rival in table.rivals for place in sorted(places)]
    best = max(chances, default=0.0)
    return Msg("because-no-shot", {"percent": round(100 * best)}) if best < POOR else None
