"""Phrases that once were read and did nothing, or something else: each works, or is refused when it is read."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.language import bars, stats
from sixgun.games.doomtown.language.words import RULE_NO_ABILITIES, RULE_UNTOUCHABLE
from sixgun.games.doomtown.table.components import BadCards
from sixgun.text.speaker import Speaker
from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with

CLINT = {"card": "clint-ramsey"}


def card_of(stage: Stage, key: str) -> int:
    """The card of that key that the first player owns."""
    s = stage.state
    return next(card for card in s.gang[0] if s.book.cards.keys[s.what[card]] == key)


def auction(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **ability: Any) -> Stage:
    """The player in turn has an action with another ability."""
    game = game_with(auction={"ability": [{"play": "noon", **ability}]})
    return Stage({**mine, "hand": ["auction", *mine.get("hand", ["bobo"])]}, theirs or {}, game=game)


@rule("doomtown", "limit.stat.printed-plus-modifiers")
def test_a_number_can_be_set_and_later_changes_count_from_there() -> None:
    stage = auction(
        {"gang": ["clint-ramsey"]}, do=["each x dude mine", ["influence x = 0", "bullets x = 3", "bullets x +1"]]
    )
    stage.pick("play:auction")
    dude = stage.dude("clint-ramsey.0")
    assert (dude["influence"], dude["bullets"]) == (0, 4)


@rule("doomtown", "act.action-card.discard-timing")
def test_an_action_can_ace_itself() -> None:
    stage = auction({}, do=["ace this"])
    stage.pick("play:auction")
    assert stage.player(0)["boot_hill"] == ["auction"]
    assert "auction" not in stage.player(0)["discards"]


@rule("doomtown", "card.goods.stat-bonuses", "text.trait.always-on")
def test_goods_can_change_numbers_of_their_bearer_while_a_condition_holds() -> None:
    trait = {
        "play": "trait",
        "if": ["bearer booted"],
        "do": ["bullets bearer +3", "value bearer -2", "upkeep bearer +1"],
    }
    game = game_with(mustang={"ability": [trait]})
    for booted in (False, True):
        stage = Stage({"gang": [{**CLINT, "booted": booted, "gear": ["mustang"]}]}, {}, game=game)
        plain = Stage({"gang": [{**CLINT, "booted": booted}]}, {})
        one, other = stage.dude("clint-ramsey.0"), plain.dude("clint-ramsey.0")
        more = [one[stat] - other[stat] for stat in ("bullets", "value", "upkeep")]
        assert more == ([3, -2, 1] if booted else [0, 0, 0])


@rule("doomtown", "card.goods.stat-bonuses")
def test_goods_can_lose_their_bonus_while_a_condition_holds() -> None:
    trait = {"play": "trait", "if": ["bearer booted"], "do": ["bullets this = 0"]}
    game = game_with(shotgun={"ability": [trait]})
    for booted in (False, True):
        stage = Stage({"gang": [{**CLINT, "booted": booted, "gear": ["shotgun"]}]}, {}, game=game)
        plain = Stage({"gang": [{**CLINT, "booted": booted}]}, {})
        more = stage.dude("clint-ramsey.0")["bullets"] - plain.dude("clint-ramsey.0")["bullets"]
        assert more == (0 if booted else 1)


@rule("doomtown", "text.trait.always-on")
def test_goods_give_their_bearer_a_rule_while_a_condition_holds() -> None:
    trait = {"play": "trait", "if": ["bearer booted"], "do": ["give bearer no-call-out", "give bearer stud"]}
    game = game_with(mustang={"ability": [trait]})
    for booted in (False, True):
        archer = {"card": "steele-archer", "booted": booted, "gear": ["mustang"]}
        stage = Stage({"gang": [archer]}, {}, game=game)
        dude = card_of(stage, "steele-archer")
        assert bars.can_be_called_out(stage.state, dude, 0) != booted
        assert stats.is_stud(stage.state, dude) == booted


@rule("doomtown", "golden.cannot.beats-can")
@pytest.mark.parametrize("given", [RULE_UNTOUCHABLE, RULE_NO_ABILITIES])
def test_a_trait_can_give_what_only_effects_gave(given: int) -> None:
    words = {RULE_UNTOUCHABLE: "untouchable", RULE_NO_ABILITIES: "no-abilities"}
    game = game_with(clint_ramsey={"ability": [{"play": "trait", "do": [f"give this {words[given]}"]}]})
    stage = Stage({"gang": ["clint-ramsey", "olivia-jenks"]}, {}, game=game)
    assert stats.has_rule(stage.state, card_of(stage, "clint-ramsey"), given)
    assert not stats.has_rule(stage.state, card_of(stage, "olivia-jenks"), given)


@rule("doomtown", "control.deed.most-influence", "text.trait.always-on")
@pytest.mark.parametrize("controlled", [False, True])
def test_a_deed_speaks_of_the_player_who_controls_it(controlled: bool) -> None:
    """The deed is the other player's; with the most influence there, its trait speaks of your dudes."""
    trait = {"play": "trait", "for": "dude mine in-square", "do": ["influence x +2"]}
    game = game_with(bunkhouse={"ability": [trait]})
    guest = [("olivia-jenks", "bunkhouse.1")] if controlled else []
    stage = Stage(
        {"gang": [("sloane", "square"), *guest]},
        {"street": ["bunkhouse"], "gang": [("clint-ramsey", "square")]},
        game=game,
    )
    sloane, clint = stage.dude("sloane.0")["influence"], stage.dude("clint-ramsey.1")["influence"]
    cards = game.book.cards
    printed = [cards.influence[cards.index[key]] for key in ("sloane", "clint-ramsey")]
    assert [sloane - printed[0], clint - printed[1]] == ([2, 0] if controlled else [0, 2])


@rule("doomtown", "control.deed.tie-to-owner")
def test_a_deed_whose_control_decides_about_its_own_influence_is_its_owners() -> None:
    """Who controls it asks for influence, and that asks who controls it: then the owner is meant."""
    trait = {"play": "trait", "for": "dude mine here", "do": ["influence x +2"]}
    game = game_with(bunkhouse={"ability": [trait]})
    stage = Stage(
        {"gang": [("olivia-jenks", "bunkhouse.1")]},
        {"street": ["bunkhouse"], "gang": [("clint-ramsey", "bunkhouse.1")]},
        game=game,
    )
    assert stage.place("bunkhouse.1")["controller"] == 1
    assert stage.state.asking == []


@rule("doomtown", "act.sequence.declare-pay-resolve")
def test_a_choice_that_finds_nothing_forgets_the_one_before() -> None:
    """For each dude one of the goods on it is booted: the second has none, so the first one's isn't booted again."""
    stage = auction(
        {"gang": [{"card": "clint-ramsey", "gear": ["mustang"]}, "olivia-jenks"]},
        do=["each x dude mine", ["choose y goods on:x", "boot y", "unboot x", "if y booted", ["bounty x +1"]]],
    )
    stage.pick("play:auction")
    assert stage.dude("clint-ramsey.0")["bounty"] == 1
    assert stage.dude("olivia-jenks.0")["bounty"] == 0


@rule("doomtown", "act.sequence.declare-pay-resolve")
def test_a_line_of_the_effect_may_be_written_like_one_of_the_targets() -> None:
    stage = auction(
        {"gang": ["clint-ramsey", "olivia-jenks"], "stash": 1},
        target=["choose x dude mine"],
        cost=["pay 1"],
        do=["boot x", "choose x dude mine", "bounty x +1"],
    )
    stage.pick("play:auction", "choose:clint-ramsey.0", "choose:olivia-jenks.0")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("olivia-jenks.0")["bounty"] == 1


@rule("doomtown", "text.trait.always-on")
def test_two_traits_of_a_card_can_wait_for_the_same() -> None:
    waits = [{"play": "trait", "on": "bounty-raised", "do": [line]} for line in ("gain you 1", "gain you 2")]
    bounty = {"play": "noon", "do": ["each x dude mine", ["bounty x +1"]]}
    game = game_with(sloane={"ability": waits}, auction={"ability": [bounty]})
    stage = Stage({"gang": ["sloane"], "hand": ["auction"], "stash": 0}, {}, game=game)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 3


def test_more_than_two_words_can_stand_for_each_other() -> None:
    stage = auction(
        {"gang": ["clint-ramsey", "olivia-jenks", ("sloane", "square")]},
        do=["each x dude in-square|wanted|booted", ["bounty x +1"]],
    )
    stage.pick("play:auction")
    assert [stage.dude(f"{key}.0")["bounty"] for key in ("clint-ramsey", "sloane")] == [0, 1]


# ---- what can't work where it stands is refused when it is read


def wrong(kind: str = "auction", **ability: Any) -> list[str]:
    """Why an ability of a card can't be read."""
    with pytest.raises(BadCards) as caught:
        game_with(**{kind: {"ability": [ability]}})
    for problem in caught.value.problems:
        assert str(problem.args["at"]).startswith(kind.replace("_", "-"))
        for lang in ("en", "it"):
            text = Speaker(lang, "doomtown").refusal(problem)
            assert str(problem.args["line"]) in text
            assert "script-" not in text
    return [str(problem.args["why"]) for problem in caught.value.problems]


DUDE, GOODS, DEED, OUTFIT, SPELL = "clint_ramsey", "mustang", "bunkhouse", "law_dogs", "soul_blast"


@pytest.mark.parametrize(
    ("kind", "do", "why"),
    [
        (DUDE, ["gain you 1"], "a-trait-only-changes"),
        (DUDE, ["choose x dude mine", "bullets x +1"], "a-trait-only-changes"),
        (DUDE, ["bullets x +1"], "never-chosen"),
        (DUDE, ["bullets leader +1"], "a-trait-speaks-of"),
        (DUDE, ["bullets bearer +1"], "nothing-bears-it"),
        (DUDE, ["bullets this +1 cap 3"], "no-cap-in-a-trait"),
        (DUDE, ["bullets this +1 while booted"], "no-while-in-a-trait"),
        (DUDE, ["purse this +1"], "not-by-a-trait"),
        (DUDE, ["reward this +1"], "not-by-a-trait"),
        (DUDE, ["hand-size this +1"], "not-by-a-trait"),
        (DUDE, ["bullets you +1"], "not-a-players-number"),
        (DUDE, ["give this blank"], "no-trait-gives-it"),
        (DUDE, ["give this taken"], "no-trait-gives-it"),
        (DUDE, ["give this shielded"], "needs-fight"),
        (DUDE, ["give this keeps-stash"], "needs-player"),
        (DUDE, ["give you stud"], "needs-card"),
        (DUDE, ["give this wild"], "only-on-a-joker"),
        (DUDE, ["give this shootout-gadget"], "only-on-goods"),
        (DUDE, ["give this pays-controller"], "only-on-a-deed"),
        (DEED, ["influence this +1"], "no-number-of-deed"),
        (OUTFIT, ["control this +1"], "no-number-of-outfit"),
        (GOODS, ["value this +1"], "no-number-of-goods"),
        (SPELL, ["bullets this +1"], "no-number-of-spell"),
        ("auction", ["bullets this +1"], "an-action-is-never-in-play"),
    ],
)
def test_a_trait_that_could_not_work_is_refused(kind: str, do: list[Any], why: str) -> None:
    assert why in wrong(kind, play="trait", do=do)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ({"on": "aced"}, "only-reacts-wait"),
        ({"play": "react"}, "waits-for-nothing"),
        ({"play": "job"}, "a-job-has-a-mark"),
        ({"posse_if": ["x wanted"]}, "only-in-a-job"),
        ({"fail": ["gain you 1"]}, "nothing-can-fail"),
        ({"join": True}, "only-in-a-shootout"),
        ({"less": "2"}, "nothing-is-brought"),
        ({"until": "never"}, "unknown"),
        ({"target": ["boot this"]}, "not-a-choice"),
        ({"cost": ["gain you 1"]}, "not-a-cost"),
        ({"do": []}, "empty"),
        ({"do": "gain you 1"}, "not-a-list"),
        ({"when": "now"}, "unknown"),
        ({"if": ["x wanted"]}, "never-chosen"),
        ({"if": ["it wanted"]}, "nothing-happened"),
        ({"if": ["this hand"]}, "pile-not-looked-at"),
        ({"do": ["gain you paid"]}, "never-made"),
        ({"do": ["gain you taken"]}, "never-made"),
        ({"do": ["gain you margin"]}, "never-made"),
        ({"do": ["boot some"]}, "never-made"),
        ({"do": ["boot leader"]}, "never-made"),
        ({"do": ["boot mark"]}, "never-made"),
        ({"do": ["gain cheater 1"]}, "never-made"),
        ({"do": ["boot you"]}, "needs-card"),
        ({"do": ["gain this 1"]}, "needs-player"),
        ({"do": ["hand-size this +1"]}, "needs-player"),
        ({"do": ["extra-casualties you +1"]}, "needs-fight"),
        ({"do": ["give you stud"]}, "needs-card"),
        ({"do": ["give this cheatin-proof"]}, "needs-player"),
        ({"do": ["give this wild"]}, "no-effect-gives-it"),
        ({"do": ["prevent"]}, "nothing-to-prevent"),
        ({"do": ["each x dude", ["each y dude", ["boot x", "boot y"]]]}, "each-in-each"),
        ({"do": ["choose x card mine", "boot x"]}, "card-without-pile"),
        ({"do": ["choose x player booted", "gain x 1"]}, "not-asked-of-player"),
        ({"do": ["choose x ability mine", "again x"]}, "not-asked-of-ability"),
        ({"do": ["gain you count(casualty wanted)"]}, "not-asked-of-casualty"),
        ({"do": ["gain you 100"]}, "number-too-large"),
        ({"do": ["gain you"]}, "missing"),
        ({"do": ["choose"]}, "missing"),
        ({"do": ["bullets this"]}, "missing"),
        ({"do": ["if"]}, "missing"),
        ({"do": ["gain you 1 2"]}, "too-much"),
        ({"do": ["pay x"]}, "not-a-range"),
        ({"do": ["if this booted"]}, "block-missing"),
        ({"do": ["if this booted", ["gain you 1"], "else"]}, "block-missing"),
        ({"do": [["gain you 1"]]}, "block-alone"),
        ({"do": ["shoot x"]}, "unknown"),
        ({"do": ["token x gunslinge this"]}, "unknown"),
        ({"do": ["choose x dude at", "boot x"]}, "filter-form"),
        ({"do": ["gain you 1"] * 61}, "too-long"),
    ],
)
def test_an_ability_that_could_not_work_is_refused(row: dict[str, Any], why: str) -> None:
    assert why in wrong(**{"play": "noon", "do": ["gain you 1"], **row})


def test_everything_that_is_wrong_is_told_at_once_with_its_card_and_line() -> None:
    bad = {"play": "noon", "target": ["chose x dude"], "cost": ["gain you 1"], "do": ["boot you", "gain you 1"]}
    with pytest.raises(BadCards) as caught:
        game_with(auction={"ability": [bad]}, sloane={"ability": [{"play": "trait", "do": ["gain you 1"]}]})
    found = [(problem.args["at"], problem.args["line"]) for problem in caught.value.problems]
    assert sorted(found) == [
        ("auction.ability[0]", "boot you"),
        ("auction.ability[0]", "chose x dude"),
        ("auction.ability[0]", "gain you 1"),
        ("sloane.ability[0]", "gain you 1"),
    ]
    (misspelt,) = [problem for problem in caught.value.problems if problem.args["line"] == "chose x dude"]
    assert "choose" in str(misspelt.args["allowed"])


@pytest.mark.parametrize("on", ["casualty-discarded", "casualty-discarded|casualty-aced", "gone"])
def test_a_card_that_is_gone_cannot_react(on: str) -> None:
    needs: Any = {"if": ["it is:this"]}
    assert "gone-cards-do-not-react" in wrong(DUDE, play="react", on=on, do=["draw you 1"], **needs)
    game_with(**{DUDE: {"ability": [{"play": "trait", "on": on, "do": ["draw you 1"], **needs}]}})  # a trait can
