"""Records: written, read, replayed, verified; and every way in which one can be bad."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random

import pytest

import sixgun
from sixgun.core.checks import DEPTH_CAP, FILE_CAP
from sixgun.core.records import read
from tests.insides import insides

GAME = sixgun.game("gunfighters")


def played(seed: int | bytes = 7, picks: int = 10_000, seats: int = 3, **options: object) -> sixgun.Match:
    """A random match, to its end or for so many picks."""
    match = sixgun.match("gunfighters", seats=seats, seed=seed, options=options, names=["Ada", "Bo", "Cy"][:seats])
    chance = Random(1)
    while match.asks() and len(match.picks) < picks:
        ask = match.asks()[0]
        match.play(ask.seat, ask.options[chance.randrange(len(ask.options))].pick)
    return match


def codes(problem: sixgun.Refused) -> list[str]:
    return [refusal.code for refusal in problem.refusals]


@pytest.mark.parametrize("seed", [7, -1, b"from the operating system"])
def test_a_record_replays_to_the_same_state(seed: int | bytes) -> None:
    match = played(seed)
    text = sixgun.record(match).json()
    assert GAME.hash(sixgun.replay(text)) == GAME.hash(match.state)
    assert GAME.hash(sixgun.replay(json.loads(text))) == GAME.hash(match.state)
    assert sixgun.verify(text)
    assert sixgun.verify(text).finished


def test_a_record_is_also_made_from_picks_and_read_from_a_file(tmp_path: Path) -> None:
    match = played(picks=5)
    record = sixgun.record(GAME, seats=3, seed=7, picks=match.picks, names=match.names)
    assert record == match.record()
    file = tmp_path / "game.json"
    file.write_text(record.json())
    assert GAME.hash(sixgun.replay(file)) == GAME.hash(match.state)
    assert not sixgun.verify(file).finished


def test_a_record_of_a_game_in_play_can_hide_its_seed() -> None:
    hidden = played(picks=5).record(show_seed=False)
    assert hidden.plain()["seed"] is None
    assert hidden.commitment == played(picks=5).record().commitment
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.replay(hidden)
    assert codes(refused.value) == ["record-no-seed"]
    assert not sixgun.verify(hidden)


def test_a_secret_pick_is_not_in_the_record_that_everybody_may_see() -> None:
    match = sixgun.Match(GAME, position={"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
    match.play(0, "move:hill")
    match.play(1, "draw:no")
    assert [pick for _, pick in match.record(show_seed=False).picks] == ["move:hill"]
    assert len(match.record().picks) == 2
    match.play(0, "draw:yes")
    assert len(match.record(show_seed=False).picks) == 3


def test_one_of_two_who_choose_together_takes_back_only_his_own_pick() -> None:
    match = sixgun.Match(GAME, position={"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
    match.play(0, "move:hill")
    match.play(0, "draw:yes")
    assert [ask.seat for ask in match.asks()] == [1]
    match.take_back(0)
    assert [ask.seat for ask in match.asks()] == [0, 1]
    match.play(1, "draw:no")
    match.play(0, "draw:no")
    assert match.refuse_take_back(1) is not None


def test_options_and_packs_travel_with_the_record() -> None:
    game = GAME.repacked({"climax": {"rifle": 2, "hard-liquor": 0}})
    match = sixgun.match(game, seats=3, seed=1, options={"plaza": True})
    ask = match.asks()[0]
    match.play(ask.seat, ask.options[0].pick)
    document = json.loads(match.record().json())
    assert document["options"]["plaza"] is True
    assert document["pack"] == {"climax": {"rifle": 2, "hard-liquor": 0}}
    assert sixgun.verify(document)
    del document["pack"]
    assert not sixgun.verify(document)


def test_a_position_can_start_a_record() -> None:
    data = {"hands": [["hill", "ranch"], ["hill"], ["plaza"]], "seed": 3}
    match = sixgun.Match(GAME, position=data)
    match.play(0, "shoot:1>hill")
    assert sixgun.verify(match.record().json())


# ---- edited records


def edited(**changes: object) -> dict[str, object]:
    document: dict[str, object] = json.loads(played().record().json())
    document.update(changes)
    return document


def test_another_seed_breaks_the_promise() -> None:
    assert "record-promise-broken" in [problem.code for problem in sixgun.verify(edited(seed=8)).problems]


def test_a_cut_record_does_not_lead_to_its_end() -> None:
    document = edited()
    document["picks"] = document["picks"][:-1]  # type: ignore[index]
    found = [problem.code for problem in sixgun.verify(document).problems]
    assert found == ["record-other-end", "record-other-result"]


def test_an_illegal_pick_is_named_with_its_rule() -> None:
    document = edited()
    seat = document["picks"][0][0]  # type: ignore[index]
    document["picks"][0] = f"{seat} story"  # type: ignore[index]
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.replay(document)
    assert codes(refused.value) == ["record-pick-refused", "no-coin"]
    assert refused.value.refusal.args["number"] == 1
    assert "Pick 1 of the record" in str(refused.value)
    assert not sixgun.verify(document)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"sixgun": 2}, ["record-future"]),
        ({"sixgun": 0}, ["field-range"]),
        ({"sixgun": "1"}, ["field-type"]),
        ({"rules": 2}, ["record-rules"]),
        ({"game": "poker"}, ["no-such-game"]),
        ({"game": 5}, ["field-type"]),
        ({"seats": 2}, ["field-range"]),
        ({"seats": "three"}, ["field-type"]),
        ({"options": {"plaza": 1, "speed": True}}, ["field-unknown", "field-choice"]),
        ({"options": []}, ["field-type"]),
        ({"seed": 1.5}, ["field-type"]),
        ({"seed": "not hex"}, ["field-type"]),
        ({"names": "Ada"}, ["field-type"]),
        ({"names": ["Ada"] * 33}, ["field-length"]),
        ({"names": ["A" * 81]}, ["field-length"]),
        ({"chairs": ["you"] * 33}, ["field-length"]),
        ({"chairs": ["c" * 41]}, ["field-length"]),
        ({"hash": "0" * 65}, ["field-length"]),
        ({"commitment": "0" * 65}, ["field-length"]),
        ({"takebacks": -1}, ["field-range"]),
        ({"game": "g" * 41}, ["field-length"]),
        ({"extra": 1}, ["field-unknown"]),
        ({"picks": [3, "x", "-1 story", "0"]}, ["record-pick-form"] * 4),
        ({"seats": True, "picks": {}, "extra": 0}, ["field-unknown", "field-type", "field-type"]),
    ],
)
def test_a_bad_record_is_refused_with_everything_that_is_wrong(changes: dict[str, object], expected: list[str]) -> None:
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.replay(edited(**changes))
    assert codes(refused.value) == expected


def test_what_a_record_does_not_say_is_nothing() -> None:
    document = edited()
    assert "chairs" not in document
    del document["takebacks"]
    assert read(document).takebacks == 0
    assert read(edited(chairs=["you", "normal", "hard"])).plain()["chairs"] == ["you", "normal", "hard"]


def test_a_record_that_cannot_be_replayed_is_not_finished() -> None:
    assert not sixgun.verify(edited(rules=2)).finished
    assert not sixgun.verify(edited(picks=["0 story"])).finished


def test_a_match_puts_its_state_by_every_sixteen_picks() -> None:
    assert [number for number, _ in played(picks=40).marks] == [16, 32]


def test_texts_of_the_greatest_length_are_read() -> None:
    longest = {"names": ["A" * 80] * 32, "chairs": ["c" * 40] * 32, "hash": "0" * 64, "picks": []}
    record = read(edited(**longest))
    assert (record.names, record.chairs) == (longest["names"], longest["chairs"])
    assert read(edited(names=[], chairs=[])).chairs == []


@pytest.mark.parametrize("field", ["sixgun", "game", "rules", "seats", "options", "commitment", "picks"])
def test_a_missing_field_is_named(field: str) -> None:
    document = edited()
    del document[field]
    with pytest.raises(sixgun.Refused, match=f"{field} is missing"):
        sixgun.replay(document)


def test_truncated_text_is_refused_in_one_sentence() -> None:
    text = played().record().json()
    for cut in (0, 1, len(text) // 2, len(text) - 3):
        with pytest.raises(sixgun.Refused) as refused:
            sixgun.replay(text[:cut])
        assert codes(refused.value) == ["file-not-json"]
        assert "\n" not in str(refused.value)


def test_too_large_or_too_deep_is_refused_before_parsing() -> None:
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.replay(b" " * (FILE_CAP + 1))
    assert codes(refused.value) == ["file-size"]
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.replay("[" * (DEPTH_CAP + 1) + "]" * (DEPTH_CAP + 1))
    assert codes(refused.value) == ["file-depth"]
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.replay("[" * 100_000)
    assert codes(refused.value) == ["file-depth"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(sixgun.Refused, match=r"There is no file .*nowhere\.json"):
        sixgun.replay(tmp_path / "nowhere.json")


# ---- matches


def test_a_game_that_runs_away_is_stopped_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "pick_cap", 6)
    with pytest.raises(sixgun.Runaway, match="stopped after 6 steps") as stopped:
        played()
    record = stopped.value.record
    assert isinstance(record, sixgun.Record)
    assert len(record.picks) == 6


def test_what_reveals_nothing_is_taken_back_freely_and_what_does_is_not() -> None:
    match = sixgun.Match(GAME, position={"hands": [["hill"], ["ranch"], []], "deck": ["plaza"], "discards": ["stable"]})
    before = GAME.hash(match.state)
    match.play(0, "move:hill>discards")  # both last gunfighters are seen, no coins: a draw is offered
    match.play(1, "draw:no")
    assert match.refuse_take_back(1) is None
    match.take_back(1)
    assert [ask.seat for ask in match.asks()] == [0, 1]
    refusal = match.refuse_take_back(0)  # the Hill was shown, and a card taken
    assert refusal is not None
    assert refusal.code == "take-back-revealed"
    assert match.takebacks == 1
    match.take_back(0, agreed=True)
    assert GAME.hash(match.state) == before
    match.play(0, "move:hill")
    with pytest.raises(sixgun.Refused):
        match.take_back(0)
    match.play(1, "draw:no")
    match.play(0, "draw:no")
    match.play(1, "move:ranch")
    refusal = match.refuse_take_back(0)
    assert refusal is not None
    assert refusal.code == "take-back-others-acted"
    match.take_back(0, agreed=True)
    match.take_back(0, agreed=True)
    match.play(0, "move:hill")
    match.take_back(0, agreed=True)
    assert GAME.hash(match.state) == before
    with pytest.raises(sixgun.Refused, match="nothing to take back"):
        match.take_back(0, agreed=True)


REVEALING = {
    "a card put down": (
        {"hands": [["hill", "ranch"], ["hill"], ["plaza"]], "discards": ["stable"]},
        "move:ranch>discards",
    ),
    "a card drawn": ({"hands": [["hill", "ranch"], ["hill"], ["plaza"]]}, "move:ranch"),
    "a miss": ({"hands": [["hill", "ranch"], ["hill"], ["plaza"]]}, "shoot:1>ranch"),
    "a hit": ({"hands": [["hill", "ranch"], ["hill", "saloon"], ["plaza"]]}, "shoot:1>hill"),
    "a Story card": (
        {"hands": [["hill", "ranch"], ["hill"], ["plaza"]], "coins": [1, 0, 0], "story": ["sheriffs-reward"]},
        "story",
    ),
}


@pytest.mark.parametrize("name", REVEALING)
def test_what_has_shown_something_is_not_freely_taken_back(name: str) -> None:
    position, pick = REVEALING[name]
    match = sixgun.match("gunfighters", position=position)
    match.play(0, pick)
    refusal = match.refuse_take_back(0)
    assert refusal is not None
    assert refusal.code == "take-back-revealed"


def test_a_claim_shows_its_cards() -> None:
    position = {"hands": [["hill", "hill", "hill$", "ranch"], ["hill"], ["plaza"]], "options": {"control": True}}
    match = sixgun.match("gunfighters", position=position)
    match.play(0, "shoot:1>ranch")
    match.play(0, "claim:hill,hill,hill$")
    assert match.revealing[-1]


def test_the_record_that_everybody_may_see_has_no_position_in_it() -> None:
    match = sixgun.match("gunfighters", position={"hands": [["hill"], ["ranch"], ["plaza"]]})
    assert match.record(show_seed=False).position is None
    assert "hill" not in match.record(show_seed=False).json()


def test_a_position_with_any_seed_makes_a_record_that_replays() -> None:
    match = sixgun.match("gunfighters", position={"hands": [["hill", "ranch"], ["hill"], ["plaza"]], "seed": b"abc"})
    match.play(0, "move:hill")
    assert sixgun.verify(match.record().json())


@pytest.mark.parametrize("changes", [{"seats": 4}, {"options": {"plaza": True}}, {"names": ["x"] * 9}])
def test_the_header_of_a_record_fits_its_position(changes: dict[str, object]) -> None:
    match = sixgun.match("gunfighters", position={"hands": [["hill"], ["ranch"], ["plaza"]]})
    document = {**json.loads(match.record().json()), **changes}
    assert not sixgun.verify(document)


def test_text_that_is_no_unicode_is_refused() -> None:
    with pytest.raises(sixgun.Refused):
        sixgun.replay("\ud800")


def test_a_record_crosses_to_another_process_whole() -> None:
    record = sixgun.record("gunfighters", seats=3, seed=7)
    record.picks, record.names, record.chairs = [(0, "story")], ["Ann", "Bo", "Cy"], ["you", "easy", "hard"]
    record.result, record.hash, record.takebacks, record.claim = {"places": [1, 2, 3]}, "ab", 2, 1
    there = pickle.loads(pickle.dumps(record))
    assert insides(there) == insides(record)
