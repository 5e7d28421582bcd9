"""People at a table: nobody waits for ever, nobody talks without end, and the host chooses the company."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core import records
from sixgun.core.results import claimed
from sixgun.play import commands as do
from sixgun.play.lookalikes import marks, skeleton
from sixgun.play.patience import Patience, Talk
from tests.play.saloon import Saloon, seated

STALL, AWAY = Patience().stall, Patience().away


def duel(*people: str, **settings: object) -> Saloon:
    return seated(*(people or ("ada", "bo")), game="bang-duel", seats=2, **settings)


def sides(saloon: Saloon) -> tuple[str, str]:
    """The player who is to choose, alone, and the one who waits."""
    while len(saloon.table.asked()) > 1:
        saloon.pick(("ada", "bo")[saloon.table.asked()[0]])
    slow = saloon.table.asked()[0]
    return ("ada", "bo")[slow], ("ada", "bo")[1 - slow]


def seats(saloon: Saloon, player: str = "ada") -> list[dict[str, Any]]:
    found: Any = saloon.table.message(player, now=saloon.now)["seats"]
    return found


# ---- claiming a game


def test_a_game_of_two_is_claimed_after_the_stated_time_and_not_before() -> None:
    saloon = duel()
    slow, waits = sides(saloon)
    number = ("ada", "bo").index(slow)
    assert seats(saloon)[number]["claim_at"] == STALL
    assert seats(saloon)[1 - number]["claim_at"] is None
    saloon.now = STALL - 1
    assert saloon.refused(waits, do.Claim()) == "claim-early"
    assert saloon.refused(slow, do.Claim()) == "claim-nobody"
    assert saloon.refused("stranger", do.Claim()) == "not-seated"
    saloon.now = STALL
    (entry,) = saloon.do(waits, do.Claim())
    assert (entry.kind, entry.seat) == ("claimed", 1 - number)
    assert saloon.table.over
    assert saloon.table.asked() == saloon.table.bots_to_move() == []
    assert saloon.do(waits, do.Claim()) == []  # said twice
    assert saloon.refused(slow, do.Claim()) == "not-in-play"
    assert saloon.refused(slow, do.Pick("whatever", saloon.table.seq)) == "game-over"
    assert saloon.refused(slow, do.TakeBack()) == "not-in-play"
    message = saloon.table.message(slow)
    assert (message["over"], message["claimed"], message["ask"]) == (True, 1 - number, None)
    assert saloon.folded().message(slow) == message


def test_a_choice_begins_the_time_anew_and_talk_does_not() -> None:
    saloon = duel()
    slow, waits = sides(saloon)
    saloon.now = STALL - 1
    saloon.do(slow, do.Say("One moment"))
    saloon.now = STALL
    assert saloon.refused(waits, do.Claim()) == ""
    saloon.pick(slow)
    slow, waits = sides(saloon)
    assert seats(saloon)[("ada", "bo").index(slow)]["claim_at"] == 2 * STALL
    assert saloon.refused(waits, do.Claim()) == "claim-early"


def test_while_seats_choose_together_the_choice_of_one_gives_the_other_no_more_time() -> None:
    saloon = seated("ada", "bo", game="gunslinger", seats=2)
    for player in ("ada", "bo"):
        while saloon.table.asked() == [("ada", "bo").index(player)]:
            saloon.pick(player)
    for _ in range(60):
        if len(saloon.table.asked()) == 2:
            break
        saloon.pick(("ada", "bo")[saloon.table.asked()[0]])
    assert saloon.table.asked() == [0, 1]
    saloon.now = STALL - 5
    assert saloon.refused("ada", do.Claim()) == "claim-nobody"  # she has not chosen either
    while 0 in saloon.table.asked():
        saloon.pick("ada")
    assert seats(saloon)[1]["claim_at"] == STALL
    saloon.now = STALL
    saloon.do("ada", do.Claim())
    assert saloon.table.claimed == 0


def test_nothing_is_claimed_where_a_clock_runs_or_more_than_two_play_or_nobody_is_kept_waiting() -> None:
    saloon = duel(clock={"kind": "move", "seconds": 30})
    slow, waits = sides(saloon)
    saloon.now = STALL
    assert saloon.refused(waits, do.Claim()) == "claim-clock"
    assert seats(saloon)[("ada", "bo").index(slow)]["claim_at"] is None
    three = seated("ada", "bo", "cy")
    three.now = STALL
    waiting = [player for seat, player in enumerate(("ada", "bo", "cy")) if seat not in three.table.asked()]
    assert three.refused(waiting[0], do.Claim()) == "claim-two"
    alone = duel("ada")
    alone.now = STALL
    assert alone.refused("ada", do.Claim()) == "claim-nobody"
    one_screen = duel("ada#0", "ada#1")
    one_screen.now = STALL
    assert all(seat["claim_at"] is seat["bot_at"] is None for seat in seats(one_screen))
    lobby = Saloon(game="bang-duel", seats=2)
    lobby.do("ada", do.Sit(0, "Ada"))
    assert lobby.refused("ada", do.Claim()) == "not-in-play"


def test_the_time_before_the_house_opened_again_is_nobodys() -> None:
    saloon = duel()
    _, waits = sides(saloon)
    saloon.now = 10 * STALL
    saloon.table.resumed = saloon.now - STALL + 1
    assert saloon.refused(waits, do.Claim()) == "claim-early"
    saloon.now += 1
    assert saloon.refused(waits, do.Claim()) == ""


def test_the_record_of_a_claimed_game_says_so_and_holds() -> None:
    saloon = duel()
    slow, waits = sides(saloon)
    for _ in range(4):
        saloon.pick(slow)
        slow, waits = sides(saloon)
    saloon.now = STALL
    saloon.do(waits, do.Claim())
    winner = ("ada", "bo").index(waits)
    record = saloon.table.record()
    assert record.claim == winner
    assert record.result == {
        "places": [1 if seat == winner else 2 for seat in (0, 1)],
        "scores": [1.0 if seat == winner else 0.0 for seat in (0, 1)],
        "reason": "claimed",
    }
    assert record.seed is not None
    read = records.parse(record.json())
    assert read == record
    assert sixgun.verify(read)
    read.claim = 1 - winner
    assert not sixgun.verify(read)
    read.claim = None
    assert not sixgun.verify(read)


def test_a_finished_game_cannot_be_claimed_in_its_record() -> None:
    match, chance = sixgun.match("bang-duel", seats=2, seed=3), Random(1)
    while match.asks():
        ask = match.asks()[0]
        match.play(ask.seat, chance.choice(ask.options).pick)
    finished = match.record()
    assert sixgun.verify(finished)
    for seat in (0, 1):
        finished.claim, finished.result = seat, match.record().result
        assert not sixgun.verify(finished)
        finished.result = claimed(2, seat).plain()
        assert not sixgun.verify(finished)


# ---- calling for a bot


def test_a_bot_is_called_for_somebody_who_left_or_does_not_choose() -> None:
    saloon = seated("ada", "bo", "cy")
    slow = saloon.table.asked()[0]
    other = ("ada", "bo", "cy")[(slow + 1) % 3]
    assert seats(saloon)[slow]["bot_at"] == STALL
    saloon.table.away[slow] = 1000
    assert seats(saloon)[slow]["bot_at"] == AWAY + 1000
    del saloon.table.away[slow]
    saloon.now = STALL - 1
    assert saloon.refused(other, do.SetBot(slow, "rules")) == "seat-taken"
    saloon.now = STALL
    assert saloon.refused("stranger", do.SetBot(slow, "rules")) == "not-seated"
    saloon.do(other, do.SetBot(slow, "rules"))
    assert saloon.table.bots_to_move() == [(slow, "rules")]
    assert seats(saloon)[slow]["bot_at"] is None
    saloon.do(("ada", "bo", "cy")[slow], do.Sit(slow, "back"))
    assert seats(saloon)[slow]["bot_at"] == 2 * STALL  # who is back has all the time again


# ---- the host


def test_the_host_sends_somebody_away_who_cannot_sit_down_again() -> None:
    saloon = Saloon()
    saloon.do("ada", do.Sit(1, "Ada"))
    saloon.do("bo", do.Sit(0, "Bo"))
    saloon.do("cy", do.Sit(2, "Cy"))
    assert saloon.table.message("bo")["host"] == 1
    assert saloon.refused("bo", do.Remove(2)) == "not-host"
    assert saloon.refused("ada", do.Remove(1)) == "nobody-there"
    assert saloon.refused("ada", do.Remove(7)) == "no-such-seat"
    assert saloon.refused("stranger", do.Remove(0)) == "not-seated"
    saloon.do("ada", do.Remove(0))
    assert saloon.table.seat_of("bo") is None
    assert saloon.table.message("bo")["removed"] is True
    assert saloon.table.message("cy")["removed"] is False
    assert saloon.refused("bo", do.Sit(0, "Bo")) == "removed"
    assert saloon.folded().removed == {"bo"}
    assert saloon.refused("ada", do.Remove(0)) == "nobody-there"
    saloon.do("ada", do.SetBot(0, "rules"))
    assert saloon.refused("ada", do.Remove(0)) == "nobody-there"
    saloon.do("ada", do.Begin())
    assert saloon.refused("ada", do.Remove(2)) == "already-begun"


def test_when_the_host_stands_up_who_came_next_is_the_host() -> None:
    saloon = Saloon()
    assert saloon.table.host is None
    for seat, player in enumerate(("ada", "bo", "cy")):
        saloon.do(player, do.Sit(seat, player))
    saloon.do("ada", do.Stand())
    assert saloon.table.host == 1
    saloon.do("ada", do.Sit(0, "Ada"))
    assert saloon.table.host == 1
    saloon.do("bo", do.Remove(0))
    assert saloon.table.removed == {"ada"}


# ---- talk


def test_talk_that_was_stopped_goes_on_after_a_while() -> None:
    saloon = seated("ada", "bo", "cy")
    for number in range(Talk.AT_ONCE):
        saloon.do("ada", do.Say(f"line {number}"))
    assert saloon.refused("ada", do.Say("and another")) == "chat-too-fast"
    assert saloon.refused("bo", do.Say("let me speak")) == ""
    saloon.now = Talk.EVERY - 1
    assert saloon.refused("ada", do.Say("and another")) == "chat-too-fast"
    saloon.now = Talk.EVERY
    saloon.do("ada", do.Say("and another"))
    assert saloon.refused("ada", do.Say("and one more")) == "chat-too-fast"
    assert saloon.folded().decide("ada", do.Say("later"), 2 * Talk.EVERY)
    for _ in range(2000):  # more than was ever allowed at one table
        saloon.now += Talk.EVERY
        saloon.do("ada", do.Say("on and on"))


def test_who_comes_in_late_is_told_the_end_of_a_long_talk_and_the_whole_game() -> None:
    saloon = seated("ada", "bo", "cy")
    for number in range(Talk.TOLD + 10):
        saloon.now += Talk.EVERY
        saloon.do("ada", do.Say(str(number)))
    story: Any = saloon.table.message("bo")["story"]
    assert [line["text"] for line in story if line["kind"] == "said"] == [str(n) for n in range(10, Talk.TOLD + 10)]
    assert [line["kind"] for line in story if line["kind"] != "said"] == ["sat"] * 3 + ["began"]


# ---- names that look alike


@pytest.mark.parametrize(
    "twin",
    [
        "Calamity",
        "calamity",
        "Саlаmitу",
        "Cаlamity",
        "Calаmitý",
        "Ca1amity",
        "CaIamity",
        "Ｃalamity",
        "𝒞alamity",
        "C alamity",
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(twin: str) -> None:
    assert skeleton(twin) == skeleton("Calamity")


@pytest.mark.parametrize("other", ["Calamita", "Calam", "Amity", "Doc", "卡拉米蒂", "Калина", "🤠"])
def test_other_names_do_not(other: str) -> None:
    assert skeleton(other) != skeleton("Calamity")


def test_a_mark_tells_them_apart_at_the_table_in_lists_and_in_the_record() -> None:
    saloon = Saloon()
    saloon.do("ada", do.Sit(0, "Ada"))
    assert seats(saloon)[0]["name"] == "Ada"
    saloon.do("bo", do.Sit(1, "Аdа"))  # Cyrillic
    saloon.do("cy", do.Sit(2, "Cy ①"))  # nobody writes a mark: it becomes a figure
    assert [seat["name"] for seat in seats(saloon)] == ["Ada ①", "Аdа ②", "Cy 1"]
    saloon.do("bo", do.Stand())
    assert seats(saloon)[0]["name"] == "Ada"
    saloon.do("bo", do.Sit(1, "Ada"))
    saloon.do("ada", do.Begin())
    assert saloon.table.record().names == ["Ada ①", "Ada ②", "Cy 1"]
    assert saloon.folded().record().names == ["Ada ①", "Ada ②", "Cy 1"]


def test_players_of_the_same_words_and_other_figures_look_different() -> None:
    names = [f"Player {number}" for number in range(1, 8)]
    assert marks(names) == [""] * 7
