"""What a board is told of each event: the changes lead from view to view, and show what the event says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core.game import Game
from sixgun.play import Table
from sixgun.play import commands as do
from sixgun.play.changes import change, changes_of
from tests.conformance.random_play import EVERY_GAME, KEYS
from tests.play.saloon import seated

PICKS = 150


def changed(value: Any, by: Any) -> Any:
    """A value after a change, as the page has it."""
    if by is None:
        return value
    if isinstance(by, list):
        return by[0] if len(by) == 1 else value[: by[0]] + by[2] + value[by[0] + by[1] :]
    if isinstance(value, list):
        return [changed(item, by.get(str(i))) for i, item in enumerate(value)]
    return {key: changed(item, by.get(key)) for key, item in value.items()}


@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY_GAME, ids=KEYS)
def test_changes_lead_from_view_to_view(game: Game[Any]) -> None:
    for number in range(4):
        chance = Random(number)
        seats = chance.choice(list(game.seats))
        s = game.new(seats, number, {spec.name: chance.choice(spec.values) for spec in game.options})
        for _ in range(PICKS):
            if not s.asked:
                break
            viewer = chance.choice([*range(seats), None])
            seat = chance.choice(game.asked(s))
            view: Any = game.view(s, viewer)
            before = game.clone(s)
            stills: list[Any] = []
            events = game.carry_out(s, seat, chance.choice(game.codes(s, seat)), stills)
            heard = [event.to(viewer) is not None for event in events]
            changes = changes_of([before, *stills], heard, lambda still, viewer=viewer: game.view(still, viewer))
            seen = [game.view(still, viewer) for still, told in zip(stills, heard, strict=True) if told]
            assert len(changes) == len(seen)
            for by, after in zip(changes, seen, strict=True):
                view = changed(view, by)
                assert view == after


def test_a_change_of_lists() -> None:
    for old, new in (([], [1]), ([1, 2, 3], [1, 3]), ([1, 1], [1]), ([1, 2], [3, 4, 5]), ([1, 2, 1], [1, 2, 1, 2, 1])):
        assert changed(old, change([*old], [*new])) == new


# ---- what events look like


class Told:
    """The events of a pick by kind, and the view right after each; the last of several with one name."""

    def __init__(self, game: Game[Any], s: Any, seat: int, pick: str, viewer: int | None = 0) -> None:
        stills: list[Any] = []
        events = game.carry_out(s, seat, game.check(s, seat, pick), stills)
        self.kinds = [event.kind for event in events]
        self.after: dict[str, Any] = {}
        for event, still in zip(events, stills, strict=True):
            self.after[event.kind] = game.view(still, viewer)


GUNFIGHTERS = sixgun.game("gunfighters")


def gangs(**more: Any) -> Any:
    hands = [["hill", "saloon"], ["ranch", "hill", "hill$"], ["plaza", "stable"]]
    return GUNFIGHTERS.position({"hands": hands, "discards": ["station"], "turn": 0, "coins": [2, 1, 0], **more})


def cards(view: Any, seat: int) -> list[str | None]:
    return [card["card"] for card in view["players"][seat]["cards"]]


def test_a_move_puts_a_card_on_the_discards_and_then_takes_the_one_that_was_on_top() -> None:
    told = Told(GUNFIGHTERS, gangs(), 0, "move:hill>discards")
    assert told.kinds[:2] == ["left", "took"]
    assert cards(told.after["left"], 0) == ["saloon"]
    assert cards(told.after["took"], 0) == ["saloon", "station"]
    assert told.after["took"]["discards"] == ["hill"]


def test_somebody_else_draws_a_card_that_nobody_sees() -> None:
    s = gangs(turn=1, deck=["plaza"])
    deck = GUNFIGHTERS.view(s, 0)["deck"]
    told = Told(GUNFIGHTERS, s, 1, "move:ranch")
    assert cards(told.after["left"], 1) == [None, None]
    assert cards(told.after["drew"], 1) == [None, None, None]
    assert told.after["drew"]["deck"] == deck - 1


def test_a_shot_that_hits_turns_up_a_card_then_the_fallen_leave_and_coins_change_hands() -> None:
    s = gangs()
    told = Told(GUNFIGHTERS, s, 0, "shoot:1>hill", viewer=1)
    assert cards(told.after["shot"], 0) == ["hill", None]
    assert len(told.after["shot"]["players"][1]["cards"]) == 3
    assert len(told.after["fell"]["players"][1]["cards"]) == 1
    assert sorted(told.after["fell"]["discards"]) == ["hill", "hill$", "station"]
    after = Told(GUNFIGHTERS, s, 1, "top:hill", viewer=1).after
    assert after["on-top"]["discards"][0] == "hill"
    assert (after["earned"]["players"][0]["coins"], after["earned"]["bank"]) == (3, 12)


def test_a_story_is_paid_for_and_a_climax_lies_in_front_of_its_gang() -> None:
    s = gangs(story=["high-noon"])
    after = Told(GUNFIGHTERS, s, 0, "story").after["story"]
    assert (after["story_used"], after["players"][0]["coins"], after["bank"]) == (["high-noon"], 1, 14)
    s = gangs(hands=[["hill", "saloon"], ["hill", "ranch"], ["plaza", "stable"]], climax_pile=["rifle"])
    told = Told(GUNFIGHTERS, s, 0, "shoot:1>hill")
    assert told.after["fell"]["players"][1]["climax"] is None
    assert told.after["climax"]["players"][1]["climax"] == "rifle"


DUEL = sixgun.game("bang-duel")


def duel(**more: Any) -> Any:
    return DUEL.position(
        {
            "characters": [["jango", "tex-killer"], ["pearl-hat", "toco-ramirez"]],
            "hands": [["hat.lh", "missed.ls", "colt.od"], ["missed.os", "beer.ob"]],
            "gear": [[["scope.lh"], []], [["hat.oh"], []]],
            "turn": 0,
            **more,
        }
    )


def places(view: Any) -> dict[str, Any]:
    return {place["character"]: place for player in view["players"] for place in player["places"] if place}


def test_a_card_that_is_played_leaves_the_hand_and_aims_at_somebody() -> None:
    told = Told(DUEL, duel(), 0, "play:colt.od>front")
    assert [held["card"] for held in told.after["played"]["players"][0]["hand"]] == ["hat.lh", "missed.ls"]
    assert told.after["played"]["discards"][0] == "colt.od"
    hit = told.after["shot"]["hit"]
    assert (hit["shooter"], hit["place"]) == (0, 2)


def test_a_hit_is_dodged_with_the_hat_in_play_and_another_one_lands() -> None:
    s = duel()
    Told(DUEL, s, 0, "play:colt.od>front")
    other = DUEL.clone(s)
    after = Told(DUEL, s, 1, "hat").after["dodged"]
    assert (places(after)["pearl-hat"]["gear"], after["discards"][0]) == ([], "hat.oh")
    before = DUEL.view(other, 0)
    landed = Told(DUEL, other, 1, "take").after["lost-life"]
    assert places(landed)["pearl-hat"]["life"] == places(before)["pearl-hat"]["life"] - 1
    assert landed["pool"] == before["pool"] + 1


def test_equipment_goes_to_its_owner_and_characters_change_places() -> None:
    after = Told(DUEL, duel(), 0, "play:hat.lh>my-rear").after["equipped"]
    assert places(after)["tex-killer"]["gear"] == ["hat.lh"]
    after = Told(DUEL, duel(), 0, "swap").after["swapped"]
    assert [place["active"] for place in after["players"][0]["places"]] == [False, True]


def test_somebody_falls_and_the_next_one_takes_the_place() -> None:
    s = duel(life=[[3, 4], [1, 4]], reserve=[[], ["tom-thorn"]])
    Told(DUEL, s, 0, "play:colt.od>front")
    after = Told(DUEL, s, 1, "take").after
    assert after["eliminated"]["gone"] == ["pearl-hat"]
    assert after["entered"]["players"][1]["places"][0]["character"] == "tom-thorn"
    assert after["entered"]["players"][1]["reserve"] == 0


DOOMTOWN = sixgun.game("doomtown")


def town(**more: Any) -> Any:
    return DOOMTOWN.position(
        {
            "turn": 0,
            "players": [
                {
                    "outfit": "law-dogs",
                    "stash": 5,
                    "hand": ["philip-swinford", "peacemaker"],
                    "gang": [["clyde-owens", "square"]],
                    "street": ["pony-express", "home"],
                },
                {"outfit": "the-sloane-gang", "gang": [{"card": "sloane", "at": "square", "gear": ["mustang"]}]},
            ],
            **more,
        }
    )


def dudes(view: Any) -> dict[str, Any]:
    return {dude["id"]: dude for dude in view["dudes"]}


def test_dudes_move_and_are_bought() -> None:
    after = Told(DOOMTOWN, town(), 0, "move:clyde-owens.0>pony-express.0").after["moved"]
    assert dudes(after)["clyde-owens.0"]["place"] == "pony-express.0"
    after = Told(DOOMTOWN, town(), 0, "shop:philip-swinford").after["shopped"]
    player = after["players"][0]
    assert (player["hand_count"], player["hand"]) == (1, ["peacemaker"])
    assert player["stash"] < 5


def test_what_leaves_play_lies_on_its_owners_pile_with_all_that_it_wore() -> None:
    s = town(phase="upkeep")
    while DOOMTOWN.asked(s) and "release:sloane.1" not in DOOMTOWN.asks(s)[0].options.picks():
        ask = DOOMTOWN.asks(s)[0]
        DOOMTOWN.apply(s, ask.seat, ask.options[ask.default].pick)
    told = Told(DOOMTOWN, s, 1, "release:sloane.1")
    assert told.kinds[:3] == ["released", "discarded", "discarded"]
    gone = told.after["released"]
    assert "sloane.1" not in dudes(gone)
    assert sorted(gone["players"][1]["discards"]) == ["mustang", "sloane"]


GUNSLINGER = sixgun.game("gunslinger")


def showdown() -> Any:
    return GUNSLINGER.position(
        {
            "characters": [
                {
                    "character": "marshal",
                    "hex": "F3",
                    "facing": "s",
                    "weapons": {"gun-hand": [{"weapon": "C45", "cocked": True}]},
                },
                {"character": "the-kid", "hex": "F6", "facing": "n", "weapons": {"holstered": ["C45"]}},
            ],
            "deck": [45],
        }
    )


def test_a_card_is_chosen_revealed_declared_and_a_shot_leaves_its_marks() -> None:
    s = showdown()
    planned = Told(GUNSLINGER, s, 0, "plan:7f").after["planned"]
    assert [card["action"] for card in planned["characters"][0]["stack"]["cards"]] == ["shoot"]
    assert planned["characters"][0]["stack"]["height"] is None
    after = Told(GUNSLINGER, s, 1, "plan:9f+7f").after
    assert [who["stack"]["height"] for who in after["stacked"]["characters"]] == [1, 2]
    assert after["revealed"]["characters"][0]["stack"]["revealed"]["action"] == "shoot"
    declared = Told(GUNSLINGER, s, 0, "shoot>the-kid").after["declared"]["characters"][0]["stack"]["revealed"]
    assert (declared["declared"], declared["due"]) == ("shoot>the-kid", 1)
    after = Told(GUNSLINGER, s, 1, "draw:c45.2>gun-hand+cock").after
    assert after["segment"]["segment"] == 1
    assert (after["drew"]["deck"], after["drew"]["discards"]) == (107, [45])
    assert (after["shot"]["weapons"][0]["rounds"], after["shot"]["weapons"][0]["cocked"]) == (5, False)
    dead = after["died"]["characters"][1]
    assert (dead["out"], dead["down"], after["died"]["weapons"][1]["hex"]) == (["dead"], True, "F6")
    assert (after["turn"]["turn"], after["turn"]["segment"]) == (2, 0)


# ---- at a table


def last(table: Table, player: str, since: int) -> dict[str, Any]:
    lines: Any = table.message(player, since, changes=True)["story"]
    line: dict[str, Any] = lines[-1]
    return line


def test_whoever_wants_to_is_told_what_the_only_new_pick_changed() -> None:
    saloon = seated("ada", "bo", "cy")
    for _ in range(5):
        seen = saloon.table.seq
        views: dict[str, Any] = {player: saloon.table.message(player)["view"] for player in ("ada", "bo", "cy", "")}
        saloon.pick(("ada", "bo", "cy")[saloon.table.asked()[0]])
        for player, view in views.items():
            line = last(saloon.table, player, seen)
            assert len(line["changes"]) == len(line["events"])
            for by in line["changes"]:
                view = changed(view, by)
            end: Any = saloon.table.message(player)["view"]
            assert {**view, "asked": end["asked"], "question": end["question"]} == end
    assert "changes" not in last(saloon.table, "ada", 0)  # that is more than one pick
    plain: Any = saloon.table.message("ada", saloon.table.seq - 1)["story"]
    assert "changes" not in plain[-1]


def test_nothing_is_told_of_changes_that_were_taken_back_or_came_from_the_log() -> None:
    saloon = seated("ada", "bo", "cy")
    seen = saloon.table.seq
    saloon.pick(("ada", "bo", "cy")[saloon.table.asked()[0]])
    assert "changes" not in last(saloon.folded(), "ada", seen)
    saloon.do("ada", do.Say("well"))
    lines: Any = saloon.table.message("bo", seen, changes=True)["story"]
    assert ["changes" in line for line in lines] == [True, False]
