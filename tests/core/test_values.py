"""Options, results and games as values: what is equal, what is in what, and what a copy is."""

from __future__ import annotations

import pickle
from types import NoneType

import sixgun
from sixgun.core.box import house_fields
from sixgun.core.game import _alike
from sixgun.core.options import OptionSpec
from sixgun.core.plain import plain_copy
from sixgun.core.results import Result
from sixgun.core.state import State
from sixgun.core.view_types import ResultView, Seat, alternatives, bare, meta_of, parts_of

GAME = sixgun.game("gunfighters")


def test_an_option_is_among_the_offered_ones_as_itself_and_as_its_text() -> None:
    s = GAME.position({"hands": [["hill"], ["ranch"], ["plaza"]]})
    options = GAME.asks(s)[0].options
    assert "move:hill" in options
    assert options[0] in options
    assert "move:ranch" not in options
    GAME.apply(s, 0, "move:hill")
    assert GAME.asks(s)[0].options[0] not in options
    assert None not in options


def test_results_are_equal_when_places_scores_and_reason_are() -> None:
    one = Result((1, 2), (1.0, 0.0), "last-standing")
    assert one == Result((1, 2), (1.0, 0.0), "last-standing")
    assert one != Result((2, 1), (0.0, 1.0), "last-standing")
    assert one != Result((1, 2), (1.0, 0.0), "draw")
    assert one != "last-standing"
    assert {one, Result((1, 2), (1.0, 0.0), "last-standing")} == {one}


def test_a_game_goes_to_another_process_with_its_figures() -> None:
    assert pickle.loads(pickle.dumps(GAME)).pack_data == {}
    repacked = GAME.repacked({"coins": {"win": 3}})
    assert pickle.loads(pickle.dumps(repacked)).pack_data == {"coins": {"win": 3}}


def test_a_plain_copy_keeps_plain_values_and_writes_out_the_others() -> None:
    assert plain_copy([None, True, 1, 1.5, "x", (2,), {3: b"y"}]) == [None, True, 1, 1.5, "x", [2], {"3": "b'y'"}]
    assert plain_copy(True) is True


def test_a_field_from_outside_has_the_type_of_its_template() -> None:
    assert _alike(b"ab", b"xy")
    assert not _alike(b"abc", b"xy")
    assert not _alike("ab", b"xy")
    assert _alike(3, 0)
    assert not _alike(True, 0)
    assert _alike((1, 2), ())
    assert not _alike((1, "2"), ())
    assert not _alike([1], ())
    assert _alike([1], [2, 3])


def test_the_members_of_a_union_are_its_alternatives() -> None:
    assert alternatives(int | None) == (int, NoneType)
    assert alternatives(list[int]) == (list[int],)


def test_the_parts_of_a_record_have_their_types_and_meanings() -> None:
    places, scores, reason = parts_of(ResultView)
    assert (places.name, places.type, places.required) == ("places", list[int], True)
    assert (scores.type, reason.type, reason.about) == (list[float], str, "how it ended")
    assert (bare(Seat), bare(int), alternatives(Seat)) == (int, int, (Seat,))
    assert meta_of(int) is None
    meta = meta_of(Seat)
    assert meta is not None
    assert meta.title == "Seat"


def test_an_option_is_its_first_value_if_nobody_says_otherwise() -> None:
    spec = OptionSpec("blind", (1, True, "yes"), "some.rule")
    assert spec.default == 1
    assert [spec.index(value) for value in (1, True, "yes", 2, False)] == [0, 1, 2, -1, -1]


class Printed(State):
    """A state with a figure that never changes."""

    __slots__ = ("figures",)
    SHARED = ("figures",)


def test_a_clone_shares_what_never_changes_and_has_the_rest_for_itself() -> None:
    s = Printed(2, (), bytes(32), 1)
    s.figures = [7]
    other = s.clone()
    other.answers[0] = 5
    assert (s.answers, other.answers) == ([-1, -1], [5, -1])
    assert other.figures is s.figures


def test_figures_of_the_house_are_named_by_their_sections() -> None:
    data = {"notes": {"provenance": "house"}, "hand": {"provenance": "printed"}, "coins": {}, "map": {"size": 9}}
    assert house_fields(data) == ["notes"]


def test_a_verdict_says_in_a_word_what_is_wrong() -> None:
    record = sixgun.match("gunfighters", seats=3, seed=1).record()
    assert repr(sixgun.verify(record)) == "<Verdict ok>"
    document = {**record.plain(), "seed": 2}
    assert repr(sixgun.verify(document)).startswith("<Verdict ['record-promise-broken'")
