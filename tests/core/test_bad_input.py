"""What comes from outside and is wrong: each problem named with its field, all at once, nothing changed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import sixgun
from sixgun.core.checks import depth
from sixgun.core.positions import kernel_faults
from sixgun.text.files import read_toml

GAME = sixgun.game("gunfighters")
HANDS = [["hill"], ["ranch"], ["plaza"]]


def problems(call: Callable[[], object]) -> list[tuple[str, object]]:
    """The codes of all problems, with the fields that they name."""
    with pytest.raises(sixgun.Refused) as refused:
        call()
    assert len(str(refused.value).splitlines()) == len(refused.value.refusals)
    return [(refusal.code, refusal.args.get("field")) for refusal in refused.value.refusals]


@pytest.mark.parametrize("nonsense", [None, 3, [1], "x"])
def test_what_is_no_table_at_all_is_refused(nonsense: object) -> None:
    assert problems(lambda: GAME.position(nonsense))  # type: ignore[arg-type]
    assert problems(lambda: sixgun.replay(nonsense))  # type: ignore[arg-type]
    assert problems(lambda: GAME.new(options=nonsense)) if nonsense else True


@pytest.mark.parametrize("seat", [9, -1, "0", True])
def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(seat: object) -> None:
    s = GAME.new(seats=4)
    assert problems(lambda: GAME.view(s, seat)) == [("no-such-seat", None)]
    assert problems(lambda: GAME.redeal(s, seat, 1)) == [("no-such-seat", None)]


@pytest.mark.parametrize("seed", [None, "x", 1.5, 2**600])
def test_a_redeal_takes_only_a_seed(seed: object) -> None:
    assert problems(lambda: GAME.redeal(GAME.new(seats=3), 0, seed))


def test_a_seed_has_up_to_512_bits() -> None:
    GAME.new(seats=3, seed=2**512 - 1)
    assert problems(lambda: GAME.new(seats=3, seed=2**512)) == [("seed-size", "seed")]


def test_of_an_unknown_field_no_more_than_80_letters_are_quoted() -> None:
    assert problems(lambda: GAME.position({"hands": HANDS, "x" * 200: 1})) == [("field-unknown", "x" * 80)]


@pytest.mark.parametrize("place", [0, 1])
def test_a_state_with_a_procedure_or_step_that_is_not_there_is_unsound(place: int) -> None:
    s = GAME.position({"hands": HANDS})
    assert kernel_faults(GAME, s) == []
    s.frames[place] = 99
    assert [fault.code for fault in kernel_faults(GAME, s)] == ["position-unsound"]


def test_numbers_too_large_to_write_out_are_refused_too() -> None:
    huge = 10**5000
    s = GAME.new(seats=3)
    assert GAME.refuse(s, huge, "story") is not None
    assert GAME.refuse(s, GAME.asked(s)[0], huge) is not None
    assert problems(lambda: sixgun.game(huge))  # type: ignore[arg-type]
    assert problems(lambda: GAME.new(seats=huge))
    assert problems(lambda: sixgun.replay({"sixgun": huge}))
    document = {**sixgun.record("gunfighters", seats=3).plain(), "seed": huge}
    assert problems(lambda: sixgun.verify(document)) == [("seed-size", "seed")]


@pytest.mark.parametrize("pack", [{1: {}}, {"notes": {"hill": [object()]}}, {"coins": {"win": {"a": {"b": 1}}}}])
def test_a_pack_that_is_no_plain_data_is_refused(pack: dict[str, object]) -> None:
    assert problems(lambda: GAME.repacked(pack))


def broken(**changes: object) -> dict[str, object]:
    """A sound position in the middle of a turn, with some of its `play` changed."""
    data = GAME.data(GAME.position({"hands": [["hill"], ["ranch"], ["plaza"]]}))
    return {**data, "play": {**data["play"], **changes}}  # type: ignore[dict-item]


def frame(procedure: str, step: str, *values: int) -> list[object]:
    return [procedure, step, *values, *[0] * (6 - len(values))]


ACT = frame("turn", "additional_action", 0)


@pytest.mark.parametrize(
    "play",
    [
        {"frames": [frame("turn", "additional_action", 99)]},
        {"frames": [frame("turn", "additional_action", 1)]},
        {"frames": [frame("turn", "hear_both", 0)], "question": "tie", "asked": [0, 1]},
        {"frames": [ACT, frame("everyone", "next_in_line", 0, 100, 0)]},
        {"frames": [ACT, frame("story", "follow", 0, 99)], "question": "name"},
        {"frames": [ACT, frame("shoot-out", "collect", 77, 88)], "question": "top"},
        {"frames": [frame("loss", "take_loss", 0, 6)], "question": "lose"},
        {"frames": [ACT, frame("loss", "take_loss", 0, 9)], "question": "lose"},
        {"frames": [], "asked": []},
        {"asked": [1]},
        {"asked": [0, 1]},
        {"picks": 2 * 10**9},
        {"counters": [10**12, 0, 0, 0, 0]},
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(play: dict[str, object]) -> None:
    assert problems(lambda: GAME.position(broken(**play)))


@pytest.mark.parametrize(
    ("play", "field"),
    [
        ({"sealed": -2}, "play.sealed"),
        ({"picks": -1}, "play.picks"),
        ({"frames": [ACT] * 101}, "play.frames"),
        ({"frames": [frame("turn", "lunch", 0)]}, "play.frames[0][1]"),
        ({"frames": [frame("siesta", "begin_turn", 0)]}, "play.frames[0][0]"),
        ({"question": "why"}, "play.question"),
        ({"key": "00"}, "play.key"),
        ({"answers": [-2, -1, -1]}, "play.answers[0]"),
        ({"counters": [0, -1, 0, 0, 0]}, "play.counters[1]"),
        ({"asked": [-1]}, "play.asked[0]"),
        ({"asked": [3]}, "play.asked[0]"),
    ],
)
def test_a_field_of_the_middle_of_a_turn_is_refused_by_name(play: dict[str, object], field: str) -> None:
    assert [args for _, args in problems(lambda: GAME.position(broken(**play)))] == [field]


@pytest.mark.parametrize(
    "fields",
    [
        {"hands": [["hill"], ["hill$"], []], "out": []},
        {"hands": HANDS, "out": [0, 1]},
        {"hands": [["hill"], ["ranch"], []], "coins": [0, 0, 16]},
        {"hands": [["hill"], ["ranch"], []], "control": {"hill": 2}},
        {"hands": HANDS, "ended": "draw", "winners": []},
    ],
)
def test_the_dead_have_nothing_and_the_living_are_not_out(fields: dict[str, object]) -> None:
    assert problems(lambda: GAME.position(fields))


@pytest.mark.slow
def test_mutated_packs_are_refused_or_can_be_played() -> None:
    """Whatever bytes are accepted lead to a game in which nothing breaks."""
    import msgspec

    chance = Random(1)
    accepted = 0
    for number in range(1500):
        s = GAME.new(seats=3, seed=number, options={"control": True, "ten_seconds": number % 2 == 0})
        for _ in range(chance.randrange(40)):
            if s.asked:
                GAME.play(s, GAME.asked(s)[0], chance.choice(GAME.codes(s, GAME.asked(s)[0])))
        *head, fields = msgspec.msgpack.decode(GAME.pack(s))
        where = chance.randrange(len(fields))
        value = fields[where]
        if isinstance(value, int):
            fields[where] = chance.choice([value + 1, -1, 0, 7, 2**40])
        elif isinstance(value, list) and value and isinstance(value[0], int):
            value[chance.randrange(len(value))] = chance.choice([-1, 0, 1, 5, 99])
        try:
            again = GAME.unpack(msgspec.msgpack.encode([*head, fields]))
        except sixgun.Refused:
            continue
        accepted += 1
        for _ in range(2000):
            if not again.asked:
                break
            seat = chance.choice(GAME.asked(again))
            GAME.play(again, seat, chance.choice(GAME.codes(again, seat)))
        assert again.asked or GAME.result(again) is not None
    assert accepted > 100


def test_refusals_cross_from_one_process_to_another() -> None:
    refused = pickle.loads(pickle.dumps(sixgun.Refused(sixgun.Refusal("no-coin", {}, "x"), "gunfighters")))
    assert (refused.refusal.code, refused.game) == ("no-coin", "gunfighters")
    runaway = sixgun.Runaway("gunfighters", 5)
    runaway.record = {"number": 3}
    assert pickle.loads(pickle.dumps(runaway)).record == {"number": 3}


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(sixgun.Refused, match="gunfighters"):
        sixgun.game("poker")


@pytest.mark.parametrize("seats", [2, 8, -1, 10**30])
def test_a_seat_count_out_of_range_names_the_range(seats: int) -> None:
    with pytest.raises(sixgun.Refused, match="from 3 to 7"):
        GAME.new(seats=seats)


def test_all_problems_of_a_new_game_are_listed_at_once() -> None:
    found = problems(lambda: GAME.new(seats="four", seed=1.5, options={"plaza": "yes", "colour": "red"}))
    assert found == [
        ("field-type", "seats"),
        ("field-unknown", "options.colour"),
        ("field-choice", "options.plaza"),
        ("field-type", "seed"),
    ]


@pytest.mark.parametrize("pick", [None, 5, b"story", "", "x" * 10_000, "shoot", "shoot:1>", "move:moon", "STORY"])
def test_a_malformed_pick_is_refused_and_changes_nothing(pick: object) -> None:
    s = GAME.new(seats=3, seed=1)
    before = GAME.hash(s)
    with pytest.raises(sixgun.Refused) as refused:
        GAME.apply(s, GAME.asks(s)[0].seat, pick)
    assert refused.value.refusal.code == "no-such-pick"
    assert GAME.hash(s) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", True, 1.0])
def test_a_pick_for_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    s = GAME.new(seats=3, seed=1)
    refusal = GAME.refuse(s, seat, "story")
    assert refusal is not None
    assert refusal.code == "no-such-seat"


def test_a_pick_for_another_seat_names_who_is_asked() -> None:
    s = GAME.position({"hands": HANDS, "turn": 1})
    refusal = GAME.refuse(s, 0, "move:hill")
    assert refusal is not None
    assert (refusal.code, refusal.args, refusal.rule) == ("not-asked", {"asked": [1]}, "turn.action.three-choices")


def test_a_stale_pick_is_refused() -> None:
    s = GAME.position({"hands": [["hill", "stable"], ["ranch"], ["plaza"]], "deck": ["saloon"]})
    GAME.apply(s, 0, "move:hill")
    assert GAME.refuse(s, 0, "move:hill") is not None


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({}, [("field-missing", "hands")]),
        ({"hands": "all"}, [("field-type", "hands")]),
        ({"hands": [["hill"]]}, [("field-length", "hands")]),
        ({"hands": [["hil"], ["ranch"], ["plaza"]]}, [("field-choice", "hands[0][0]")]),
        ({"hands": [["hill"] * 5, ["ranch"], ["plaza"]]}, [("position-too-many", "hands[0][4]")]),
        ({"hands": [["hill$$"], ["hill$$"], ["plaza"]]}, [("position-too-many", "hands[1][0]")]),
        ({"hands": HANDS, "coins": [9, 9, 0]}, [("position-coins", None)]),
        ({"hands": HANDS, "coins": [1, 2]}, [("field-length", "coins")]),
        ({"hands": HANDS, "bank": 3}, [("field-range", "bank")]),
        ({"hands": HANDS, "turn": 3}, [("field-range", "turn")]),
        ({"hands": [["hill"], [], ["plaza"]], "turn": 1}, [("position-turn-out", None)]),
        ({"hands": [["hill"], [], []]}, [("position-over", None)]),
        ({"hands": HANDS, "climax": ["gun", None, None]}, [("field-choice", "climax[0]")]),
        (
            {"hands": [["hill", "hill"], ["ranch"], ["plaza"]], "climax": ["rifle", None, None]},
            [("position-climax", "climax[0]")],
        ),
        ({"hands": HANDS, "control": {"moon": 1}}, [("field-unknown", "control.moon")]),
        ({"hands": HANDS, "shown": [[True]]}, [("field-length", "shown")]),
        ({"hands": HANDS, "shown": [[1], [True], [True]]}, [("field-type", "shown[0][0]")]),
        ({"hands": HANDS, "not": [[["hill"]], [[]], [[]]]}, [("position-not", "not[0][0]")]),
        ({"hands": HANDS, "control": {"hill": 1, "ranch": 1, "plaza": 1}}, [("position-controlled", None)]),
        ({"hands": HANDS, "seed": 2**600}, [("seed-size", "seed")]),
        ({"hands": HANDS, "rest": "pocket"}, [("field-choice", "rest")]),
        ({"hands": HANDS, "seed": "x"}, [("field-type", "seed")]),
        ({"hands": HANDS, "play": {}}, [("field-missing", f"play.{name}") for name in (
            "key", "counters", "frames", "asked", "question", "answers", "picks", "sealed")]),
        (
            {"hands": HANDS, "turn": -1, "deck": ["moon"], "colour": 1},
            [("field-unknown", "colour"), ("field-choice", "deck[0]"), ("field-range", "turn")],
        ),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_with_everything_that_is_wrong(data: dict[str, object], expected: object) -> None:
    assert problems(lambda: GAME.position(data)) == expected


@pytest.mark.parametrize(
    ("pack", "expected"),
    [
        ({"story": {"high-noon": {"copies": 2}}}, [("pack-total", "story")]),
        ({"climax": {"rifle": 2}}, [("pack-total", "climax")]),
        ({"coins": {"total": 20}}, [("pack-total", "coins.total")]),
        ({"hand": {"size": 6}}, [("pack-total", "hand.size")]),
        ({"notes": {"hill": [0, 0, 0]}}, [("field-length", "notes.hill")]),
        ({"notes": {"hill": [0, 0, 0, 0, 1, 1, 9]}}, [("field-range", "notes.hill[6]")]),
        ({"story": {"high-noon": {"shoot": "yes"}}}, [("field-type", "story.high-noon.shoot")]),
        ({"coins": {"win": 17}}, [("field-range", "coins.win")]),
        (
            {"moon": {}, "climax": {"rifle": "two", "cannon": 1}, "notes": 5},
            [
                ("field-unknown", "moon"),
                ("field-type", "notes"),
                ("field-unknown", "climax.cannon"),
                ("field-type", "climax.rifle"),
            ],
        ),
    ],
)
def test_a_bad_pack_is_refused_with_everything_that_is_wrong(pack: dict[str, object], expected: object) -> None:
    assert problems(lambda: GAME.repacked(pack)) == expected


def test_a_good_pack_changes_the_figures_and_leaves_the_game_itself_alone() -> None:
    game = GAME.repacked({"notes": {"hill": [3, 3, 3, 3, 3, 3, 3]}})
    assert game.position({"hands": [["hill$$$"], ["ranch"], ["plaza"]]})
    with pytest.raises(sixgun.Refused):
        GAME.position({"hands": [["hill$$$"], ["ranch"], ["plaza"]]})


def test_packed_bytes_of_another_game_or_version_are_refused() -> None:
    import msgspec

    packed = GAME.pack(GAME.new(seats=3, seed=1))
    key, version, edition, fields = msgspec.msgpack.decode(packed)
    for damaged in (
        ["poker", version, edition, fields],
        [key, version + 1, edition, fields],
        [key, version, "x", fields],
    ):
        assert problems(lambda damaged=damaged: GAME.unpack(msgspec.msgpack.encode(damaged))) == [
            ("packed-other", None)
        ]
    for position, value in ((0, 9), (4, "x"), (12, [[0]] * 3), (13, [0, 0])):
        changed = [*fields]
        changed[position] = value
        with pytest.raises(sixgun.Refused):
            GAME.unpack(msgspec.msgpack.encode([key, version, edition, changed]))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b'{"a": [1, {"b": "[[[["}]}', 3),
        (b"a.b.c.d = 1", 3),
        (b'x = "a.b.c"', 0),
        (b"[[a]]\nx = '''[['''", 2),
        (b'["a\\"[[[", 1]', 1),
        (b'["a]", "[["]', 1),
        (b"", 0),
    ],
)
def test_depth_counts_nesting_outside_of_quotes(text: bytes, expected: int) -> None:
    assert depth(text) == expected


def test_a_bad_toml_file_is_one_sentence(tmp_path: Path) -> None:
    for name, text in (("a.toml", "x = = 1"), ("b.toml", "x." * 30 + "y = 1"), ("c.toml", "[" * 50)):
        file = tmp_path / name
        file.write_text(text)
        with pytest.raises(sixgun.Refused, match=name):
            read_toml(file)
    file.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(sixgun.Refused, match=r"c\.toml"):
        read_toml(file)
