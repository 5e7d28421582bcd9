"""The table: who may do what, what is written down, and what everybody is told."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.bots import STAND_IN
from sixgun.core.game import Game
from sixgun.core.refusals import Refused
from sixgun.play import Table
from sixgun.play import commands as do
from sixgun.play.patience import Patience
from tests.play.saloon import Saloon, seated

PEOPLE = ("ada", "bo", "cy")


def whose_turn(saloon: Saloon) -> str:
    return PEOPLE[saloon.table.asked()[0]]


def others(saloon: Saloon) -> list[str]:
    return [player for player in PEOPLE if player != whose_turn(saloon)]


# ---- sitting down


def test_seats_fill_with_people_and_bots_before_the_game_begins() -> None:
    saloon = Saloon()
    saloon.do("ada", do.Sit(0, "Ada"))
    assert saloon.refused("bo", do.Begin()) == "not-seated"
    assert saloon.refused("ada", do.Begin()) == "seats-free"
    assert saloon.refused("bo", do.Sit(0, "Bo")) == "seat-taken"
    assert saloon.refused("bo", do.Sit(9, "Bo")) == "no-such-seat"
    assert saloon.refused("bo", do.Sit(1, " \n\t ")) == "name-empty"
    saloon.do("bo", do.Sit(2, "Bo"))
    assert [entry.kind for entry in saloon.do("ada", do.Sit(1, "Ada"))] == ["stood", "sat"]  # another chair
    assert saloon.table.host == 1  # who came first stays the host
    assert saloon.refused("bo", do.Sit(1, "Bo")) == "seat-taken"
    saloon.do("ada", do.Sit(0, "Ada"))
    saloon.do("bo", do.Sit(1, "Bo"))
    assert saloon.refused("bo", do.SetBot(0, "random")) == "seat-taken"
    assert saloon.refused("bo", do.SetBot(2, "hal")) == "no-such-bot"
    saloon.do("bo", do.SetBot(2, "rules"))
    assert not saloon.table.begun
    saloon.do("ada", do.Begin())
    assert saloon.table.begun
    assert saloon.refused("ada", do.Sit(1, "Ada")) == "seated-already"
    assert saloon.do("bo", do.Begin()) == []
    assert saloon.refused("cy", do.Sit(2, "Cy")) == "already-begun"
    assert saloon.refused("ada", do.Stand()) == "already-begun"


def test_a_seat_that_was_left_is_free_again() -> None:
    saloon = Saloon()
    saloon.do("ada", do.Sit(0, "Ada"))
    saloon.do("ada", do.Stand())
    saloon.do("bo", do.Sit(0, "Bo"))
    assert saloon.table.seat_of("ada") is None
    assert saloon.table.seats[0].name == "Bo"


def test_names_and_chat_are_plain_text_of_bounded_length() -> None:
    saloon = Saloon()
    saloon.do("ada", do.Sit(0, "  Calamity\u202e\x00\nJane " + "x" * 100))
    assert saloon.table.seats[0].name == "Calamity Jane " + "x" * 10  # 24 characters
    saloon.do("ada", do.Say("Howdy\x1b[31m\nall " + "y" * 1000))
    text: Any = saloon.table.message("bo")["story"]
    assert text[-1]["text"].startswith("Howdy[31m all yyy")
    assert len(text[-1]["text"]) == 500
    assert saloon.refused("ada", do.Say("\n\t")) == "chat-empty"
    assert saloon.refused("bo", do.Say("I only watch")) == "not-seated"


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "poker"},
        {"seats": 9},
        {"options": {"plaza": 1}},
        {"pack": {"moon": {}}},
        {"clock": {"kind": "sundial"}},
        {"clock": {"kind": "chess", "seconds": 0}},
        {"colour": "red"},
    ],
)
def test_bad_settings_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(Refused):
        Saloon(**settings)


# ---- picks


def test_only_who_is_asked_may_pick_and_only_what_is_offered() -> None:
    saloon = seated(*PEOPLE)
    player = whose_turn(saloon)
    assert saloon.refused(others(saloon)[0], do.Pick("story", saloon.table.seq)) == "not-asked"
    assert saloon.refused(player, do.Pick("story", saloon.table.seq)) == "no-coin"
    assert saloon.refused("stranger", do.Pick("story", saloon.table.seq)) == "not-seated"
    (entry,) = saloon.pick(player)
    assert entry.kind == "picked"
    assert saloon.table.match.picks == [(PEOPLE.index(player), entry.text)]


def test_the_same_pick_sent_twice_counts_once_and_an_old_one_is_stale() -> None:
    saloon = seated(*PEOPLE)
    player, seq = whose_turn(saloon), saloon.table.seq
    pick = saloon.ask(player)["options"][0]["pick"]
    saloon.do(player, do.Pick(pick, seq))
    assert saloon.do(player, do.Pick(pick, seq)) == []
    assert saloon.refused(player, do.Pick("story", seq)) == "stale-pick"
    assert len(saloon.table.match.picks) == 1


def test_a_whole_game_is_played_and_its_record_holds() -> None:
    saloon = seated(*PEOPLE)
    assert saloon.table.record().seed is None
    chance = Random(3)
    while not saloon.table.over:
        player = PEOPLE[chance.choice(saloon.table.asked())]
        saloon.pick(player, chance.choice(saloon.ask(player)["options"])["pick"])
        if chance.random() < 0.1:
            saloon.do(chance.choice(PEOPLE), do.Say("Dang!"))
    record = saloon.table.record()
    assert sixgun.verify(record)
    assert record.commitment == saloon.table.message("")["commitment"]
    assert record.names == ["Ada", "Bo", "Cy"]
    assert saloon.refused("ada", do.Pick("done", saloon.table.seq)) == "game-over"
    assert saloon.folded().match.record() == saloon.table.match.record()


# ---- bots


def test_bots_are_asked_and_late_answers_of_theirs_are_dropped() -> None:
    saloon = seated("ada")
    while saloon.table.asked() == [0]:
        saloon.pick("ada")
    ((seat, name), *_) = saloon.table.bots_to_move()
    assert name == "random"
    seq = saloon.table.seq
    pick = saloon.table.game.ask(saloon.table.match.state, seat).options[0].pick
    assert saloon.table.bot_pick(seat, pick, seq - 1, 0) == []
    assert saloon.table.bot_pick(0, pick, seq, 0) == []
    assert saloon.table.bot_pick(seat, "story", seq, 0) == []
    saloon.write(saloon.table.bot_pick(seat, pick, seq, 0))
    assert saloon.table.match.picks[-1] == (seat, pick)


def test_a_bot_keeps_a_seat_warm_until_its_player_comes_back() -> None:
    saloon = seated(*PEOPLE)
    player, other = whose_turn(saloon), others(saloon)[0]
    seat = PEOPLE.index(player)
    assert saloon.refused(other, do.SetBot(seat, "rules")) == "seat-taken"
    saloon.table.away[seat] = 0
    saloon.now = Patience().away - 1
    assert saloon.refused(other, do.SetBot(seat, "rules")) == "seat-taken"
    saloon.now = Patience().away
    saloon.do(other, do.SetBot(seat, "rules"))
    assert saloon.table.bots_to_move() == [(seat, "rules")]
    assert saloon.ask(player) is None
    assert saloon.refused(player, do.Pick("story", saloon.table.seq)) == "bot-plays"
    saloon.do(player, do.Sit(seat, "whoever"))
    assert saloon.table.bots_to_move() == []
    assert saloon.table.seats[seat].name == player.title()
    saloon.pick(player)


def test_a_bot_plays_for_good_for_whoever_resigns() -> None:
    saloon = seated(*PEOPLE)
    player = whose_turn(saloon)
    saloon.do(player, do.Resign())
    assert [seat for seat, _ in saloon.table.bots_to_move()] == [PEOPLE.index(player)]
    assert saloon.do(player, do.Resign()) == []
    assert saloon.do(player, do.Sit(PEOPLE.index(player), "back?")) == []
    assert saloon.table.seats[PEOPLE.index(player)].resigned


# ---- clocks


def test_a_chess_clock_charges_whoever_is_asked_and_the_flag_makes_the_default_pick() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "chess", "seconds": 60, "increment": 5})
    player = whose_turn(saloon)
    seat = PEOPLE.index(player)
    saloon.now = 10_000
    saloon.pick(player)
    assert saloon.table.clock.left[seat] == 55_000
    after = whose_turn(saloon)
    assert saloon.table.flag_at() == 70_000
    assert saloon.table.tick(69_999) == []
    expected = saloon.ask(after)["options"][saloon.ask(after)["default"]]["pick"]
    (entry,) = saloon.write(saloon.table.tick(70_000))
    assert (entry.kind, entry.seat, entry.text) == ("flagged", PEOPLE.index(after), expected)
    assert saloon.table.clock.left[PEOPLE.index(after)] == 5_000


def test_after_ten_flags_in_a_row_a_bot_plays_until_its_player_is_back() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "chess", "seconds": 60})
    fallen = Counter[int]()
    while not any(seat.bot for seat in saloon.table.seats):
        saloon.now = saloon.table.flag_at() or 0
        (entry,) = saloon.write(saloon.table.tick(saloon.now))
        fallen[entry.seat] += 1
        assert sum(fallen.values()) <= 11 * len(PEOPLE)
    assert (entry.kind, entry.text, fallen[entry.seat]) == ("bot", STAND_IN, 11)  # the last one made no pick
    gone = PEOPLE[entry.seat]
    assert saloon.table.bots_to_move() == [(entry.seat, STAND_IN)]
    assert saloon.table.flag_at() == saloon.now + 60_000  # a bot has time to think
    saloon.do(gone, do.Sit(entry.seat, gone))
    assert not saloon.table.seats[entry.seat].bot
    assert saloon.table.flag_at() == saloon.now  # no time has been won by that


def test_a_clock_for_each_move_starts_anew() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "move", "seconds": 30})
    saloon.now = 20_000
    saloon.pick(whose_turn(saloon))
    assert saloon.table.flag_at() == 50_000


def test_the_ten_second_rule_is_a_clock_of_the_rules_own() -> None:
    saloon = seated(*PEOPLE, options={"ten_seconds": True})
    assert saloon.table.flag_at() == 10_000
    (entry,) = saloon.write(saloon.table.tick(10_001))
    assert (entry.kind, entry.text) == ("flagged", "late")
    assert saloon.ask(PEOPLE[entry.seat])["question"] == "lose-late"


def test_without_a_clock_no_flag_ever_falls() -> None:
    saloon = seated(*PEOPLE)
    assert saloon.table.flag_at() is None
    assert saloon.table.tick(10**12) == []


# ---- taking back


def test_taking_back_needs_the_consent_of_all_other_people_once_something_was_revealed() -> None:
    saloon = seated(*PEOPLE)
    player, (one, other) = whose_turn(saloon), others(saloon)
    assert saloon.refused(player, do.TakeBack()) == "take-back-nothing"
    saloon.pick(player)
    saloon.do(player, do.TakeBack())
    assert saloon.table.wish == PEOPLE.index(player)
    assert saloon.refused(one, do.TakeBack()) == "wish-pending"
    assert saloon.refused(player, do.Consent(True)) == "no-wish"
    saloon.do(one, do.Consent(True))
    assert saloon.refused(one, do.Consent(True)) == "no-wish"
    assert len(saloon.table.match.picks) == 1
    saloon.do(other, do.Consent(True))
    assert saloon.table.match.picks == []
    assert saloon.table.wish is None
    assert whose_turn(saloon) == player
    assert saloon.folded().match.picks == []


def test_one_refusal_is_enough_and_wishes_run_out() -> None:
    saloon = seated(*PEOPLE)
    player, (one, _) = whose_turn(saloon), others(saloon)
    saloon.pick(player)
    for _ in range(3):
        saloon.do(player, do.TakeBack())
        saloon.do(one, do.Consent(False))
        assert saloon.table.wish is None
    assert saloon.refused(player, do.TakeBack()) == "wishes-used"
    assert len(saloon.table.match.picks) == 1


def test_bots_always_agree() -> None:
    saloon = seated("ada")
    while saloon.table.asked() != [0]:
        seat, _ = saloon.table.bots_to_move()[0]
        pick = saloon.table.game.ask(saloon.table.match.state, seat).options[0].pick
        saloon.write(saloon.table.bot_pick(seat, pick, saloon.table.seq, 0))
    before = list(saloon.table.match.picks)
    saloon.pick("ada")
    saloon.do("ada", do.TakeBack())
    assert saloon.table.match.picks == before


# ---- what is told


def test_a_client_says_what_it_has_seen_and_gets_the_rest() -> None:
    saloon = seated(*PEOPLE)
    seen = saloon.table.seq
    saloon.pick(whose_turn(saloon))
    saloon.do("ada", do.Say("Howdy"))
    story: Any = saloon.table.message("bo", since=seen)["story"]
    assert [line["seq"] for line in story] == [seen + 1, seen + 2]
    assert [line["kind"] for line in story] == ["picked", "said"]
    assert saloon.table.message("bo", since=saloon.table.seq)["story"] == []


@pytest.mark.slow
def test_messages_tell_no_secret() -> None:
    """The leak test on what leaves the table: redeal what a viewer cannot know, and its bytes are the same."""
    saloon = seated(*PEOPLE, options={"control": True})
    chance = Random(5)
    compared = 0
    while not saloon.table.over:
        player = PEOPLE[chance.choice(saloon.table.asked())]
        saloon.pick(player, chance.choice(saloon.ask(player)["options"])["pick"])
        if saloon.table.over or chance.random() > 0.3:
            continue
        for viewer in (*PEOPLE, "stranger"):
            before = json.dumps(saloon.table.message(viewer))
            other = saloon.folded()
            other.match.state = other.game.redeal(other.match.state, other.seat_of(viewer), chance.getrandbits(32))
            assert json.dumps(other.message(viewer)) == before
            compared += 1
    assert compared > 20


def test_a_secret_pick_is_not_in_the_story() -> None:
    saloon = seated(*PEOPLE)
    state = saloon.table.game.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
    saloon.table.match.state = state
    saloon.pick("ada", "move:hill")
    saloon.pick("bo", "draw:no")
    assert "draw:no" not in json.dumps(saloon.table.message("ada")["story"])
    assert "draw:no" not in json.dumps(saloon.table.record().plain())
    assert saloon.ask("ada")["question"] == "tie"
    assert saloon.ask("bo") is None


def test_messages_are_json_and_spectators_see_no_hand() -> None:
    saloon = seated(*PEOPLE)
    message: Any = json.loads(json.dumps(saloon.table.message("stranger")))
    assert message["seat"] is None
    assert message["ask"] is None
    hidden = [card["card"] for player in message["view"]["players"] for card in player["cards"]]
    assert hidden.count(None) == 12  # all but the three cards that were dealt face up


def test_a_table_without_a_log_entry_to_open_it_is_not_folded() -> None:
    with pytest.raises(StopIteration):
        Table.folded([])


# ---- hints, and what there is to think about


def test_hints_are_for_tables_where_nobody_plays_against_other_people() -> None:
    assert seated("ada").table.hints
    assert seated("ada#0", "ada#1").table.hints  # one screen
    assert not seated("ada", "bo").table.hints
    assert seated("ada", "bo", hints=True).table.hints
    assert not seated("ada", hints=False).table.hints
    lobby = Saloon()
    lobby.do("ada", do.Sit(0, "Ada"))
    lobby.do("ada", do.SetBot(1, "hard"))
    assert not lobby.table.hints  # somebody may still come
    lobby.do("ada", do.SetBot(2, "rules"))
    assert lobby.table.hints
    assert lobby.table.message("bo")["hints"] is True
    assert lobby.folded().hints


def test_a_seat_whose_player_has_gone_is_still_a_persons() -> None:
    saloon = seated("ada", "bo")
    saloon.do("bo", do.Resign())
    assert not saloon.table.hints


def test_while_two_choose_together_the_choice_of_one_is_nothing_new_to_the_other() -> None:
    saloon = seated(*PEOPLE)
    table = saloon.table
    table.match.state = table.game.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
    before = table.question_of(0)
    saloon.pick("ada", "move:hill")
    assert table.asked() == [0, 1]
    ada, bo = table.question_of(0), table.question_of(1)
    assert ada != before
    saloon.pick("bo", "draw:yes")
    assert table.asked() == [0]
    assert table.question_of(0) == ada
    assert table.question_of(1) != bo
    saloon.do("cy", do.Say("Well?"))
    assert table.question_of(0) == ada
    saloon.pick("ada")
    assert table.question_of(0) != ada


@pytest.mark.parametrize("bot", ["rules", "random", "easy", "normal", "hard"])
def test_every_bot_that_a_log_names_is_still_known(bot: str) -> None:
    """Logs of older tables say `rules`."""
    saloon = Saloon()
    saloon.do("ada", do.Sit(0, "Ada"))
    saloon.do("ada", do.SetBot(1, bot))
    saloon.do("ada", do.SetBot(2, "rules"))
    saloon.do("ada", do.Begin())
    assert saloon.folded().seats[1].bot == bot


@pytest.mark.sources
def test_a_pick_is_read_and_checked_once_on_its_way_through_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    saloon = seated(*PEOPLE)
    checked: list[object] = []
    check = Game.check

    def noted(game: Game[Any], s: Any, seat: object, pick: object) -> int:
        checked.append(pick)
        return check(game, s, seat, pick)

    monkeypatch.setattr(Game, "check", noted)
    [entry] = saloon.pick(whose_turn(saloon))
    assert checked == [entry.text]
    assert saloon.folded().match.picks == [(entry.seat, entry.text)]
    assert checked == [entry.text] * 2  # a log may be of any origin
