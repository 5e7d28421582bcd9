"""Setting up (3. PREPARARE IL GIOCO): players, maps, decks, boxes, playing order, places and weapons."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import sixgun
from sixgun.core import records
from sixgun.core.match import Match
from sixgun.games.gunslinger.outside.showdown_files import own_showdown
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import follow, play_out


def filed(**changes: Any) -> Any:
    """The game with SHOWDOWN 1 changed, as a file would have it."""
    return GAME.repacked({"showdown": {**copy.deepcopy(own_showdown("1")), **changes}})


# ---- players


@pytest.mark.parametrize("showdown", [1, 2])
@pytest.mark.parametrize("seats", range(2, 8))
@rule("gunslinger", "1.1", "3.2b", "3.3a")
def test_two_to_seven_players_get_characters_of_their_own_with_twenty_boxes(showdown: int, seats: int) -> None:
    state = GAME.new(seats=seats, options={"showdown": showdown})
    people = GAME.view(state, None)["characters"]
    assert {row["seat"] for row in people} == set(range(seats))
    assert len({row["character"] for row in people}) == len(people) <= 7
    assert [row["endurance"] for row in people] == [20] * len(people)
    assert len({row["side"] for row in people}) == 2
    assert GAME.asked(state) == list(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 1, 8, 100, 2.5, "2"])
@rule("gunslinger", "1.1")
def test_any_other_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(sixgun.Refused) as caught:
        GAME.new(seats=seats)
    assert (caught.value.refusal.args["field"], caught.value.refusal.rule) == ("seats", "1.1")


@pytest.mark.parametrize(
    ("seats", "problem"),
    [([0, 0], "position-seats"), ([0, 2], "position-seats"), ([1, 2], "position-seats"), ([0, 7], "field-range")],
)
@rule("gunslinger", "1.1", "3.3a")
def test_every_player_has_a_character(seats: list[int], problem: str) -> None:
    with pytest.raises(sixgun.Refused) as caught:
        Stage(man("ike", "F6", seat=seats[0]), man("texas", "F9", seat=seats[1]))
    assert (caught.value.refusal.code, caught.value.refusal.rule) == (problem, "1.1")


# ---- maps


@rule("gunslinger", "3.1")
def test_boards_are_joined_as_the_showdown_lays_them_out() -> None:
    stage = Stage(man("ike", "F12", "s"), man("texas", "A1"), map=["A", "C"])
    assert stage.view()["map"] == ["A", "C"]
    stage.plan(ike="2f+1f")
    follow(stage, "move:straight-ahead", "move:straight-ahead")
    assert stage.person("ike")["hex"] == "F14"
    assert stage.person("ike")["out"] == []


@rule("gunslinger", "3.1")
def test_there_is_nothing_beyond_the_boards_of_the_showdown() -> None:
    stage = Stage(man("ike", "F12", "s"), man("texas", "A1"), map=["A"])
    stage.plan(ike="1f")
    stage.pick("move:straight-ahead")
    assert stage.person("ike")["out"] == ["left"]
    for hex_ in ("F13", "P6"):
        with pytest.raises(sixgun.Refused) as caught:
            Stage(man("ike", hex_), man("texas", "A1"), map=["A"])
        assert (caught.value.refusal.code, caught.value.refusal.args["boards"]) == ("off-map", ["A"])


@rule("gunslinger", "3.1", "3.4")
def test_a_showdown_from_a_file_is_played_on_its_own_map() -> None:
    game = filed(
        map=["A", "B"], set_up=[{**own_showdown("1")["set_up"][0], "hex": "P6"}, own_showdown("1")["set_up"][1]]
    )
    view = game.view(game.new(), None)
    assert view["map"] == ["A", "B"]
    assert [row["hex"] for row in view["characters"]] == ["P6", "F9"]
    assert GAME.view(GAME.new(), None)["map"] == ["A"]


# ---- decks and boxes


@rule("gunslinger", "2.31b", "3.2a")
def test_each_character_of_a_player_has_a_whole_deck() -> None:
    stage = Stage(
        man("ike", "F3", "s", seat=0, side=0),
        man("texas", "A1", seat=1, side=1),
        man("happy", "H3", "s", seat=0, side=0),
    )
    assert stage.why("plan:1f+1f", 0) == ("card-twice", "7.0d")
    stage.plan(ike="1f+2b", happy="1f+2b")
    play_out(stage)
    assert [(row["character"], row["action"]) for row in stage.told("revealed")] == [
        ("ike", "advance"),
        ("happy", "advance"),
        ("ike", "spin-around"),
        ("happy", "spin-around"),
    ]


@pytest.mark.parametrize("name", ["lady", "gambler", "smith", "john-henry"])  # 15, 10, 30 and 40 boxes later on
@rule("gunslinger", "3.2b")
def test_everybody_starts_with_twenty_boxes(name: str) -> None:
    stage = Stage(man(name, "F3"), man("texas", "A1"))
    assert stage.person(name)["endurance"] == 20
    with pytest.raises(sixgun.Refused) as caught:
        Stage(man(name, "F3", endurance=21), man("texas", "A1"))
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("field-range", "3.2b")


# ---- playing order


@rule("gunslinger", "3.3b", "5.4", "5.56")
def test_characters_not_players_take_part_in_the_order_of_the_list() -> None:
    stage = Stage(
        man("ike", "D3", "s", seat=1, side=0),
        man("texas", "H3", "s", seat=0, side=1),
        man("happy", "F3", "s", seat=1, side=0),
        man("slim", "J3", "s", seat=2, side=1),
    )
    stage.plan(ike="3b+1f", texas="3b+1f", happy="3b+1f", slim="3b+1f")
    asked = []
    while stage.asked[1] == "declare":
        asked.append((stage.asked[0], stage.view()["subject"]))
        stage.pick(stage.options()[0])
    assert asked == [(1, "ike"), (0, "texas"), (1, "happy"), (2, "slim")] * 2


@rule("gunslinger", "3.3b", "4.4a")
def test_shots_of_a_segment_are_resolved_in_the_order_of_the_list() -> None:
    stage = Stage(
        man("texas", "F9", "n", seat=1, side=1, gun_hand="C45!"),
        man("ike", "F3", "s", seat=0, side=0, gun_hand="C45!"),
        man("slim", "H9", "n", seat=1, side=1, gun_hand="C45!"),
        deck=[32, 42, 30],  # misses
    )
    stage.plan(texas="7f", ike="7f", slim="7f")
    follow(stage, "shoot>ike", "shoot>texas", "shoot>ike")
    assert [(shot["character"], shot["card"]) for shot in stage.told("shot")] == [
        ("texas", 32),
        ("ike", 42),
        ("slim", 30),
    ]


@rule("gunslinger", "3.3b")
def test_the_list_of_a_showdown_makes_the_first_player() -> None:
    for order, first in ((["marshal", "the-kid"], "marshal"), (["the-kid", "marshal"], "the-kid")):
        game = filed(order=order)
        state = game.new()
        rows = game.view(state, None)["characters"]
        assert [row["character"] for row in rows] == order
        for seat in (0, 1):
            game.apply(state, seat, "plan:3b")
        assert game.view(state, None)["subject"] == first


# ---- places and weapons


@rule("gunslinger", "3.3a", "3.4")
def test_showdown_1_as_it_is_set_up() -> None:
    view = GAME.view(GAME.new(), None)
    assert [(row["character"], row["seat"], row["hex"], row["facing"], row["down"]) for row in view["characters"]] == [
        ("marshal", 0, "F3", "s", False),
        ("the-kid", 1, "F9", "n", False),
    ]
    assert [(w["kind"], w["character"], w["box"], w["rounds"], w["cocked"]) for w in view["weapons"]] == [
        ("C45", "marshal", "holstered", 6, False),
        ("C45", "the-kid", "holstered", 6, False),
    ]


@rule("gunslinger", "3.4", "2.6")
def test_places_and_boxes_are_those_of_the_set_up() -> None:
    first = {
        "character": "marshal",
        "hex": "B4",
        "facing": "se",
        "down": True,
        "weapons": {"other-hand": [{"weapon": "C45", "rounds": 2, "cocked": True}], "holstered": ["C41"]},
    }
    second = {"character": "the-kid", "hex": "J9", "facing": "nw", "weapons": {"both-hands": ["W44"]}}
    lying = {"on_the_map": [{"weapon": "C45", "hex": "F6", "rounds": 1}]}
    game = filed(set_up=[first, second], special_rules=lying)
    view = game.view(game.new(), None)
    assert [(row["hex"], row["facing"], row["down"]) for row in view["characters"]] == [
        ("B4", "se", True),
        ("J9", "nw", False),
    ]
    found = [(w["kind"], w["character"], w["box"], w["hex"], w["rounds"], w["cocked"]) for w in view["weapons"]]
    assert found == [
        ("C45", "marshal", "other-hand", None, 2, True),
        ("C41", "marshal", "holstered", None, 6, False),
        ("W44", "the-kid", "both-hands", None, 15, False),
        ("C45", None, None, "F6", 1, False),
    ]


# ---- places by lot

PLACES = [("F2", "s"), ("D2", "s"), ("H2", "s"), ("F10", "n"), ("H10", "n"), ("D10", "n")]  # of showdown 2, by its list


def with_lots(*groups: list[str]) -> Any:
    """Showdown 2, whose set-up lists the first side and then the second, with groups who draw lots."""
    data: Any = copy.deepcopy(own_showdown("2"))
    return GAME.repacked({"showdown": {**data, "special_rules": {**data["special_rules"], "by_lot": [*groups]}}})


def stands(game: Any, seed: int, seats: int = 6) -> dict[str, tuple[str, str]]:
    view = game.view(game.new(seats, seed), None)
    return {row["character"]: (row["hex"], row["facing"]) for row in view["characters"]}


@rule("gunslinger", "3.4")
def test_a_group_draws_lots_for_its_places_and_nobody_else_does() -> None:
    game = with_lots(["ike", "texas", "slim"])
    drawn = [stands(game, seed) for seed in range(60)]
    for places in drawn:
        assert [places[name] for name in ("happy", "lucky", "guard")] == [PLACES[1], PLACES[2], PLACES[4]]
        assert sorted(places[name] for name in ("ike", "texas", "slim")) == sorted([PLACES[0], PLACES[3], PLACES[5]])
    assert len({tuple(places.values()) for places in drawn}) == 6  # all orders of three


@rule("gunslinger", "3.4")
def test_groups_draw_apart_from_each_other() -> None:
    game = with_lots(["ike", "happy"], ["texas", "guard"])
    drawn = [stands(game, seed) for seed in range(60)]
    pairs = {(places["ike"], places["texas"]) for places in drawn}
    assert pairs == {(a, b) for a in PLACES[:2] for b in PLACES[3:5]}
    assert all({places["ike"], places["happy"]} == {*PLACES[:2]} for places in drawn)


@rule("gunslinger", "3.3a", "3.4")
def test_lots_are_drawn_among_those_who_take_part() -> None:
    """With two players only Ike and Texas are there."""
    alone = with_lots(["ike", "happy", "lucky"])
    assert {tuple(stands(alone, seed, 2).values()) for seed in range(30)} == {(PLACES[0], PLACES[3])}
    both = with_lots(["ike", "texas", "lucky"])
    seen = {tuple(stands(both, seed, 2).values()) for seed in range(30)}
    assert seen == {(PLACES[0], PLACES[3]), (PLACES[3], PLACES[0])}


@rule("gunslinger", "3.4", "10.42b")
def test_weapons_and_posture_go_with_the_character_not_with_the_place() -> None:
    data: Any = copy.deepcopy(own_showdown("1"))
    data["set_up"][0]["down"] = True
    data["set_up"][0]["weapons"] = {"gun-hand": ["C41"]}
    data["special_rules"] = {"by_lot": [["marshal", "the-kid"]]}
    game = GAME.repacked({"showdown": data})
    for seed in range(10):
        view = game.view(game.new(2, seed), None)
        assert [row["down"] for row in view["characters"]] == [True, False]
        assert [(w["kind"], w["character"]) for w in view["weapons"]] == [("C41", "marshal"), ("C45", "the-kid")]
    assert {stands(game, seed, 2)["marshal"] for seed in range(10)} == {("F3", "s"), ("F9", "n")}


@rule("gunslinger", "3.4")
def test_a_record_draws_the_same_lots_again() -> None:
    game = with_lots(["ike", "texas", "happy", "guard"])
    for seed in range(5):
        record = records.parse(Match(game, 4, seed).record().json())
        people = game.view(records.start(record, game), None)["characters"]
        assert {row["character"]: (row["hex"], row["facing"]) for row in people} == stands(game, seed, 4)


# ---- characters that are chosen


def owners(state: Any) -> dict[str, int]:
    return {row["character"]: row["seat"] for row in GAME.view(state, None)["characters"]}


def casting(seats: int, showdown: int, *picks: str) -> Any:
    """A new game whose characters are chosen, each pick by the next seat."""
    state = GAME.new(seats=seats, options={"showdown": showdown, "casting": "chosen"})
    for seat, pick in enumerate(picks):
        assert GAME.asked(state) == [seat]
        GAME.apply(state, seat, pick)
    return state


@rule("gunslinger", "3.3a")
@pytest.mark.parametrize(("pick", "marshal"), [("cast:marshal", 0), ("cast:the-kid", 1)])
def test_by_option_the_first_seat_chooses_and_the_last_gets_what_is_left(pick: str, marshal: int) -> None:
    state = casting(2, 1)
    (ask,) = GAME.asks(state)
    assert (ask.seat, ask.question, ask.default) == (0, "cast", 0)
    assert ask.options.picks() == ["cast:marshal", "cast:the-kid"]
    assert GAME.view(state, 0)["subject"] is None
    GAME.apply(state, 0, pick)
    assert owners(state) == {"marshal": marshal, "the-kid": 1 - marshal}
    assert (GAME.asks(state)[0].question, GAME.asked(state)) == ("plan", [0, 1])


@rule("gunslinger", "3.3a", "3.3b")
def test_characters_that_the_list_gives_to_one_player_go_together() -> None:
    listed = owners(GAME.new(seats=3, options={"showdown": 2}))
    firsts = [next(name for name, seat in listed.items() if seat == other) for other in range(3)]
    state = casting(3, 2)
    assert GAME.asks(state)[0].options.picks() == [f"cast:{name}" for name in firsts]
    GAME.apply(state, 0, f"cast:{firsts[2]}")
    assert GAME.asks(state)[0].options.picks() == [f"cast:{firsts[1]}", f"cast:{firsts[0]}"]
    refusal = GAME.refuse(state, 1, f"cast:{firsts[2]}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-to-be-cast", "3.3a")
    GAME.apply(state, 1, f"cast:{firsts[0]}")
    now = {0: 1, 1: 2, 2: 0}  # by seat on the list: the seat that has chosen these characters
    assert owners(state) == {name: now[seat] for name, seat in listed.items()}
    assert [*owners(state)] == [*listed]  # playing order is that of the list


@rule("gunslinger", "3.3a")
def test_while_characters_are_chosen_nothing_else_is() -> None:
    state = casting(4, 2)
    for pick in ("plan:none", "surrender"):
        refusal = GAME.refuse(state, 0, pick)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("only-casting", "3.3a")
    refusal = GAME.refuse(state, 0, "cast:nobody")
    assert refusal is not None
    assert refusal.code == "no-such-pick"


@rule("gunslinger", "3.3a", "3.3b")
def test_defaults_and_bots_take_the_characters_of_the_list() -> None:
    state = casting(6, 2)
    while GAME.asks(state)[0].question == "cast":
        ask = GAME.asks(state)[0]
        picks = ask.options.picks()
        assert GAME.advise(GAME.view(state, ask.seat), picks, 0.9) == ask.default
        GAME.apply(state, ask.seat, picks[ask.default])
    assert owners(state) == owners(GAME.new(seats=6, options={"showdown": 2}))
