"""Words for cards of later packs, each with an ability made up for it."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.table.components import BadCards
from tests.cite import rule
from tests.rules.doomtown.stage import Stage, shootout
from tests.rules.doomtown.versions import game_with


def action(play: str = "noon", **ability: Any) -> Any:
    """The game where Auction costs nothing and has this ability."""
    return game_with(auction={"cost": 0, "ability": [{"play": play, **ability}]})


def trait(card: str, **ability: Any) -> Any:
    return game_with(**{card: {"ability": [{"play": "trait", **ability}]}})


def next_day(stage: Stage) -> None:
    """Pass until the next High Noon."""
    day = stage.view["day"]
    for _ in range(80):
        if stage.view["day"] > day and stage.asked is not None and stage.asked[1] == "noon":
            return
        options = stage.options()
        stage.pick(next((pick for pick in ("pass", "done", "no") if pick in options), options[0]))
    raise AssertionError("the day doesn't end")


HAND: Any = {"hand": ["auction", "bobo"]}
CLINT: Any = {"card": "clint-ramsey", "at": "square"}

# ---- what is barred


@rule("doomtown", "golden.cannot.beats-can", "shop.goods.recipient")
def test_goods_keep_other_goods_from_their_bearer() -> None:
    """Roan is a Horse, the shotgun isn't."""
    game = trait("whiskey_flask", **{"if": ["bearer unbooted"], "do": ["bar bearer goods horse"]})
    gang: Any = [{"card": "clint-ramsey", "gear": ["whiskey-flask"]}, "tommy-harden"]
    stage = Stage({"gang": gang, "hand": ["roan", "shotgun"], "stash": 9}, {}, game=game)
    assert sorted(stage.offers("shop")) == [
        "shop:roan>tommy-harden.0",
        "shop:shotgun>clint-ramsey.0",
        "shop:shotgun>tommy-harden.0",
    ]


@rule("doomtown", "golden.cannot.beats-can", "move.play.any-location-boots")
def test_goods_keep_their_bearer_away_from_places() -> None:
    """Home and next to it alone: from the deed beside the home, not to the other end of the street."""
    game = trait("whiskey_flask", do=["bar bearer place !next-to:this !own-home"])
    gang: Any = [{"card": "clint-ramsey", "gear": ["whiskey-flask"]}, "tommy-harden"]
    stage = Stage({"gang": gang, "street": ["bunkhouse", "home", "blake-ranch", "pats-perch"]}, {}, game=game)
    moves = stage.offers("move")
    assert "move:tommy-harden.0>pats-perch.0" in moves
    assert "move:clint-ramsey.0>pats-perch.0" not in moves
    assert "move:clint-ramsey.0>bunkhouse.0" in moves


@rule("doomtown", "golden.cannot.beats-can", "callout.target.enemy-same-location")
def test_a_dude_cannot_be_called_out_by_certain_dudes() -> None:
    """Clint Ramsey has influence 1, Tommy Harden 0; Olivia Jenks, who is to be called out, 1."""
    game = trait("olivia_jenks", do=["bar this dude influence<influence.this"])
    gang = [("clint-ramsey", "square"), ("tommy-harden", "square")]
    stage = Stage({"gang": gang}, {"gang": [("olivia-jenks", "square")]}, game=game)
    influence = {name: stage.dude(name)["influence"] for name in ("clint-ramsey.0", "tommy-harden.0", "olivia-jenks.1")}
    weaker = [name for name in ("clint-ramsey.0", "tommy-harden.0") if influence[name] < influence["olivia-jenks.1"]]
    others = [name for name in ("clint-ramsey.0", "tommy-harden.0") if name not in weaker]
    assert stage.offers("call-out") == [f"call-out:{name}>olivia-jenks.1" for name in others]
    for name in weaker:
        assert stage.refused(f"call-out:{name}>olivia-jenks.1") == ("not-called-out", "golden.cannot.beats-can")


def test_an_effect_lets_nobody_call_out_who_is_barred() -> None:
    ability: Any = {"play": "noon", "target": ["choose y dude mine", "choose x dude theirs"], "do": ["call-out y x"]}
    game = game_with(
        auction={"cost": 0, "ability": [ability]},
        olivia_jenks={"ability": [{"play": "trait", "do": ["bar this dude !wanted"]}]},
    )
    for bounty in (0, 1):
        clint = {**CLINT, "bounty": bounty}
        stage = Stage({"gang": [clint], **HAND}, {"gang": [("olivia-jenks", "square")]}, game=game)
        stage.pick("play:auction")
        assert (stage.asked == (1, "call-out")) == (bounty > 0)


@rule("doomtown", "card.goods.must-attach")
def test_who_is_kept_away_from_places_still_carries_goods() -> None:
    game = trait("clint_ramsey", do=["bar this place !square"])
    stage = Stage({"gang": ["clint-ramsey"], "hand": ["roan"]}, {}, game=game)
    assert stage.offers("shop") == ["shop:roan>clint-ramsey.0"]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("clint_ramsey", "bar bearer place square"),
        ("whiskey_flask", "bar this goods horse"),
        ("clint_ramsey", "bar this player mine"),
        ("clint_ramsey", "influence this +1 until day"),
        ("clint_ramsey", "give this stud until day"),
        ("clint_ramsey", "give this stud while booted"),
        ("clint_ramsey", "keyword this deputy until day"),
    ],
)
def test_what_a_trait_cannot_say_is_refused(card: str, line: str) -> None:
    with pytest.raises(BadCards):
        trait(card, do=[line])


def test_a_number_that_nobody_can_read_has_no_cap() -> None:
    with pytest.raises(BadCards):
        action(target=["choose x dude mine"], do=["purse x +1 cap 3"])


# ---- how long a line lasts


@rule("doomtown", "duration.noon.end-of-day")
def test_one_line_of_an_ability_lasts_longer_than_the_others() -> None:
    do = ["bullets x +1 until permanent", "influence x +1", "keyword x deputy until permanent"]
    game = action(target=["choose x dude mine"], do=do)
    stage = Stage({"gang": [CLINT], **HAND, "deck": ["bobo"] * 12}, {"deck": ["bobo"] * 12}, game=game)
    before = stage.dude("clint-ramsey.0")
    stage.pick("play:auction")
    after = stage.dude("clint-ramsey.0")
    assert (after["bullets"], after["influence"]) == (before["bullets"] + 1, before["influence"] + 1)
    next_day(stage)
    later = stage.dude("clint-ramsey.0")
    assert (later["bullets"], later["influence"]) == (before["bullets"] + 1, before["influence"])


@rule("doomtown", "duration.noon.end-of-day", "sundown.victory.checked-first")
def test_what_lasts_until_sundown_counts_for_victory_no_more() -> None:
    seen: dict[str, int] = {}
    for until in ("day", "sundown"):
        game = action(target=["choose x dude mine"], until=until, do=["influence x +3"])
        stage = Stage({"gang": [CLINT], **HAND, "deck": ["bobo"] * 9}, {"hand": ["bobo"]}, game=game)
        before = stage.dude("clint-ramsey.0")["influence"]
        stage.pick("play:auction")
        assert stage.dude("clint-ramsey.0")["influence"] == before + 3
        stage.until("sundown")
        seen[until] = stage.dude("clint-ramsey.0")["influence"] - before
    assert seen == {"day": 3, "sundown": 0}


@rule("doomtown", "duration.noon.end-of-day")
def test_what_lasts_for_a_visit_ends_with_a_move_or_the_day() -> None:
    game = action(target=["choose x dude mine"], until="visit", do=["influence x +3"])
    player: Any = {"gang": [CLINT], **HAND, "street": ["home", "blake-ranch"], "deck": ["bobo"] * 12}
    stage = Stage(player, {"deck": ["bobo"] * 12}, game=game)
    before = stage.dude("clint-ramsey.0")["influence"]
    stage.pick("play:auction", "pass")
    assert stage.dude("clint-ramsey.0")["influence"] == before + 3
    moved = Stage(player, {"deck": ["bobo"] * 12}, game=game)
    moved.pick("play:auction", "pass", "move:clint-ramsey.0>blake-ranch.0")
    assert moved.dude("clint-ramsey.0")["influence"] == before
    next_day(stage)
    assert stage.dude("clint-ramsey.0")["influence"] == before


# ---- cards and piles


@rule("doomtown", "unique.default.by-type")
def test_unique_means_dudes_that_do_not_say_otherwise_and_goods_that_say_so() -> None:
    """Of these, Clint Ramsey is unique; a shotgun is not."""
    for word, left in (("unique", ["shotgun"]), ("!unique", ["clint-ramsey"]), ("non-unique", ["clint-ramsey"])):
        game = action(do=[f"each x card hand {word}", ["discard x"]])
        stage = Stage({"hand": ["auction", "clint-ramsey", "shotgun"]}, {}, game=game)
        stage.pick("play:auction")
        assert stage.hand(0) == left


@rule("doomtown", "value.suit.by-type")
@pytest.mark.parametrize(
    ("word", "gone"),
    [("spade", "bobo"), ("heart", "roan"), ("diamond", "bunkhouse"), ("club", "missed"), ("joker", "joker-red")],
)
def test_cards_have_suits_wherever_they_lie(word: str, gone: str) -> None:
    game = action(do=[f"each x card boot-hill {word}", ["to-hand x"]])
    pile = ["bobo", "roan", "bunkhouse", "missed", "joker-red"]
    stage = Stage({"hand": ["auction"], "boot_hill": pile}, {}, game=game)
    stage.pick("play:auction")
    assert stage.hand(0) == [gone]


@rule("doomtown", "zone.leave-play.attachments-discarded", "location.deed-leaves.dudes-home-booted")
def test_cards_go_back_from_play_to_their_owners_hand_or_deck() -> None:
    gang: Any = [{"card": "pancho-castillo", "at": "pats-perch.1", "gear": ["roan"]}]
    theirs: Any = {"gang": gang, "street": ["home", "pats-perch"], "hand": ["bobo"], "deck": ["bobo"]}
    game = action(target=["choose x deed theirs"], do=["to-hand x"])
    stage = Stage(HAND, theirs, game=game)
    stage.pick("play:auction")
    assert stage.hand(1) == ["bobo", "pats-perch"]
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["place"], pancho["booted"]) == ("the-sloane-gang.1", True)
    game = action(target=["choose x dude theirs"], do=["into-deck x top"])
    stage = Stage(HAND, theirs, game=game)
    stage.pick("play:auction")
    assert stage.dude("pancho-castillo.1") == {}
    assert stage.player(1)["discards"] == ["roan"]
    assert stage.player(1)["deck"] == 2


def test_neither_homes_nor_tokens_go_to_a_hand() -> None:
    do = ["token y gunslinger home.x", "to-hand y", "to-hand home.x"]
    stage = Stage({**HAND, "gang": [CLINT]}, {}, game=action(target=["choose x dude mine"], do=do))
    stage.pick("play:auction")
    assert stage.hand(0) == ["bobo"]
    assert stage.dude("gunslinger.0")


# ---- dudes


@rule("doomtown", "control.deed.most-influence")
def test_presence_counts_for_control_and_for_nothing_else() -> None:
    """Both have the same influence at Pat's Perch, so its owner controls it until the other has more presence."""
    ability: Any = {"target": ["choose x dude mine"], "do": ["presence x +1"]}
    gang: Any = [{"card": "clint-ramsey", "at": "pats-perch.1"}]
    theirs: Any = {"gang": [("clint-ramsey", "pats-perch.1")], "street": ["home", "pats-perch"]}
    stage = Stage({"gang": gang, **HAND}, theirs, game=action(**ability))
    mine, other = (stage.dude(name)["influence"] for name in ("clint-ramsey.0", "clint-ramsey.1"))
    assert mine == other
    assert stage.place("pats-perch.1")["controller"] == 1
    stage.pick("play:auction")
    assert stage.place("pats-perch.1")["controller"] == 0
    assert stage.dude("clint-ramsey.0")["influence"] == mine


@rule("doomtown", "move.play.any-location-boots")
def test_a_dude_has_moved_today_until_nightfall() -> None:
    game = trait("clint_ramsey", **{"if": ["this !has-moved"], "do": ["influence this +4"]})
    rest: Any = {"deck": ["bobo"] * 12}
    stage = Stage({"gang": ["clint-ramsey"], **rest}, rest, game=game)
    before = stage.dude("clint-ramsey.0")["influence"]
    stage.pick("move:clint-ramsey.0>square")
    assert stage.dude("clint-ramsey.0")["influence"] == before - 4
    next_day(stage)
    assert stage.dude("clint-ramsey.0")["influence"] == before


@rule("doomtown", "golden.cannot.beats-can")
@pytest.mark.parametrize(("play", "reached"), [("noon", True), ("shootout", False), ("react", False)])
def test_who_is_sheltered_is_out_of_reach_in_fights(play: str, reached: bool) -> None:
    """Reacts, Shootout and Resolution abilities of others neither choose nor affect such a dude."""
    more: Any = {"on": "shootout-start"} if play == "react" else {}
    game = game_with(
        auction={"cost": 0, "ability": [{"play": play, "do": ["each x dude theirs", ["bullets x -1"]], **more}]},
        pancho_castillo={"ability": [{"play": "trait", "do": ["give this sheltered"]}]},
    )
    mine, theirs = {"gang": [CLINT], **HAND}, {"gang": [("pancho-castillo", "square")]}
    stage = (
        Stage(mine, theirs, game=game)
        if play == "noon"
        else shootout(mine, theirs, "clint-ramsey.0", "pancho-castillo.1", game=game)
    )
    before = stage.dude("pancho-castillo.1")["bullets"]
    stage.pick("play:auction")
    assert before - stage.dude("pancho-castillo.1")["bullets"] == (1 if reached else 0)


@rule("doomtown", "golden.cannot.beats-can")
def test_other_players_cards_cannot_send_some_dudes_home() -> None:
    game = game_with(
        auction={"cost": 0, "ability": [{"play": "noon", "do": ["each x dude", ["send-home x"]]}]},
        clint_ramsey={"ability": [{"play": "trait", "do": ["give this no-others-sends"]}]},
        pancho_castillo={"ability": [{"play": "trait", "do": ["give this no-others-sends"]}]},
    )
    stage = Stage({"gang": [CLINT], **HAND}, {"gang": [("pancho-castillo", "square")]}, game=game)
    stage.pick("play:auction")
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert stage.dude("pancho-castillo.1")["place"] == "square"


@rule("doomtown", "limit.stat.printed-plus-modifiers")
@pytest.mark.parametrize(("given", "changed"), [("unweakened", (2, 0)), ("own-bullets", (2, -1)), ("", (-1, -1))])
def test_some_changes_do_not_count(given: str, changed: tuple[int, int]) -> None:
    """Another player takes three bullets and one of influence off; two bullets are the dude's own player's doing."""
    lines = ["bullets x -3", "influence x -1", "bullets x +2"]
    other: Any = {"play": "noon", "do": ["each x dude theirs", lines[:2]]}
    own: Any = {"play": "noon", "do": ["each x dude mine", lines[2:]]}
    own_trait: Any = [{"play": "trait", "do": [f"give this {given}"]}] if given else []
    game = game_with(
        auction={"cost": 0, "ability": [other]},
        missed={"cost": 0, "ability": [own]},
        pancho_castillo={"draw": 4, "ability": own_trait},
    )
    stage = Stage(HAND, {"gang": [("pancho-castillo", "square")], "hand": ["missed"]}, game=game)
    before = stage.dude("pancho-castillo.1")
    stage.pick("play:auction", "play:missed")
    after = stage.dude("pancho-castillo.1")
    assert (after["bullets"] - before["bullets"], after["influence"] - before["influence"]) == changed


def test_penalties_by_traits_do_not_count_either() -> None:
    game = game_with(
        bunkhouse={"ability": [{"play": "trait", "for": "dude", "do": ["influence x -1"]}]},
        pats_perch={"ability": [{"play": "trait", "for": "dude here", "do": ["give x unweakened"]}]},
    )
    gang: Any = [("clint-ramsey", "pats-perch.0"), "tommy-harden"]
    plain = Stage({"gang": gang, "street": ["bunkhouse", "home", "pats-perch"]}, {})
    stage = Stage({"gang": gang, "street": ["bunkhouse", "home", "pats-perch"]}, {}, game=game)
    less = [
        plain.dude(name)["influence"] - stage.dude(name)["influence"] for name in ("clint-ramsey.0", "tommy-harden.0")
    ]
    assert less == [0, 1]


@rule("doomtown", "duration.counter.permanent")
def test_counters_can_be_set_and_capped() -> None:
    do = ["control-point x +2", "control-point x +4 cap 3", "influence-point x = 4", "influence-point x +1 cap 2"]
    stage = Stage({"gang": [CLINT], **HAND}, {}, game=action(target=["choose x dude mine"], do=do))
    before = stage.dude("clint-ramsey.0")["influence"]
    stage.pick("play:auction")
    assert stage.dude("clint-ramsey.0")["control"] == 3
    assert stage.dude("clint-ramsey.0")["influence"] == before + 4
    game = action(target=["choose x dude mine"], do=["control-point x +2", "control-point x = 0"])
    stage = Stage({"gang": [CLINT], **HAND}, {}, game=game)
    stage.pick("play:auction")
    assert stage.dude("clint-ramsey.0")["control"] == 0
    with pytest.raises(BadCards):
        action(target=["choose x dude mine"], do=["control-point x +1 while wanted"])


def test_the_ghost_rock_on_a_card_is_a_number() -> None:
    do = ["rock x +3", "gain you rocks.x", "rock x = 1", "rock y +rocks.x"]
    game = action(target=["choose x dude mine", "choose y dude theirs"], do=[*do, "gain you rocks.y"])
    stage = Stage({"gang": [CLINT], **HAND}, {"gang": [("pancho-castillo", "square")]}, game=game)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 5 + 3 + 1


@rule("doomtown", "shootout.posse.never-on-both-sides")
def test_a_dude_of_another_player_joins_that_players_posse() -> None:
    do = ["may controller.x", ["join x"]]
    game = action("shootout", target=["choose x dude theirs !fighting"], do=do, join=True)
    theirs: Any = {"gang": [("pancho-castillo", "square"), "allie-hensman"]}
    mine = {"gang": [CLINT], **HAND}
    stage = shootout(mine, theirs, "clint-ramsey.0", "pancho-castillo.1", game=game)
    stage.pick("play:auction", "yes")
    posses = {name: stage.dude(name)["posse"] for name in ("clint-ramsey.0", "pancho-castillo.1", "allie-hensman.1")}
    assert posses["allie-hensman.1"] == posses["pancho-castillo.1"] != posses["clint-ramsey.0"]


# ---- plays


@rule("doomtown", "act.action-card.discard-timing", "card.cost.printed")
@pytest.mark.parametrize(("stash", "performed"), [(5, True), (0, False)])
def test_an_effect_plays_an_action_card_at_its_cost(stash: int, performed: bool) -> None:
    """Missed costs 1 here; who can't pay it isn't asked to choose it."""
    game = game_with(
        auction={
            "cost": 0,
            "ability": [
                {"play": "noon", "do": ["choose y action hand performable", "perform y", "bounty y +1", "draw you 1"]}
            ],
        },
        missed={"cost": 1, "ability": [{"play": "noon", "do": ["gain you 3"]}]},
    )
    stage = Stage({"hand": ["auction", "missed"], "stash": stash, "deck": ["bobo"]}, {}, game=game)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == (stash + 2 if performed else stash)
    assert stage.hand(0) == (["bobo"] if performed else ["bobo", "missed"])
    assert sorted(stage.player(0)["discards"]) == (["auction", "missed"] if performed else ["auction"])
    assert stage.asked == (1, "noon")


def test_only_action_cards_that_can_be_played_now_are_offered() -> None:
    """Sun in Yer Eyes is for shootouts."""
    game = game_with(
        auction={"cost": 0, "ability": [{"play": "noon", "do": ["choose y action hand performable", "perform y"]}]},
        missed={"cost": 1, "ability": [{"play": "noon", "do": ["gain you 3"]}]},
    )
    stage = Stage({"hand": ["auction", "missed", "sun-in-yer-eyes"]}, {}, game=game)
    stage.pick("play:auction")
    assert stage.options() == ["choose:missed"]


@rule("doomtown", "job.start.noon-job-ability")
@pytest.mark.parametrize("job", [True, False])
def test_a_player_who_runs_a_job_can_be_told_from_others(job: bool) -> None:
    game = game_with(
        auction={
            "cost": 0,
            "ability": [{"play": "job", "target": ["choose mark dude theirs"], "do": ["gain you 1"]}],
        },
        clint_ramsey={"ability": [{"play": "shootout", "if": ["you !running-job"], "do": ["gain you 2"]}]},
    )
    stage = Stage({"gang": [CLINT], **HAND}, {"gang": [("pancho-castillo", "square")]}, game=game)
    stage.pick("play:auction" if job else "call-out:clint-ramsey.0>pancho-castillo.1")
    while stage.asked is not None and stage.asked[1] != "shootout":
        options = stage.options()
        stage.pick(next(pick for pick in ("oppose", "accept", "done", *options) if pick in options))
    assert (stage.refused("act:clint-ramsey.0", 0) is None) != job
