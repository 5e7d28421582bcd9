"""Owner and Controller."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.versions import game_with


def controller(*dudes: tuple[int, str], deed: str = "pony-express") -> int:
    """Who controls a deed of seat 0 at which these dudes are."""
    gangs = [[(name, f"{deed}.0") for seat, name in dudes if seat == one] for one in (0, 1)]
    stage = Stage({"street": [deed, "home"], "gang": gangs[0]}, {"gang": gangs[1]})
    found: int = stage.place(f"{deed}.0")["controller"]
    return found


@rule("doomtown", "control.deed.most-influence", "control.deed.tie-to-owner", "control.owner.fixed")
def test_most_influence_controls_a_deed_and_ties_go_to_its_owner() -> None:
    assert controller() == 0
    assert controller((1, "clint-ramsey")) == 1
    assert controller((1, "clint-ramsey"), (0, "olivia-jenks")) == 0
    assert controller((1, "clint-ramsey"), (0, "clint-ramsey")) == 0
    assert controller((1, "allie-hensman")) == 0


@rule("doomtown", "control.home.always-own", "control.town-square.nobody")
def test_homes_and_the_square_are_never_taken() -> None:
    guest: Any = {"gang": [("sloane", "law-dogs.0")], "hand": ["mustang"], "stash": 9}
    stage = Stage({"gang": ["steele-archer"], "hand": ["mustang", "bobo"], "stash": 9}, guest)
    assert stage.place("law-dogs.0")["controller"] == 0
    assert stage.place("square")["controller"] is None
    assert stage.refused("shop:mustang>steele-archer.0") is None  # at home, although Sloane has more influence there
    stage.pick("pass")
    assert stage.refused("shop:mustang>sloane.1") == ("place-not-controlled", "shop.goods.recipient")


@rule("doomtown", "golden.card.beats-rulebook")
def test_bullets_control_the_dead_dog_tavern() -> None:
    assert controller((1, "pancho-castillo"), (0, "lucinda-lucy-clover"), deed="dead-dog-tavern") == 1


@rule("doomtown", "control.deed.points-and-abilities", "goal.control.sources", "act.deed.controller-only")
def test_whoever_controls_a_deed_has_its_points_and_abilities() -> None:
    stage = Stage({"street": ["pony-express", "home"], "hand": ["sloane"]}, {"gang": [("sloane", "pony-express.0")]})
    assert [player["control"] for player in stage.view["players"]] == [0, 1]
    assert stage.refused("act:pony-express.0") == ("not-yours", "act.deed.controller-only")


@rule("doomtown", "control.deed.changes-freely", "control.deed.points-and-abilities", "upkeep.income.lost-control")
def test_control_changes_when_a_dude_is_called_away_in_the_middle_of_the_day() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("clint-ramsey", place)], "hand": ["bobo"]},
        {"gang": [("sloane", place)], "hand": ["mustang", "bobo"]},
    )
    assert stage.place(place)["controller"] == 1
    assert stage.refused(f"act:{place}") == ("not-yours", "act.deed.controller-only")
    stage.pick("pass")
    assert stage.refused("shop:mustang>sloane.1") is None  # a controlled location, though not owned
    stage.pick("move:sloane.1>square")
    assert stage.place(place)["controller"] == 0
    assert stage.refused(f"act:{place}") is None


@rule("doomtown", "goal.control.sources", "location.out-of-town.isolated", "control.deed.points-and-abilities")
def test_control_of_private_and_distant_deeds_counts_as_anywhere() -> None:
    mine = {"street": ["home", "b-b-attorneys"], "outskirts": ["jacksons-strike"], "gang": []}
    theirs = {"gang": [("sloane", "b-b-attorneys.0"), ("clementine-lepp", "jacksons-strike.0")]}
    stage = Stage(mine, theirs, phase="upkeep")
    assert stage.player(1)["control"] == 1
    assert stage.player(0)["control"] == 0
    assert stage.player(0)["stash"] == 5 + 3  # nothing from either deed


@rule("doomtown", "control.deed.changes-freely")
def test_control_of_a_deed_goes_to_and_fro() -> None:
    deed = "pony-express.0"
    stage = Stage({"street": ["home", "pony-express"], "gang": ["olivia-jenks"]}, {"gang": [("sloane", deed)]})
    assert stage.place(deed)["controller"] == 1
    stage.pick(f"move:olivia-jenks.0>{deed}", "move:sloane.1>square")
    assert stage.place(deed)["controller"] == 0
    assert not stage.place(deed)["booted"]


@rule("doomtown", "counter.coloured.meaning", "text.this.current-situation")
def test_permanent_control_points_count_for_their_player() -> None:
    stage = Stage({"outfit": "the-sloane-gang", "gang": ["allie-hensman"]}, {"gang": ["sloane"]})
    assert stage.refused("act:allie-hensman.0") == ("requirement", "act.requirement.first-sentence")
    stage.pick("move:allie-hensman.0>square", "pass", "act:allie-hensman.0")
    assert stage.player(0)["control"] == 1


@rule("doomtown", "control.deed.tie-to-owner", "control.deed.most-influence")
def test_two_strangers_who_tie_leave_a_deed_to_its_owner() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("irving-patterson", place)]},  # 2
        {"gang": [("sloane", place)]},  # 3
        {"gang": [("ivor-hawley", place)]},  # 3
    )
    assert stage.place(place)["controller"] == 0  # although the owner has the least
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("irving-patterson", place)]},
        {"gang": [("sloane", place)]},
        {"gang": [("avie-cline", place)]},
    )
    assert stage.place(place)["controller"] == 1


@rule("doomtown", "control.deed.tie-to-owner", "victory.condition.control-over-influence", "goal.influence.sources")
def test_influence_counts_wherever_a_dude_stands() -> None:
    points = {"law-dogs.0": {"points": 3}}
    gangs: list[dict[str, Any]] = [
        {},
        {"outskirts": ["blake-ranch"], "gang": [{"card": "sloane", "at": "blake-ranch.1", "booted": True}]},
        {},
    ]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert GAME.result(stage.state) is None
    gangs[1]["gang"] = [("olivia-jenks", "blake-ranch.1")]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert GAME.result(stage.state).places == (1, 2, 2)


# ---- taking control, which no card of the Base Set does


def taking(selector: str = "dude takeable", play: str = "noon", **changes: Any) -> Any:
    """The game with an action that takes control."""
    ability = {"play": play, "target": [f"choose x {selector}"], "do": ["take-control x"]}
    return game_with(auction={"ability": [ability]}, **changes)


@rule(
    "doomtown",
    "control.change.take-control",
    "control.controller.decides",
    "control.owner.fixed",
    "control.attachment.follows-host",
    "duration.noon.end-of-day",
)
def test_who_takes_control_of_a_dude_decides_for_it_until_the_day_ends() -> None:
    dude: Any = {"card": "pancho-castillo", "at": "square", "gear": ["mustang"]}
    stage = Stage(
        {"hand": ["auction"], "deck": ["bobo"] * 15, "gang": ["clint-ramsey"]},
        {"gang": [dude, "sloane"], "deck": ["bobo"] * 15, "hand": ["shotgun"]},
        game=taking(),
    )
    stage.pick("play:auction", "choose:pancho-castillo.1")
    assert {"event": "controlled", "seat": 0, "card": "pancho-castillo.1"} in stage.events
    taken = stage.dude("pancho-castillo.1")
    assert (taken["seat"], taken["place"]) == (0, "square")
    assert stage.refused("move:pancho-castillo.1>law-dogs.0") == ("not-your-dude", "move.play.any-location-boots")
    stage.pick("pass")
    assert stage.refused("act:mustang.1") is None  # and so are the goods
    stage.pick("move:pancho-castillo.1>law-dogs.0")  # home, for the time being
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.game.faults(stage.state) == []
    stage.pick("pass", "pass")
    while stage.player(0)["stash"] == 5:  # through Sundown, to the next day
        stage.pick("done" if "done" in stage.options() else stage.options()[0])
    assert stage.dude("pancho-castillo.1")["seat"] == 1
    assert stage.game.faults(stage.state) == []


@rule("doomtown", "control.change.take-control", "zone.leave-play.owners-pile", "goal.influence.sources")
def test_a_dude_who_was_taken_falls_into_the_owners_pile() -> None:
    game = taking(hired_guns={"ability": [{"play": "noon", "target": ["choose x dude mine"], "do": ["discard x"]}]})
    stage = Stage({"hand": ["auction", "hired-guns"]}, {"gang": ["sloane"]}, game=game)
    assert [player["influence"] for player in stage.view["players"]] == [0, 3]
    stage.pick("play:auction")
    assert [player["influence"] for player in stage.view["players"]] == [3, 0]
    stage.pick("pass", "play:hired-guns")
    assert stage.player(1)["discards"] == ["sloane"]
    assert stage.view["effects"] == []


@rule("doomtown", "control.change.take-control", "control.deed.most-influence", "control.home.always-own")
def test_a_deed_that_was_taken_is_controlled_whoever_stands_there() -> None:
    place = "pony-express.1"
    stage = Stage(
        {"hand": ["auction"], "deck": ["bobo"] * 9},
        {"street": ["home", "pony-express"], "gang": [("sloane", place)]},
        game=taking("deed takeable"),
    )
    assert stage.place(place)["controller"] == 1
    stage.pick("play:auction")  # the home is not offered
    assert stage.place(place)["controller"] == 0
    assert [player["control"] for player in stage.view["players"]] == [1, 0]
    assert stage.refused(f"act:{place}") == ("not-yours", "act.deed.controller-only")


def to_the_next_day(stage: Stage) -> list[dict[str, Any]]:
    """Everybody passes; what is told of controllers on the way."""
    found: list[dict[str, Any]] = []
    while stage.asked is not None and stage.view["day"] == 1:
        stage.pick(next((pick for pick in ("pass", "done") if pick in stage.options()), stage.options()[0]))
        found += [event for event in stage.events if event["event"] == "controlled"]
    return found


@rule("doomtown", "control.change.take-control", "control.owner.fixed")
def test_who_takes_a_dude_last_has_it_and_its_owner_gets_it_back() -> None:
    rows = [{"hand": ["auction"], "deck": ["bobo"] * 15, "gang": ["clint-ramsey"]} for _ in range(3)]
    rows[1]["gang"] = ["sloane", "clint-ramsey"]
    stage = Stage(*rows, game=taking())
    stage.pick("play:auction", "choose:sloane.1")
    assert stage.dude("sloane.1")["seat"] == 0
    stage.pick("pass", "play:auction", "choose:sloane.1")
    assert stage.dude("sloane.1")["seat"] == 2
    assert to_the_next_day(stage) == [{"event": "controlled", "seat": 1, "card": "sloane.1"}]
    assert stage.dude("sloane.1")["seat"] == 1


@rule("doomtown", "control.change.take-control", "control.deed.most-influence")
def test_a_deed_that_was_taken_goes_back_to_who_has_the_most_influence_there() -> None:
    place = "pony-express.1"
    stage = Stage(
        {"hand": ["auction"], "deck": ["bobo"] * 15, "gang": [("clint-ramsey", place), "olivia-jenks"]},
        {"deck": ["bobo"] * 15, "gang": ["sloane"], "street": ["home", "pony-express"]},
        game=taking("deed"),
    )
    stage.pick("play:auction", "move:sloane.1>pony-express.1")  # more influence does not help her today
    assert stage.place(place)["controller"] == 0
    assert to_the_next_day(stage) == [{"event": "controlled", "seat": 1, "card": place}]
    assert stage.place(place)["controller"] == 1


@rule(
    "doomtown",
    "control.change.take-control",
    "shootout.posse.never-on-both-sides",
    "shootout.plays.targets-in-posse",
)
def test_nobody_takes_a_dude_out_of_the_posse_against_him() -> None:
    game = taking(play="shootout")
    me: Any = {"gang": [("steele-archer", "square")], "hand": ["auction"]}
    them: Any = {"gang": [("clementine-lepp", "square"), ("sloane", "the-sloane-gang.1")]}
    stage = Stage(me, them, {"gang": [("bobo", "square")]}, game=game)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "invite:seat-2", "join:bobo.2", "done")
    stage.until("shootout")
    stage.pick("play:auction")  # Bobo, an ally, is all that is left to choose
    assert [stage.dude(name)["seat"] for name in ("clementine-lepp.1", "sloane.1", "bobo.2")] == [1, 1, 0]
    for answer in ("done", "join:sloane.1"):  # she is out of reach at home, and out of bounds in the other posse
        stage = Stage(me, them, game=game)
        stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", answer)
        assert stage.refused("play:auction") == ("requirement", "act.requirement.first-sentence")


# ---- counters


@rule("doomtown", "counter.coloured.meaning", "duration.counter.permanent", "boot.state.only-in-play")
def test_a_red_counter_is_influence_for_good() -> None:
    counter = {"play": "noon", "target": ["choose x dude|goods mine"], "do": ["influence-point x +1"]}
    game = game_with(auction={"ability": [counter]})
    carrier: Any = {"card": "clint-ramsey", "gear": ["mustang"]}
    stage = Stage(
        {"gang": [carrier], "hand": ["auction", "auction"], "deck": ["bobo"] * 15},
        {"gang": ["sloane"], "deck": ["bobo"] * 15},
        game=game,
    )
    before = stage.dude("clint-ramsey.0")["influence"]
    stage.pick("play:auction", "choose:clint-ramsey.0")
    assert stage.dude("clint-ramsey.0")["influence"] == before + 1
    stage.pick("pass", "play:auction", "choose:mustang.0")  # a bonus of the goods is the carrier's
    assert stage.dude("clint-ramsey.0")["influence"] == stage.player(0)["influence"] == before + 2
    stage.pick("pass", "pass")
    while stage.asked is not None and stage.view["day"] == 1:
        stage.pick("done" if "done" in stage.options() else stage.options()[0])
    assert stage.dude("clint-ramsey.0")["influence"] == before + 2  # also on the next day
    assert stage.game.data(stage.game.position(stage.data)) == stage.data
