"""`sixgun odds gunfighters`: where a gang may stand, against every deal of a few cards."""

from __future__ import annotations

from math import comb

import pytest

import sixgun
from sixgun.core.capabilities import TellsOdds
from sixgun.core.refusals import Refused
from tests.cite import rule


def at(given: dict[str, object]) -> dict[str, float]:
    game = sixgun.game("gunfighters")
    assert isinstance(game, TellsOdds)
    found = game.odds(given).data["at"]
    assert isinstance(found, dict)
    return {place: chance for place, chance in found.items() if isinstance(chance, float)}


@rule("gunfighters", "components.gunfire.forty-two", "setup.hand.five-cards")
def test_a_fresh_gang_is_anywhere_alike() -> None:
    """Seven cards of each of six places: five cards miss one of them in C(35, 5) of C(42, 5) hands."""
    assert at({}) == pytest.approx(
        dict.fromkeys(("stable", "saloon", "station", "plaza", "ranch", "hill"), 1 - comb(35, 5) / comb(42, 5))
    )


@rule("gunfighters", "shoot.effect.miss", "shoot.info.public")
def test_a_miss_and_cards_that_were_seen_count() -> None:
    """One card, not at the Hill, with all of the Ranch and five of the Saloon seen: 7 + 2 + 7 + 7 cards are left."""
    seen = ",".join(["ranch"] * 4 + ["ranch$", "ranch$", "ranch$$"] + ["saloon"] * 5)
    chances = at({"cards": "1", "not": "hill", "seen": seen})
    assert (chances["hill"], chances["ranch"]) == (0.0, 0.0)
    assert chances["saloon"] == pytest.approx(2 / 23)
    # a card that came after the miss may be at the Hill: 7 of the 29 cards that the other one leaves
    assert at({"cards": "2", "new": "1", "not": "hill", "seen": seen})["hill"] == pytest.approx(7 / 29)


def test_everything_that_is_wrong_is_said() -> None:
    with pytest.raises(Refused) as refused:
        at({"cards": "none", "not": "moon", "seen": ",".join(["hill"] * 8), "new": "9", "wind": "1"})
    codes = [refusal.code for refusal in refused.value.refusals]
    assert codes == ["field-unknown", "field-range", "field-choice", "field-type", "field-range"]
    with pytest.raises(Refused) as narrow:
        at({"cards": "5", "not": "stable,saloon,station,plaza,ranch", "seen": "hill,hill,hill"})
    assert [refusal.code for refusal in narrow.value.refusals] == ["odds-no-room"]
