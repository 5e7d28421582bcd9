"""Rules, verbs and filters that cards of later packs need, with abilities made up for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.cards.duels import duel, reveal, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, THREES, Stage
from tests.rules.doomtown.versions import game_with

REST = ["bobo"] * 12


def action(play: str = "noon", **ability: Any) -> Any:
    """The game where Auction costs nothing and has this ability."""
    return game_with(auction={"cost": 0, "ability": [{"play": play, **ability}]})


def trait(card: str, **ability: Any) -> Any:
    return game_with(**{card: {"ability": [{"play": "trait", **ability}]}})


# ---- call-outs and jobs


@rule("doomtown", "golden.cannot.beats-can", "callout.refuse.unbooted-only")
def test_some_dudes_cannot_refuse_a_certain_caller() -> None:
    """Only those with less bounty than the caller, and only him."""
    ability: Any = {"for": "dude theirs bounty<bounty.this", "if": ["leader is:this"], "do": ["give x no-refusing"]}
    game = trait("clint_ramsey", **ability)
    gang: Any = [{"card": "clint-ramsey", "at": "square", "bounty": 1}, ("olivia-jenks", "square")]
    for caller, asked in (("clint-ramsey", False), ("olivia-jenks", True)):
        stage = Stage({"gang": gang}, {"gang": [("pancho-castillo", "square")]}, game=game)
        stage.pick(f"call-out:{caller}.0>pancho-castillo.1")
        assert (stage.asked == (1, "call-out")) == asked


@rule("doomtown", "golden.card.beats-rulebook", "callout.refuse.unbooted-only", "react.timing.pauses-play")
def test_a_react_to_a_call_out_lets_a_dude_refuse_without_going_home() -> None:
    needs: Any = {"if": ["it mine influence>influence.leader"]}
    game = action("react", on="called-out", do=["give it refuses-in-place"], **needs)
    stage = Stage(
        {"gang": [("tommy-harden", "square")]},
        {"gang": [("pancho-castillo", "square")], "hand": ["auction", "bobo"]},
        game=game,
    )
    stage.pick("call-out:tommy-harden.0>pancho-castillo.1", "play:auction", "refuse")
    assert (stage.dude("pancho-castillo.1")["place"], stage.dude("pancho-castillo.1")["booted"]) == ("square", False)


@rule("doomtown", "job.end.survivors", "golden.card.beats-rulebook", "react.timing.pauses-play")
def test_a_react_to_a_successful_job_lets_a_dude_stay() -> None:
    game = game_with(
        auction={"cost": 0, "ability": [{"play": "job", "target": ["choose mark place square"], "do": ["gain you 1"]}]},
        mustang={
            "ability": [
                {
                    "play": "react",
                    "on": "job-succeeded",
                    "if": ["bearer posse"],
                    "cost": ["boot this"],
                    "do": ["give bearer stays-after-job"],
                }
            ]
        },
    )
    clint = {"card": "clint-ramsey", "gear": ["mustang"], "at": "square"}
    stage = Stage({"gang": [clint], "hand": ["auction", "bobo"]}, {}, game=game)
    stage.pick("play:auction", "act:mustang.0")
    assert (stage.dude("clint-ramsey.0")["place"], stage.dude("clint-ramsey.0")["booted"]) == ("square", False)
    assert stage.player(0)["stash"] == 6


@rule("doomtown", "job.posse.unopposed-succeeds")
@pytest.mark.parametrize(("answer", "stash"), [("pass", 6), ("oppose", 5)])
def test_a_job_knows_that_nobody_opposed_it(answer: str, stash: int) -> None:
    game = action("job", target=["choose mark place square"], do=["if leader unopposed", ["gain you 1"]])
    stage = Stage(
        {"gang": ["steven-wiles"], "hand": ["auction", "bobo"], "deck": [*PAIR, *REST]},
        {"gang": ["olivia-jenks"], "deck": [*HIGH_CARD, *REST]},
        game=game,
    )
    stage.pick("play:auction", answer)
    stage.until("noon", "join:olivia-jenks.1 done pass discard:olivia-jenks.1 ace:olivia-jenks.1")
    assert stage.player(0)["stash"] == stash


# ---- shootouts


@rule("doomtown", "shootout.draw.draw-bonus", "golden.cannot.beats-can")
def test_a_dude_may_add_nothing_to_the_draw_hand() -> None:
    """Two draws would replace three cards, the shooter's 2 and 1 for the other."""
    game = action("shootout", target=["choose x dude opposing"], do=["give x no-backing while !shooter"])
    stage = duel(
        ["clint-ramsey"], ["olivia-jenks", "avie-cline"], {"hand": ["auction", "bobo"]}, {"deck": REST}, game=game
    )
    stage.pick("play:auction", "choose:avie-cline.1")
    stage.until("redraw", "pass shooter:olivia-jenks.1")
    asks = {ask.seat: ask.prompt.args["left"] for ask in stage.game.asks(stage.state)}
    assert asks[1] == 2


@rule("doomtown", "golden.cannot.beats-can", "shootout.lumps.rank-raised")
@pytest.mark.parametrize("whose", ["fight", "this"])
def test_ranks_are_changed_by_cheatin_abilities_only(whose: str) -> None:
    """The Resolution ability would make a pair a rank 4."""
    rank: Any = {"play": "resolution", "do": ["rank you +2"]}
    fixing: Any = (
        {"play": "trait", "do": ["give this ranks-fixed"]}
        if whose == "this"
        else {"play": "react", "on": "shootout-start", "do": ["give fight ranks-fixed"]}
    )
    game = game_with(auction={"cost": 0, "ability": [rank]}, pancho_castillo={"ability": [fixing]})
    stage = duel(
        ["clint-ramsey"],
        ["pancho-castillo"],
        {"hand": ["auction", "bobo"], "deck": [*PAIR, *REST]},
        {"deck": [*HIGH_CARD, *REST]},
        game=game,
    )
    if whose == "fight":
        stage.pick("act:pancho-castillo.1")
    reveal(stage, PAIR, HIGH_CARD)
    stage.pick("play:auction")
    assert [event for event in stage.events if event["event"] == "rank"] == []


@rule("doomtown", "golden.cannot.beats-can", "shootout.plays.sent-home-leaves")
def test_no_card_makes_a_dude_leave_the_shootout() -> None:
    for does in ("send-home x", "move x home.x"):
        game = action("shootout", target=["choose x dude opposing"], do=["give x stays-in-posse", does])
        stage = duel(["clint-ramsey"], ["pancho-castillo"], {"hand": ["auction", "bobo"]}, game=game)
        stage.pick("play:auction")
        assert stage.dude("pancho-castillo.1")["posse"] == 2


@rule("doomtown", "shootout.reveal.only-once", "gamblin.cheatin.one-per-victim")
def test_a_cheater_gets_five_cards_of_the_own_deck() -> None:
    game = action("cheatin", do=["deal cheater cheater", "if cheater cheating", ["take cheater 2"]])
    stage = showdown(
        ["clint-ramsey"],
        ["olivia-jenks"],
        HIGH_CARD,
        CHEATIN,
        my={"hand": ["auction", "bobo"]},
        their={"deck": [*CHEATIN, *THREES, *REST]},
        game=game,
    )
    stage.until("resolution")
    before = stage.data["players"][1]["drawn"]
    stage.pick("play:auction")
    after = stage.data["players"][1]["drawn"]
    assert len(after) == 5
    assert not set(before) & set(after)
    assert {name.split(".")[1] for name in after} == {"1"}


@rule("doomtown", "act.limit.once-per-day")
def test_a_repeat_ability_that_works_once_a_round_costs_nothing() -> None:
    ability: Any = [{"play": "shootout", "repeat": True, "once": "round", "do": ["bullets this +1"]}]
    game = game_with(clint_ramsey={"ability": ability})
    mine, theirs = ["clint-ramsey", "olivia-jenks"], ["pancho-castillo", "barton-everest"]
    stage = duel(mine, theirs, {"deck": ["bobo"] * 16}, {"deck": ["bobo"] * 16}, game=game)
    stage.until("shootout")
    stage.pick("act:clint-ramsey.0", "pass")
    assert stage.refused("act:clint-ramsey.0") == ("no-abilities", "golden.cannot.beats-can")
    stage.until("run-or-gun", "pass done discard:olivia-jenks.0 discard:barton-everest.1")
    stage.until("shootout", "done")
    assert stage.refused("act:clint-ramsey.0", seat=0) is None


# ---- traits that go, skills that do for others


@rule("doomtown", "text.trait.always-on", "golden.cannot.beats-can")
def test_a_dude_can_lose_traits_and_abilities() -> None:
    """Clint Ramsey has 1 influence, 2 more by his trait."""
    game = game_with(
        auction={"cost": 0, "ability": [{"play": "noon", "target": ["choose x dude mine"], "do": ["give x blank"]}]},
        clint_ramsey={
            "ability": [{"play": "trait", "do": ["influence this +2"]}, {"play": "noon", "do": ["draw you 1"]}]
        },
    )
    stage = Stage({"gang": ["clint-ramsey"], "hand": ["auction", "bobo"]}, game=game)
    assert stage.dude("clint-ramsey.0")["influence"] == 3
    stage.pick("play:auction", "pass")
    assert stage.dude("clint-ramsey.0")["influence"] == 1
    assert stage.refused("act:clint-ramsey.0/1") == ("no-abilities", "golden.cannot.beats-can")


@rule("doomtown", "control.deed.most-influence", "golden.card.beats-rulebook")
def test_a_dude_may_control_deeds_with_bullets() -> None:
    """Clint Ramsey has 2 bullets and 1 influence, Tommy Harden 1 influence: without the trait it is a tie."""
    game = trait("clint_ramsey", **{"if": ["this at(deed)"]}, do=["give this bullets-control"])
    stage = Stage(
        {"gang": [("clint-ramsey", "pony-express.1")]},
        {"gang": [("tommy-harden", "pony-express.1")], "street": ["home", "pony-express"]},
        game=game,
    )
    assert stage.place("pony-express.1")["controller"] == 0


@rule("doomtown", "upkeep.income.collect", "upkeep.income.lost-control", "golden.card.beats-rulebook")
def test_a_deed_may_pay_the_player_who_controls_it() -> None:
    """The Pony Express produces 2; the outfits' production is added for both."""
    game = trait("pony_express", do=["give this pays-controller"])
    table: Any = ({"gang": [("clint-ramsey", "pony-express.1")], "deck": REST}, {"gang": ["pancho-castillo"]})
    incomes = []
    for one in (game, None):
        theirs = {**table[1], "street": ["home", "pony-express"], "deck": REST}
        stage = Stage(table[0], theirs, **({"game": one} if one else {}))
        stage.until("wages", "pass done")
        incomes.append([player["stash"] for player in stage.data["players"]])
    assert incomes[0][0] - incomes[1][0] == 2
    assert incomes[0][1] == incomes[1][1]


@rule("doomtown", "spell.cast.definition", "golden.card.beats-rulebook", "shop.spell.matching-skill")
def test_a_skill_does_for_the_spells_of_another() -> None:
    """A Blessed who casts Hexes, and no other spell of the Hucksters' kind."""
    casts: Any = [{"play": "trait", "casts": "spell hex", "with": "blessed"}]
    blessed = {"keywords": ["blessed 3"]}
    game = game_with(clint_ramsey={**blessed, "ability": casts}, olivia_jenks=blessed)
    stage = Stage({"gang": ["clint-ramsey", "olivia-jenks"], "hand": ["shadow-walk"], "stash": 9}, game=game)
    assert stage.offers("shop") == ["shop:shadow-walk>clint-ramsey.0"]


@rule("doomtown", "shop.goods.recipient", "golden.cannot.beats-can")
def test_goods_say_who_carries_them_and_dudes_what_they_do_not_carry() -> None:
    game = game_with(
        mustang={"host": "dude wanted"},
        clint_ramsey={"ability": [{"play": "trait", "do": ["bar this goods horse"]}]},
    )
    gang: Any = [{"card": name, "bounty": 1} for name in ("clint-ramsey", "olivia-jenks")]
    stage = Stage({"gang": [*gang, "tommy-harden"], "hand": ["mustang"], "stash": 9}, game=game)
    assert stage.offers("shop") == ["shop:mustang>olivia-jenks.0"]


@rule("doomtown", "shop.spell.matching-skill", "shop.goods.deed-attachments", "skill.test.pull-plus-rating")
def test_a_spell_stands_at_a_deed_where_somebody_casts_it() -> None:
    """A Totem, planted by an unbooted Shaman; cast by a Shaman who is there, in a shootout as well."""
    cast: Any = {"target": ["choose x dude mine shaman here"], "check": "x shaman 5", "cost": ["boot this"]}
    game = game_with(
        shadow_walk={
            "host": "deed mine with(dude mine shaman unbooted)",
            "ability": [{"play": "noon", **cast, "do": ["draw you 1"]}],
        },
        clint_ramsey={"keywords": ["shaman 2"]},
    )
    mine: Any = {"gang": [("clint-ramsey", "bunkhouse.0")], "street": ["home", "bunkhouse"], "hand": ["shadow-walk"]}
    stage = Stage({**mine, "stash": 9, "deck": ["tommy-harden", *REST]}, game=game)
    stage.pick("shop:shadow-walk>bunkhouse.0", "pass")
    assert stage.pick("act:shadow-walk.0")[-2:] == ["skill", "drew"]  # 3 and the rating of 2 reach 5


@rule("doomtown", "skill.test.pull-plus-rating")
@pytest.mark.parametrize(("pull", "drawn"), [("mustang", True), ("clyde-owens", False)])
def test_a_pull_may_have_to_stay_below_a_number(pull: str, drawn: bool) -> None:
    """Value 3 and rating 4: a 5 is below 7, a 10 isn't."""
    game = game_with(
        auction={
            "cost": 0,
            "ability": [
                {
                    "play": "noon",
                    "target": ["choose x dude mine huckster"],
                    "check": "x huckster under value.x",
                    "do": ["gain you 1"],
                }
            ],
        },
        tommy_harden={"keywords": ["huckster 4"]},
    )
    stage = Stage({"gang": ["tommy-harden"], "hand": ["auction", "bobo"], "deck": [pull, *REST]}, game=game)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 5 + int(drawn)


@rule("doomtown", "harrowed.casualty.home-booted-one", "shootout.lumps.sidekick", "text.keyword.references")
@pytest.mark.parametrize(("keyword", "whom", "pick"), [("harrowed", "x", "home:x"), ("sidekick", "y", "discard:y")])
def test_keywords_that_cards_give_count_for_casualties(keyword: str, whom: str, pick: str) -> None:
    game = action(
        "shootout", target=["choose x dude mine posse", "choose y goods on:x"], do=[f"keyword {whom} {keyword}"]
    )
    stage = duel(
        [{"card": "clint-ramsey", "gear": ["mustang"]}],
        ["pancho-castillo"],
        {"hand": ["auction", "bobo"], "deck": [*HIGH_CARD, *REST]},
        {"deck": [*PAIR, *REST]},
        game=game,
    )
    stage.pick("play:auction")
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties")
    names = {"home:x": "home:clint-ramsey.0", "discard:y": "discard:mustang.0"}
    assert names[pick] in stage.options()


# ---- streets, stashes, decks


@rule("doomtown", "location.kind.in-town")
def test_deeds_at_the_ends_of_a_street_are_known() -> None:
    street = ["bunkhouse", "home", "pony-express", "gomorra-parish"]
    for words, found in (
        ("leftmost", "bunkhouse.1"),
        ("rightmost", "gomorra-parish.1"),
        ("!leftmost !rightmost", "pony-express.1"),
    ):
        game = action(target=[f"choose x deed theirs {words}", "choose y dude mine"], do=["move y x"])
        stage = Stage({"gang": ["clint-ramsey"], "hand": ["auction", "bobo"]}, {"street": street}, game=game)
        stage.pick("play:auction")
        assert stage.dude("clint-ramsey.0")["place"] == found


@rule("doomtown", "location.adjacent.not-across-streets")
def test_deeds_of_one_street_belong_together() -> None:
    game = action(target=["choose y dude mine", "choose x deed street:y !at:y"], do=["boot x"])
    mine: Any = {"gang": [("clint-ramsey", "bunkhouse.0")], "street": ["home", "bunkhouse", "pony-express"]}
    stage = Stage({**mine, "hand": ["auction", "bobo"]}, {"street": ["home", "gomorra-parish"]}, game=game)
    stage.pick("play:auction")
    assert stage.place("pony-express.0")["booted"]


@rule("doomtown", "counter.ghost-rock.stash-and-bounty")
@pytest.mark.parametrize(
    ("mine", "theirs", "ties", "fine"), [(4, 5, False, True), (5, 5, False, False), (5, 5, True, True)]
)
def test_the_poorest_player_is_known(mine: int, theirs: int, ties: bool, fine: bool) -> None:
    ability: Any = [{"play": "trait", "do": ["give you poor-on-ties"]}] if ties else []
    game = game_with(
        auction={"cost": 0, "ability": [{"play": "noon", "if": ["you poorest"], "do": ["draw you 1"]}]},
        bunkhouse={"ability": ability},
    )
    stage = Stage(
        {"stash": mine, "hand": ["auction", "bobo"], "street": ["home", "bunkhouse"]}, {"stash": theirs}, game=game
    )
    assert (stage.refused("play:auction") is None) == fine


@rule("doomtown", "stash.payment.to-bank")
def test_a_player_pays_another_as_far_as_possible() -> None:
    stage = Stage({"hand": ["auction", "bobo"]}, {"stash": 1}, game=action(do=["pays left 2 you"]))
    stage.pick("play:auction")
    assert [player["stash"] for player in stage.data["players"]] == [6, 0]
    stage = Stage({"hand": ["auction", "bobo"]}, {"stash": 9}, game=action(do=["pays left 2"]))
    stage.pick("play:auction")
    assert [player["stash"] for player in stage.data["players"]] == [5, 7]


@rule("doomtown", "zone.deck.shuffle-after-search", "zone.foreign-card.never-in-deck-or-hand")
@pytest.mark.parametrize(("where", "at"), [("top", -1), ("bottom", 0), ("", None)])
def test_a_card_goes_back_into_the_deck(where: str, at: int | None) -> None:
    game = action(do=["choose x card discard-pile", f"into-deck x {where}".strip()])
    stage = Stage({"hand": ["auction", "bobo"], "deck": REST, "discards": ["sloane"]}, game=game)
    stage.pick("play:auction")
    deck = stage.data["players"][0]["deck"]
    assert "sloane.0" in deck
    assert len(deck) == len(REST) + 1
    if at is not None:
        assert deck.index("sloane.0") == (0 if where == "top" else len(REST))
    else:
        assert "shuffled" in [event["event"] for event in stage.events]


@rule("doomtown", "zone.deck.own")
def test_all_see_cards_that_are_shown_from_a_deck() -> None:
    game = action(do=["look-at-deck you 2 shown"])
    stage = Stage({"hand": ["auction", "bobo"], "deck": ["sloane", "roan", *REST]}, game=game)
    stage.pick("play:auction")
    shown = [event for event in stage.events if event["event"] == "showed-deck"]
    assert shown[0]["faces"] == ["sloane", "roan"]


@rule("doomtown", "zone.boot-hill.aced-cards")
def test_cards_are_counted_in_the_piles_of_all_players() -> None:
    game = action(do=["gain you count(dude boot-hill:everyone)"])
    stage = Stage({"hand": ["auction", "bobo"], "boot_hill": ["sloane"]}, {"boot_hill": ["sloane"]}, game=game)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 7


@rule("doomtown", "token.supply.outside-deck", "token.removal.out-of-game")
def test_any_token_of_the_cards_can_be_called_and_leaves_the_game() -> None:
    do = ["token x olivia-jenks home.this", "token y olivia-jenks home.this", "discard y"]
    game = game_with(auction={"cost": 0, "ability": [{"play": "noon", "do": do}]}, olivia_jenks={"keywords": ["token"]})
    stage = Stage({"hand": ["auction", "bobo"]}, game=game)
    stage.pick("play:auction")
    assert stage.dude("olivia-jenks.0")["place"] == "law-dogs.0"
    assert stage.dude("olivia-jenks.0.1") == {}
    assert stage.data["players"][0]["discards"] == ["auction.0"]
