"""Hits and loss of life (Colpo e schivata)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import why
from tests.rules.bang_duel.printed import BANGS, CARDS
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("bill-tightman", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}
NOTHING: list[list[str]] = [[], []]
HIT_CARDS = BANGS | {"derringer", "gatling", "knife"}


def face(kind: str) -> str:
    """A card of that kind."""
    law, outlaw = CARDS[kind]
    return f"{kind}.l{law[0]}" if law else f"{kind}.o{outlaw[0]}"


# ---- hit cards


@pytest.mark.parametrize("kind", sorted(CARDS))
@rule("bang-duel", "hit.card.circled-icon", "hit.icon.uncircled")
def test_eleven_kinds_are_hit_cards_as_a_duel_shows(kind: str) -> None:
    stage = Stage(**PLAIN, turn=OUTLAW, hand=["duel.oh"], other_hand=[face(kind), "knife.oh"])
    stage.pick("play:duel.oh>front")
    expected = None if kind in HIT_CARDS else ("not-a-hit-card", "card.duel.hit-cards-only")
    assert why(stage, f"answer:{face(kind)}") == expected


@pytest.mark.parametrize("kind", sorted(HIT_CARDS - {"gatling", "volley"}))
@rule("bang-duel", "hit.card.circled-icon", "hit.card.worth-one", "hit.undodged.lose-life")
def test_a_hit_card_fires_one_hit(kind: str) -> None:
    gear = [NOTHING, [["watch.oh", "hat.oh"], []]]
    stage = Stage(**PLAIN, hand=[face(kind)], other_hand=["beer.ob"], gear=gear)
    stage.pick(f"play:{face(kind)}>front")
    assert len(stage.told("shot")) == 1
    stage.pick("take")
    assert stage.told("shot") == []
    assert stage.life("babe-leroy") == 3


@pytest.mark.parametrize("number", [0, 1, 3])
@rule("bang-duel", "hit.card.worth-one")
def test_unless_its_text_gives_another_number(number: int) -> None:
    gear = [NOTHING, [["watch.oh", "scope.oh", "gun-belt.os"][:number], []]]
    stage = Stage(**PLAIN, hand=["volley.lb"], gear=gear)
    stage.pick("play:volley.lb>front")
    assert len(stage.told("shot")) == number
    assert stage.life("babe-leroy") == 4 - number


@rule("bang-duel", "hit.icon.uncircled")
def test_a_scope_and_a_return_fire_cannot_be_played_as_hits() -> None:
    stage = Stage(**PLAIN, hand=["scope.lh", "return-fire.lh"])
    assert [pick for pick in stage.options() if "return-fire" in pick] == []
    assert why(stage, "play:return-fire.lh") == ("nothing-to-dodge", "dodge.means.hand-card")
    assert "shot" not in stage.pick("play:scope.lh>front")
    assert stage.gear("babe-leroy") == ["scope"]
    assert stage.life("babe-leroy") == 4


# ---- other sources of hits


@rule("bang-duel", "hit.source.other")
def test_a_return_fire_fires_a_hit() -> None:
    stage = Stage(**PLAIN, turn=OUTLAW, hand=["colt.od"], other_hand=["return-fire.lh"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:return-fire.lh")
    assert [event["character"] for event in stage.told("shot")] == ["babe-leroy"]
    assert (stage.life("bill-tightman"), stage.life("babe-leroy")) == (5, 3)


@rule("bang-duel", "hit.source.other", "hit.automatic.target-of")
def test_abilities_fire_hits() -> None:
    stage = Stage(law=("jango", "wild-bill"), outlaw=("slim-poet", "tom-thorn"), turn=OUTLAW)
    stage.pick("swap")
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["character"], shot["with"]) == ("tom-thorn", "wild-bill", None)
    assert stage.life("wild-bill") == 4


@rule("bang-duel", "hit.automatic.target-of")
def test_an_automatic_hit_is_no_card_and_leaves_the_bang_of_the_turn() -> None:
    stage = Stage(law=("tex-killer", "wild-bill"), outlaw=("slim-poet", "tom-thorn"), turn=OUTLAW, hand=["colt.od"])
    stage.pick("swap")
    assert stage.discards() == []
    assert why(stage, "play:colt.od>front") is None


@pytest.mark.parametrize("way", ["dodge:missed.ls", "barrel", "hat"])
@rule("bang-duel", "hit.automatic.target-of", "dodge.scope.every-hit")
def test_an_automatic_hit_can_be_dodged_in_the_usual_ways(way: str) -> None:
    stage = Stage(
        law=("jango", "wild-bill"),
        outlaw=("slim-poet", "tom-thorn"),
        turn=OUTLAW,
        other_hand=["missed.ls"],
        gear=[[[], ["barrel.ls", "hat.lh"]], NOTHING],
        decks=[["bank.lb"], []],
    )
    stage.pick("swap")
    assert sorted(stage.options()) == ["barrel", "dodge:missed.ls", "hat", "take"]
    stage.pick(way)
    assert stage.told("dodged")
    assert stage.life("wild-bill") == 5


# ---- losing life


@rule("bang-duel", "hit.undodged.lose-life")
def test_each_hit_that_is_not_dodged_costs_one_bullet_which_goes_to_the_pool() -> None:
    stage = Stage(**PLAIN, hand=["derringer.lh", "derringer.ls"])
    pool = stage.view(None)["pool"]
    stage.pick("play:derringer.lh>front")
    stage.pick("play:derringer.ls>front")
    assert stage.life("babe-leroy") == 2
    assert stage.view(None)["pool"] == pool + 2
    assert (stage.life("cattle-katie"), stage.life("bill-tightman"), stage.life("jango")) == (4, 5, 3)


@rule("bang-duel", "life.loss.not-dodgeable")
def test_a_lost_duel_cannot_be_dodged() -> None:
    gear = [NOTHING, [["barrel.os", "hat.oh"], []]]
    stage = Stage(**PLAIN, hand=["duel.ld"], other_hand=["missed.os"], gear=gear)
    stage.pick("play:duel.ld>front")
    for pick in ("barrel", "hat", "dodge:missed.os"):
        assert pick not in stage.options()
    stage.pick("take")
    assert stage.told("shot") == []
    assert stage.asked == (LAW, "action")
    assert stage.life("babe-leroy") == 3


@rule("bang-duel", "life.loss.not-dodgeable")
def test_indians_cannot_be_dodged() -> None:
    gear = [NOTHING, [["barrel.os", "hat.oh"], []]]
    stage = Stage(
        law=("bill-tightman",), outlaw=("babe-leroy",), hand=["indians.lh"], other_hand=["missed.os"], gear=gear
    )
    stage.pick("play:indians.lh")
    assert stage.asked == (OUTLAW, "answer")
    assert stage.options() == ["take"]
    stage.pick("take")
    assert stage.life("babe-leroy") == 3
    assert stage.gear("babe-leroy") == ["barrel", "hat"]


@pytest.mark.parametrize(
    ("gear", "deck", "left"),
    [("rattlesnake.os", "knife.os", 4), ("dynamite.ob", "colt.od", 2), ("dynamite.ob", "beer.ob", 5)],
)
@rule("bang-duel", "life.loss.not-dodgeable")
def test_a_snake_or_dynamite_cannot_be_dodged(gear: str, deck: str, left: int) -> None:
    worn = [NOTHING, [[gear, "barrel.os", "hat.oh"], []]]
    stage = Stage(
        law=("jango", "wild-bill"),
        outlaw=("bull-anderson", "babe-leroy"),
        other_hand=["missed.os"],
        gear=worn,
        decks=[[], [deck]],
    )
    stage.pick("end")
    assert stage.asked == (OUTLAW, "action")
    assert stage.life("bull-anderson") == left
    assert {"barrel", "hat"} <= set(stage.gear("bull-anderson"))
    assert "missed" in stage.hand(OUTLAW)


@rule("bang-duel", "life.loss.not-dodgeable")
def test_strong_beer_cannot_be_dodged() -> None:
    gear = [NOTHING, [["barrel.os", "hat.oh"], []]]
    stage = Stage(**PLAIN, hand=["strong-beer.lb"], other_hand=["missed.os"], gear=gear)
    stage.pick("play:strong-beer.lb>front")
    assert stage.asked == (LAW, "action")
    assert stage.life("babe-leroy") == 3
