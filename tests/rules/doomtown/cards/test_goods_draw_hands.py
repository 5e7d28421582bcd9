"""Goods that change draw hands and pulls."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, THREES, Stage, shootout

TWO_HIGH = ["clyde-owens", "bluetick", "pony-express", "mustang", "sun-in-yer-eyes"]  # 10S 2H AD 5H 3C


def revealed(
    goods: str, mine: list[str], theirs: list[str], dude: str = "clint-ramsey", their: Any = None, **my: Any
) -> Stage:
    """Both hands lie open, and seat 0 with the goods is asked for a Resolution play."""
    me = {"gang": [{"card": dude, "at": "square", "gear": [goods]}], "deck": [*mine, *["bobo"] * 4], **my}
    them = {"gang": [("pancho-castillo", "square")], "deck": [*theirs, *["bobo"] * 3], **(their or {})}
    stage = shootout(me, them, f"{dude}.0", "pancho-castillo.1")
    draw(stage, mine, theirs)
    assert stage.asked == (0, "resolution")
    return stage


def rank(stage: Stage, seat: int) -> int:
    found: int = stage.player(seat)["draw_hand"]["rank"]
    return found


@card("doomtown", "pair-of-six-shooters")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand", "boot.cost.needs-unbooted")
def test_a_pair_of_six_shooters_changes_a_card_of_your_draw_hand_when_another_cheats() -> None:
    stage = revealed("pair-of-six-shooters", THREES, CHEATIN)
    assert rank(stage, 0) == 4
    stage.pick("act:pair-of-six-shooters.0", "choose:mustang")
    assert len(stage.options()) == 52
    stage.pick("name:3H")
    assert rank(stage, 0) == 8
    assert not stage.player(0)["draw_hand"]["cheatin"]
    assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    assert stage.asked == (1, "resolution")
    stage = revealed("pair-of-six-shooters", THREES, HIGH_CARD)
    refusal = ("no-cheater", "shootout.resolution.cheatin-needs-cheatin-hand")
    assert stage.refused("act:pair-of-six-shooters.0") == refusal


@card("doomtown", "pair-of-six-shooters")
@rule("doomtown", "cheat.hand.changed-card", "zone.discard.face-up")
def test_what_a_pair_of_six_shooters_makes_can_be_a_cheatin_hand_too() -> None:
    stage = revealed("pair-of-six-shooters", FOURS, CHEATIN)
    stage.pick("act:pair-of-six-shooters.0", "choose:clyde-owens", "name:3S")
    assert rank(stage, 0) == 10
    assert stage.player(0)["draw_hand"]["cheatin"]
    stage.until("noon")
    assert "clyde-owens" in stage.player(0)["discards"]


@card("doomtown", "pair-of-six-shooters")
@rule("doomtown", "joker.legality.never-cheats", "joker.removal.after-use")
def test_a_joker_that_a_pair_of_six_shooters_changes_is_still_a_joker() -> None:
    mine = [*THREES[:4], "joker-red"]
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["pair-of-six-shooters"]}]}
    stage = duel(mine, CHEATIN, my={**me, "deck": [*mine, *["bobo"] * 4]})
    draw(stage, mine, CHEATIN)
    stage.pick("name:KS", "act:pair-of-six-shooters.0", "choose:joker-red", "name:3S")
    assert rank(stage, 0) == 8
    assert not stage.player(0)["draw_hand"]["cheatin"]


@card("doomtown", "pair-of-six-shooters")
@rule("doomtown", "gamblin.cheatin.sources", "gamblin.rank.lowest-wins")
def test_a_pair_of_six_shooters_works_in_gamblin_as_well() -> None:
    me: Any = {"gang": [{"card": "clint-ramsey", "gear": ["pair-of-six-shooters"]}], "deck": PAIR}
    stage = Stage(me, {"deck": CHEATIN}, phase="gamblin", winner=1)
    assert stage.asked == (0, "cheatin")
    stage.pick("act:pair-of-six-shooters.0", "choose:sun-in-yer-eyes", "name:2C")  # no pair of threes any more
    assert stage.view["winner"] == 0


@card("doomtown", "quickdraw-handgun")
@rule("doomtown", "golden.cannot.beats-can", "zone.leave-play.owners-pile", "zone.deck.own")
def test_a_quickdraw_handgun_exchanges_draw_hands_with_the_cheater_and_protects() -> None:
    stage = revealed("quickdraw-handgun", HIGH_CARD, CHEATIN, their={"hand": ["coachwhip"]})
    assert (rank(stage, 0), rank(stage, 1)) == (1, 2)
    stage.pick("act:quickdraw-handgun.0")
    assert (rank(stage, 0), rank(stage, 1)) == (2, 1)
    assert stage.player(0)["draw_hand"]["cheatin"]
    assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    assert stage.asked == (1, "resolution")
    assert "play:coachwhip" not in stage.options()
    stage.until("noon")
    assert stage.dude("pancho-castillo.1") == {}  # one casualty for the lower rank
    assert set(HIGH_CARD) <= set(stage.player(0)["discards"])
    assert set(CHEATIN) <= set(stage.player(1)["discards"])


@card("doomtown", "quickdraw-handgun")
@rule("doomtown", "shootout.lumps.rank-raised")
def test_a_draw_hand_takes_what_has_changed_its_rank_along() -> None:
    stage = revealed("quickdraw-handgun", HIGH_CARD, CHEATIN, dude="tommy-harden")
    assert rank(stage, 0) == 1 + 2  # Tommy Harden against a cheater
    stage.pick("act:quickdraw-handgun.0")
    assert (rank(stage, 0), rank(stage, 1)) == (2, 3)


@card("doomtown", "quickdraw-handgun")
@rule("doomtown", "act.requirement.first-sentence", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_a_quickdraw_handgun_needs_a_legal_hand_and_a_cheater() -> None:
    mine = ["tommy-harden", "mongwau-the-mighty", "sloane", "mustang", "clyde-owens"]
    assert revealed("quickdraw-handgun", mine, CHEATIN).options() == ["pass"]
    assert revealed("quickdraw-handgun", PAIR, HIGH_CARD).options() == ["pass"]


@card("doomtown", "quickdraw-handgun")
@rule("doomtown", "shootout.end.next-round", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_a_quickdraw_handgun_protects_for_one_round() -> None:
    gun: Any = {"card": "clint-ramsey", "at": "square", "gear": ["quickdraw-handgun"]}
    me: Any = {"gang": [gun], "deck": [*HIGH_CARD, *["bobo"] * 3, *CHEATIN, *["bobo"] * 3]}
    gang = [("pancho-castillo", "square"), ("sloane", "square")]
    deck = [*CHEATIN, *["bobo"] * 4, *FOURS, *["bobo"] * 4]
    stage = Stage(me, {"gang": gang, "deck": deck, "hand": ["coachwhip"]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:sloane.1", "pass", "pass")
    stage.pick("shooter:pancho-castillo.1")
    draw(stage, HIGH_CARD, CHEATIN)
    stage.pick("act:quickdraw-handgun.0")
    assert stage.options() == ["pass"]
    stage.until("casualties")
    stage.pick("discard:pancho-castillo.1")
    stage.until("shootout")
    draw(stage, CHEATIN, FOURS)
    stage.pick("pass")
    assert (stage.view["shootout"]["round"], stage.asked) == (2, (1, "resolution"))
    assert "play:coachwhip" in stage.options()


@card("doomtown", "quickdraw-handgun")
@rule("doomtown", "gamblin.cheatin.sources", "shootout.resolution.cheatin-one-per-victim")
def test_a_quickdraw_handgun_used_in_gamblin_protects_from_nothing_later() -> None:
    gun: Any = {"card": "clint-ramsey", "at": "square", "gear": ["quickdraw-handgun"]}
    me: Any = {"gang": [gun], "deck": [*HIGH_CARD, *CHEATIN, "bobo", "bobo"], "stash": 9}
    them: Any = {"gang": [("pancho-castillo", "square")], "deck": [*CHEATIN, *FOURS, *["bobo"] * 4]}
    stage = Stage(me, {**them, "hand": ["coachwhip"], "stash": 9}, phase="gamblin", winner=0)
    assert stage.asked == (0, "cheatin")
    stage.pick("act:quickdraw-handgun.0")
    stage.until("noon")
    assert stage.view["winner"] == 1  # with the better lowball hand of the two
    stage.pick("pass", "call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    draw(stage, CHEATIN, FOURS)
    assert stage.asked == (1, "resolution")
    assert "play:coachwhip" in stage.options()


@card("doomtown", "force-field")
@rule("doomtown", "act.limit.once-per-day", "boot.state.otherwise-equal", "shootout.lumps.rank-raised")
def test_a_force_field_may_be_used_again_and_again_as_long_as_the_hand_is_lower() -> None:
    stage = revealed("force-field", HIGH_CARD, THREES)  # 1 against 4
    stage.pick("act:force-field.0", "pay:1")
    assert (rank(stage, 0), stage.player(0)["stash"]) == (2, 4)
    stage.pick("pass", "act:force-field.0", "pay:2")
    assert (rank(stage, 0), stage.player(0)["stash"]) == (4, 2)
    assert not stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    stage.pick("pass")
    assert stage.refused("act:force-field.0") == ("requirement", "act.requirement.first-sentence")
    assert revealed("force-field", THREES, HIGH_CARD).options() == ["pass"]
    assert revealed("force-field", HIGH_CARD, THREES, stash=0).options() == ["pass"]


@card("doomtown", "doyles-hoyle")
@rule("doomtown", "pull.procedure.top-card-value", "pull.end.card-discarded", "react.timing.pauses-play")
def test_doyles_hoyle_takes_the_place_of_a_card_that_its_dude_has_pulled() -> None:
    for reacts, place in ((True, "square"), (False, "law-dogs.0")):
        caster: Any = {"card": "steele-archer", "gear": ["shadow-walk", "doyles-hoyle"]}
        stage = Stage({"gang": [caster], "deck": ["whiskey-flask", "bobo"]})  # 4 + 2 against 7; with the book 10 + 2
        stage.pick("act:shadow-walk.0", "choose:square")
        assert stage.asked == (0, "react")
        stage.pick("act:doyles-hoyle.0" if reacts else "pass")
        assert stage.dude("steele-archer.0")["place"] == place
        worn = [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]]
        assert worn == (["shadow-walk"] if reacts else ["shadow-walk", "doyles-hoyle"])
        assert sorted(stage.player(0)["discards"]) == (["doyles-hoyle"] if reacts else []) + ["whiskey-flask"]


@card("doomtown", "doyles-hoyle")
@rule("doomtown", "boot.cost.needs-unbooted", "gadget.invent.success")
def test_doyles_hoyle_is_for_pulls_of_its_own_dude_and_unbooted() -> None:
    book: Any = {"card": "olivia-jenks", "gear": ["doyles-hoyle"]}
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"]}
    stage = Stage({"gang": [caster, book], "deck": ["whiskey-flask", "bobo"]})
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.asked == (1, "noon")
    inventor: Any = {"card": "andreas-andregg", "gear": ["doyles-hoyle"]}
    me: Any = {"gang": [inventor], "hand": ["flame-thrower"], "deck": ["roan"]}
    stage = Stage(me)
    stage.pick("invent:flame-thrower>andreas-andregg.0", "act:doyles-hoyle.0")  # 10 instead of 6 against 8
    assert [gear["card"] for gear in stage.dude("andreas-andregg.0")["gear"]] == ["flame-thrower"]
    stage = Stage(me, cards={"doyles-hoyle.0": {"booted": True}})
    stage.pick("invent:flame-thrower>andreas-andregg.0")
    assert stage.asked == (1, "noon")
    assert stage.player(0)["discards"] == ["roan", "flame-thrower"]


@card("doomtown", "doyles-hoyle")
@rule("doomtown", "shootout.lumps.rank-raised", "shootout.resolution.sources", "zone.discard.face-up")
def test_doyles_hoyle_takes_the_place_of_a_card_in_the_draw_hand_and_a_two_brings_a_rank() -> None:
    for dropped, expected in (("bluetick", 2 + 1), ("mustang", 2)):  # a pair of tens
        stage = revealed("doyles-hoyle", TWO_HIGH, THREES)
        assert rank(stage, 0) == 1
        stage.pick("act:doyles-hoyle.0/1", f"choose:{dropped}")
        assert rank(stage, 0) == expected
        faces = [one["card"] for one in stage.player(0)["draw_hand"]["cards"]]
        assert sorted(faces) == sorted([*[one for one in TWO_HIGH if one != dropped], "doyles-hoyle"])
        assert stage.dude("clint-ramsey.0")["gear"] == []
        assert stage.player(0)["discards"][0] == dropped
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["doyles-hoyle"]}]}
    me["deck"] = [*TWO_HIGH, *["bobo"] * 4]
    stage = duel(TWO_HIGH, THREES, my=me, cards={"doyles-hoyle.0": {"booted": True}})
    draw(stage, TWO_HIGH, THREES)
    assert stage.refused("act:doyles-hoyle.0/1") == ("booted", "boot.cost.needs-unbooted")


@card("doomtown", "doyles-hoyle")
@rule("doomtown", "joker.removal.after-use", "joker.choice.at-reveal")
def test_a_revealed_joker_that_doyles_hoyle_replaces_is_aced() -> None:
    mine = [*TWO_HIGH[:4], "joker-red"]
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["doyles-hoyle"]}]}
    stage = duel(mine, THREES, my={**me, "deck": [*mine, *["bobo"] * 4]})
    draw(stage, mine, THREES)
    stage.pick("name:2C", "act:doyles-hoyle.0/1", "choose:joker-red")
    assert stage.player(0)["boot_hill"] == ["joker-red"]
    assert rank(stage, 0) == 2 + 1  # it stood for a two
