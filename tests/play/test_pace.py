"""What players leave to the table: it answers for them, when they said so, and nobody else can tell."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sixgun
from sixgun.core.events import Event
from sixgun.play import Table
from sixgun.play import commands as do
from sixgun.play.checkpoints import Shelf, put_by, restoring
from sixgun.play.entries import decode
from sixgun.play.leaving import ASK, BOTS, CONCERNS, COULD, PASS, SINGLE, left_to_table, ways
from sixgun.play.pacing import LATEST, SOONEST
from sixgun.text import Speaker
from tests.cite import rule
from tests.conformance.budget import BUDGET
from tests.play.saloon import Saloon, seated

GAMES = {"quick": 1, "all": 2, "long": 100}[BUDGET]
WINDOWED = ("doomtown", "bang-duel")


def leave_all(saloon: Saloon, player: str, way: str = COULD) -> None:
    for window, allowed in ways(saloon.table.game).items():
        if way in allowed:
            saloon.do(player, do.Pace({window: way}))


def told(table: Table, player: str, since: int = 0) -> bytes:
    return msgspec.json.encode(table.message(player, since, 1_000, changes=True))


def until_left(saloon: Saloon, window: str, chance: Random, picks: int = 600) -> int:
    """Play by chance until a seat leaves its question in this window to the table."""
    for _ in range(picks):
        if saloon.table.over:
            break
        seat = saloon.table.asked()[0]
        if saloon.table.left(seat) == window:
            return seat
        saloon.now += 10
        player = saloon.table.seats[seat].player
        saloon.pick(player, chance.choice(saloon.ask(player)["options"])["pick"])
    return -1


def found_left(key: str, window: str, **settings: object) -> tuple[Saloon, int]:
    for seed in range(40):
        saloon = seated("ada", "bo", game=key, seats=2, **settings)
        for player in ("ada", "bo"):
            leave_all(saloon, player)
        seat = until_left(saloon, window, Random(seed))
        if seat >= 0:
            return saloon, seat
    raise AssertionError(f"{window} is never left")


@rule("doomtown:shootout.plays.kinds", "bang-duel:dodge.means.hand-card")
@pytest.mark.parametrize(("key", "window"), [("doomtown", "noon"), ("doomtown", "react"), ("bang-duel", "dodge")])
def test_the_table_answers_for_a_player_who_could_do_nothing_and_only_the_player_is_told(key: str, window: str) -> None:
    saloon, seat = found_left(key, window)
    table, me, other = saloon.table, ("ada", "bo")[seat], ("bo", "ada")[seat]
    since, asked_at = table.seq, table.waits[seat]
    due = table.answer_at(seat)
    assert due is not None
    assert asked_at + SOONEST <= due <= asked_at + LATEST
    assert table.flag_at() == due
    mine: Any = table.message(me)["pace"]
    assert (mine["left"], mine["at"]) == (window, due)
    assert table.message(other)["pace"]["left"] is None  # type: ignore[index, call-overload]
    assert table.message("")["pace"] is None
    assert table.tick(due - 1) == []
    # By hand at the same moment: for the others there is no difference, to the last byte.
    by_hand = saloon.folded()
    (entry,) = table.tick(due)
    by_hand.evolve(*by_hand.decide(me, do.Pick(entry.text, table.seq), due))
    saloon.write([entry])
    for viewer in (other, "stranger", ""):
        assert told(by_hand, viewer) == told(saloon.table, viewer)
        assert told(by_hand, viewer, since) == told(saloon.table, viewer, since)
    (line,) = [line for line in saloon.table.message(me, since)["story"] if line["kind"] == "picked"]  # type: ignore[union-attr, index, call-overload]
    assert line["left"] == window  # type: ignore[index, call-overload]
    assert told(saloon.folded(), me) == told(saloon.table, me)


@pytest.mark.parametrize("key", WINDOWED)
def test_hands_dealt_anew_are_asked_and_answered_by_the_same_bytes_at_the_same_moment(key: str) -> None:
    """Being asked and the table's answer come at moments that no hand decides; and what is skipped at once, everybody
    can tell."""
    found = {"left": 0, "both": 0, "single": 0, "apart": 0}
    for seed in range(GAMES):
        chance = Random(f"pace {key} {seed}")
        saloon = seated("ada", "bo", game=key, seats=2)
        for player in ("ada", "bo"):
            leave_all(saloon, player)
        leave_all(saloon, "ada", PASS)
        for _ in range(260):
            table = saloon.table
            if table.over:
                break
            seat = table.asked()[0]
            window = table.left(seat)
            game, state = table.game, table.match.state
            question = game.questions[state.question]
            for viewer in (1 - seat, None) if window or (question.window and chance.random() < 0.2) else ():
                other = game.redeal(state, viewer, chance.getrandbits(32))
                place = table.seats[seat]
                elsewhere = left_to_table(game, other, seat, place.pace, place.passing)
                open_to_all = window == SINGLE or (question.window is not None and question.window.open)
                if open_to_all:
                    assert elsewhere == window, question.name
                    found["single"] += 1
                    continue
                found["left"] += 1
                found["both"] += elsewhere == window
                found["apart"] += elsewhere != window
                who = "" if viewer is None else ("ada", "bo")[viewer]
                here, due = told(table, who), table.answer_at(seat)
                table.match.state = other
                assert told(table, who) == here
                assert elsewhere != window or table.answer_at(seat) == due
                table.match.state = state
            saloon.now += 7
            if window:
                saloon.now = max(saloon.now, table.answer_at(seat) or 0)
                assert saloon.write(table.tick(saloon.now)), window
            else:
                saloon.pick(("ada", "bo")[seat], chance.choice(saloon.ask(("ada", "bo")[seat])["options"])["pick"])
    assert found["both"] > 3, found
    assert found["apart"] > 3, found


def test_a_pause_is_drawn_from_the_seed_and_the_question_alone() -> None:
    saloon, seat = found_left("doomtown", "noon")
    table = saloon.table
    pauses = set()
    for picks in range(200):
        table.match.picks = [(0, "x")] * picks
        pauses.add(table._pause(seat))
    assert len(pauses) > 150
    assert SOONEST <= min(pauses) < SOONEST + 100
    assert LATEST - 600 < max(pauses) <= LATEST
    assert sorted(pauses)[len(pauses) // 2] < SOONEST + (LATEST - SOONEST) / 4  # mostly soon


def test_alone_with_bots_nothing_is_waited_for() -> None:
    saloon = seated("ada", game="bang-duel", seats=2)
    leave_all(saloon, "ada")
    chance = Random(3)
    for _ in range(400):
        table = saloon.table
        seat = table.asked()[0]
        if seat == 0 and table.left(0):
            assert table.answer_at(0) == table.waits[0]
            return
        picks = table.game.ask(table.match.state, seat).options.picks()
        saloon.write(
            [decode(msgspec.json.encode({"kind": "picked", "at": 0, "seat": seat, "text": chance.choice(picks)}))]
        )
    raise AssertionError


def test_passing_for_a_while_ends_with_its_span_and_what_held_before_holds_again() -> None:
    saloon = seated("ada", "bo", game="doomtown", seats=2)
    table = saloon.table
    saloon.do("ada", do.Pace({"shootout": COULD}))
    for span in ("round", "shootout", "day", CONCERNS):
        saloon.do("ada", do.Pace({"shootout": span}))
        assert table.seats[0].passing == {"shootout": span}
    saloon.do("ada", do.Pace({"react": "round"}))
    ends = {"round": "round", "shootout": "shootout-over", "day": "day"}
    for span, kind in ends.items():
        saloon.do("ada", do.Pace({"shootout": span}))
        table._end_spans([Event("moved", {})], 1)
        assert table.seats[0].passing["shootout"] == span
        table._end_spans([Event(kind, {})], 1)
        assert "shootout" not in table.seats[0].passing
        assert table.seats[0].pace["shootout"] == COULD
    saloon.do("ada", do.Pace({"shootout": CONCERNS}))
    table._end_spans([Event("booted", {"card": "sloane.1"}), Event("passed", {"seat": 0})], 1)
    table._end_spans([Event("booted", {"card": "sloane.0"})], 0)  # what one does oneself
    assert table.seats[0].passing["shootout"] == CONCERNS
    table._end_spans([Event("called-out", {"card": "x.1", "target": "sloane.0.1"})], 1)
    assert "shootout" not in table.seats[0].passing


@rule("doomtown:upkeep.wages.pay-or-discard")
def test_everybody_is_paid_by_the_table_at_once_if_there_is_enough() -> None:
    saloon = seated("ada", "bo", game="doomtown", seats=2)
    leave_all(saloon, "ada", PASS)
    assert saloon.table.seats[0].pace == {"wages": PASS}
    seat = -1
    chance = Random(1)
    while seat != 0:
        seat = until_left(saloon, "wages", chance)
        assert seat == 0
    assert saloon.table.answer_at(0) == saloon.table.waits[0]
    (entry,) = saloon.table.tick(saloon.table.waits[0])
    assert entry.text == "done"
    stash = saloon.table.match.state.stash[0]
    saloon.write([entry])
    assert saloon.table.match.state.stash[0] < stash


def test_settings_are_the_seats_own_durable_and_checked() -> None:
    saloon = seated("ada", "bo", game="doomtown", seats=2)
    before = {who: told(saloon.table, who) for who in ("bo", "stranger")}
    assert saloon.refused("ada", do.Pace({"dodge": COULD})) == "no-such-pace"
    assert saloon.refused("ada", do.Pace({"wages": "day"})) == "no-such-pace"
    assert saloon.refused("stranger", do.Pace({"react": COULD})) == "not-seated"
    assert len(saloon.do("ada", do.Pace({"react": COULD}))) == 1
    assert saloon.do("ada", do.Pace({"react": COULD})) == []
    saloon.do("ada", do.Pace({"react": "day"}))
    assert {who: told(saloon.table, who) for who in before} == before  # nobody else hears of it
    assert saloon.table.message("ada")["pace"]["passing"] == {"react": "day"}  # type: ignore[index, call-overload]
    saloon.do("ada", do.Pace({"react": ASK}))
    saloon.do("ada", do.Pace({"noon": COULD}))
    assert (saloon.table.seats[0].pace, saloon.table.seats[0].passing) == ({"react": ASK, "noon": COULD}, {})
    checkpoint, _ = put_by("x", saloon.table, Shelf(), saloon.log[-1])
    again = Table.opened(decode(saloon.log[0]))
    kept: Any = msgspec.structs.replace(checkpoint, chapters=[body for _, body in checkpoint.chapters])
    for _ in restoring("x", again, kept, saloon.log[-1], Shelf()):
        pass
    assert told(again, "ada") == told(saloon.table, "ada")


def test_a_bot_that_stands_in_and_a_wish_to_take_back_are_not_answered_for() -> None:
    saloon, seat = found_left("bang-duel", "dodge")
    me, other = ("ada", "bo")[seat], ("bo", "ada")[seat]
    saloon.do(other, do.TakeBack())
    assert saloon.table.wish == 1 - seat
    assert saloon.table.answer_at(seat) is None
    saloon.do(me, do.Consent(agree=False))
    assert saloon.table.answer_at(seat) is not None
    saloon.do(me, do.SetBot(seat, "random"))
    assert saloon.table.answer_at(seat) is None


def test_every_window_has_its_words_in_both_languages() -> None:
    for game in sixgun.games():
        for lang in ("en", "it"):
            speaker = Speaker(lang, game.key)
            for window, allowed in ways(game).items():
                assert speaker.has(f"window-{window}"), (game.key, lang, window)
                for way in allowed:
                    assert speaker.has(f"pace-{way}"), (lang, way)


def test_bots_pause_as_the_slowest_of_the_people_wants_it() -> None:
    saloon = seated("ada", "bo", options={})
    assert saloon.table.bots_pause() == 1.0
    saloon.do("ada", do.Pace({BOTS: "instant"}))
    assert saloon.table.bots_pause() == 1.0  # for Bo, who has said nothing
    saloon.do("bo", do.Pace({BOTS: "fast"}))
    assert 0.1 < saloon.table.bots_pause() < 1.0
    saloon.do("bo", do.Pace({BOTS: "slow"}))
    assert saloon.table.bots_pause() == 2.0
    assert saloon.refused("bo", do.Pace({BOTS: "never"})) == "no-such-pace"
    assert saloon.table.message("ada", 0, 1_000)["pace"]["pace"] == {BOTS: "instant"}  # nobody else's
