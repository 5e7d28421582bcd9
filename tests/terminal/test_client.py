"""The terminal client in a real terminal (a pseudo-terminal, with keys typed into it)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.terminal.run import sixgun
from tests.terminal.screen import Terminal

SCREEN_CLEARED = "\x1b[2J\x1b[H\x1b[3J"  # the last code empties the scroll-back, too


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def saved(home: Path) -> dict[str, object]:
    (file,) = home.rglob("gunfighters-*.json")
    document: dict[str, object] = json.loads(file.read_text())
    return document


@pytest.mark.slow
def test_a_game_is_started_with_two_keys_and_saved_when_left(home: Path) -> None:
    terminal = Terminal(home, "play")
    terminal.sees("Which game?")
    terminal.types("3")
    terminal.sees("Who plays?")
    terminal.types("")
    terminal.sees("Stranger> ")
    terminal.types("q")
    terminal.sees("Go on with: sixgun play gunfighters --resume")
    assert terminal.ends() == 0
    assert saved(home)["result"] is None


@pytest.mark.slow
def test_numbers_lead_through_the_menu_and_back(home: Path) -> None:
    terminal = Terminal(home, "play", "gunfighters", "--seed", "5")
    terminal.sees("Stranger> ")
    terminal.types("2")
    assert "show " in terminal.sees("b: back")
    terminal.sees("Stranger> ")
    terminal.types("b")
    assert "Move" in terminal.sees("Stranger> ")
    terminal.types("77")
    terminal.sees("There is no 77 here")
    terminal.sees("Stranger> ")
    terminal.types("1 1 1")
    terminal.sees("Stranger draws")
    terminal.sees("Stranger> ")
    terminal.types("q")
    assert terminal.ends() == 0
    picks = saved(home)["picks"]
    assert isinstance(picks, list)
    assert any(re.match(r"0 move:\w+", pick) for pick in picks)


@pytest.mark.slow
def test_a_question_answers_with_its_rule_and_why_with_the_reason(home: Path) -> None:
    terminal = Terminal(home, "play", "gunfighters", "--seed", "5")
    terminal.sees("Stranger> ")
    terminal.types("?")
    terminal.sees("turn.action.three-choices: The only actions are")
    terminal.types("? story.cost.one-coin")
    terminal.sees("you pay one Bounty Coin")
    terminal.types("why story")
    terminal.sees("Advancing the story costs a coin, and you have none. (rule story.draw.only-by-paying)")
    terminal.types("shoot:0>hill")
    terminal.sees("You cannot shoot at yourself")
    terminal.types("why done")
    terminal.sees("You cannot pass")
    terminal.types("why")
    terminal.sees("Write a pick after it, such as: why shoot:")
    terminal.types("?story.symbol")
    terminal.sees("story.symbol.only-if-alive")
    terminal.types("1 1 1 1")
    terminal.sees("more numbers than the menu has steps")
    terminal.types("h")
    terminal.sees("The last one standing wins")
    terminal.types("u")
    terminal.sees("There is nothing to take back.")
    terminal.types("q")
    assert terminal.ends() == 0


@pytest.mark.slow
def test_a_pick_is_taken_back_against_bots_and_the_record_says_so(home: Path) -> None:
    terminal = Terminal(home, "play", "gunfighters", "--seed", "5", "--seats", "you,random,random")
    terminal.sees("Stranger> ")
    terminal.types("1 1 1")
    terminal.sees("Stranger> ")
    terminal.types("u")
    terminal.sees("Taken back.")
    terminal.sees("Stranger> ")
    terminal.types("q")
    assert terminal.ends() == 0
    document = saved(home)
    assert document["takebacks"] == 1
    picks = document["picks"]
    assert isinstance(picks, list)
    assert not [pick for pick in picks if pick.startswith("0 ")]


@pytest.mark.slow
def test_a_curtain_hides_hands_between_two_people(home: Path) -> None:
    terminal = Terminal(home, "play", "gunfighters", "--seats", "you,you,bot", "--names", "Ada,Bo,Cy", "--seed", "2")
    first = terminal.sees("nobody else looks. [Enter]")
    assert SCREEN_CLEARED in first
    terminal.types("")
    shown = terminal.sees("> ")
    assert SCREEN_CLEARED in shown
    shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown)
    own, other = ("Ada", "Bo") if re.search("▸ +Ada", shown) else ("Bo", "Ada")
    assert re.search(rf"▸ +{own} +[A-Z]\w+.*, [A-Z]", shown)
    assert re.search(rf"  {other} +▮▮▮▮ [A-Z]", shown)  # only the card that was dealt face up is known
    for _ in range(20):  # the bot may ask the same person for something first
        terminal.types("")
        if terminal.child.expect_exact(["hand the keyboard over.", f"{own}> "]) == 0:
            break
    assert re.search(r"\n  [A-Z]\w+", str(terminal.child.before))  # what came of the own pick is told first
    terminal.types("")
    terminal.sees("nobody else looks. [Enter]")
    assert SCREEN_CLEARED in str(terminal.child.before)
    assert f"Pass the keyboard to {other}" in str(terminal.child.before).replace("\x1b[1m", "")
    terminal.types("")
    terminal.sees(f"{other}> ")
    terminal.types("q")
    assert terminal.ends() == 0


@pytest.mark.slow
def test_a_saved_game_goes_on_where_it_was_left(home: Path) -> None:
    sixgun(home, "play", "gunfighters", "--seed", "5", "--save", "one.json", typed="\n\nq\n")
    before = json.loads((home / "one.json").read_text())["picks"]
    done = sixgun(home, "play", "gunfighters", "--resume", "one.json", typed="\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "The dust settles" in done.stdout
    after = json.loads((home / "one.json").read_text())
    assert after["picks"][: len(before)] == before
    assert after["result"]
    assert "The record holds" in sixgun(home, "verify", "one.json").stdout


@pytest.mark.slow
def test_people_and_bots_keep_their_seats_in_a_saved_game(home: Path) -> None:
    words = ("play", "gunfighters", "--seed", "2", "--seats", "you,random,you", "--names", "Ada,Zoe,Bo")
    sixgun(home, *words, "--save", "one.json", typed="\n" * 6 + "q\n")
    assert json.loads((home / "one.json").read_text())["chairs"] == ["you", "random", "you"]
    done = sixgun(home, "play", "gunfighters", "--resume", "one.json", typed="\n" * 12)
    assert "Pass the keyboard to Bo" in done.stdout
    assert json.loads((home / "one.json").read_text())["chairs"] == ["you", "random", "you"]
    done = sixgun(home, "play", "gunfighters", "--resume", "one.json", "--seed", "3")
    assert done.returncode == 2
    assert "leave out --seed" in done.stderr


def test_enter_does_nothing_in_the_middle_of_a_choice(home: Path) -> None:
    done = sixgun(home, "play", "gunfighters", "--seed", "5", "--save", "one.json", typed="1\n2\n\n\nq\n")
    assert done.stdout.count("where does the new card come from?") == 3  # asked again, and nothing was chosen
    assert not [pick for pick in json.loads((home / "one.json").read_text())["picks"] if pick.startswith("0 ")]


def test_the_log_is_whole_after_taking_back(home: Path) -> None:
    done = sixgun(home, "play", "gunfighters", "--seed", "5", typed="1 1 1\nu\nl\nq\n")
    after = done.stdout.partition("Taken back.")[2]
    assert "Belle shows Station" in after


@pytest.mark.slow
def test_the_last_game_is_offered_again(home: Path) -> None:
    sixgun(home, "play", "gunfighters", "--seed", "5", typed="q\n")
    done = sixgun(home, "play", typed="2\nc\nq\n")
    assert "go on with the last game" in done.stdout
    assert "Stranger" in done.stdout
    assert len(list(home.rglob("gunfighters-*.json"))) == 1


def test_the_end_of_the_input_leaves_the_game_saved(home: Path) -> None:
    done = sixgun(home, "play", "gunfighters", "--seed", "5", typed="1\n")
    assert done.returncode == 0
    assert "The game is saved" in done.stdout


@pytest.mark.slow
def test_an_interrupt_ends_in_a_sentence_and_loses_nothing(home: Path) -> None:
    terminal = Terminal(home, "play", "gunfighters", "--seed", "5")
    terminal.sees("Stranger> ")
    terminal.types("1 1 1")
    terminal.sees("Stranger> ")
    terminal.child.sendintr()
    terminal.sees("The game is saved.")
    terminal.sees("Stopped.")
    assert terminal.ends() == 130
    assert saved(home)["picks"]


def test_italian_is_spoken_throughout(home: Path) -> None:
    done = sixgun(home, "play", "gunfighters", "--seed", "5", "--lang", "it", typed="h\n?\nwhy story\nq\n")
    assert "Tocca a te: ti muovi, spari o fai avanzare la Storia?" in done.stdout
    assert "Far avanzare la Storia costa una moneta, e tu non ne hai. (regola story.draw.only-by-paying)" in done.stdout
    assert "La partita è salvata." in done.stdout
    assert not re.search(r"\b(the|your|you have|shows)\b", done.stdout)


def test_the_ten_second_rule_takes_no_default_and_counts_the_seconds(home: Path) -> None:
    done = sixgun(home, "play", "gunfighters", "--seed", "5", "-o", "ten_seconds=true", typed="\n1 1 1\nq\n")
    assert "Enter: " not in done.stdout
    assert re.search(r"Stranger draws [A-Z]", done.stdout)


def test_one_person_is_not_asked_where_there_is_no_choice_but_several_are(home: Path) -> None:
    """With rule B everybody with three cards is asked at the end of a turn, mostly for nothing."""
    position = {
        "hands": [["hill", "ranch", "plaza"], ["saloon", "stable"], ["saloon", "station"]],
        "options": {"control": True},
    }
    (home / "puzzle.json").write_text(json.dumps(position))
    words = ("play", "gunfighters", "--position", "puzzle.json", "--seed", "1")
    alone = sixgun(home, *words, "--save", "one.json", typed="shoot:1>hill\nq\n")
    assert "claim a location" not in alone.stdout
    assert json.loads((home / "one.json").read_text())["picks"][:2] == ["0 shoot:1>hill", "0 done"]
    two = sixgun(home, *words, "--seats", "you,you,bot", typed="\nshoot:1>hill\nq\n")
    assert "claim a location" in two.stdout


@pytest.mark.slow
def test_a_card_is_described_by_its_name_and_by_the_number_of_its_choice(home: Path) -> None:
    terminal = Terminal(home, "play", "doomtown", "--seed", "5")
    terminal.sees("Stranger> ")
    terminal.types("? Pony Express")
    assert "control 1, production 2; A♦" in terminal.sees("Stranger> ")
    terminal.types("? 2")
    described = terminal.sees("Stranger> ")
    assert described.count("costs 2, 0 draw, influence 2") == 2, "once described, once among the choices"
    terminal.types("? setup.gang.one-grifter")
    assert "setup.gang.one-grifter: " in terminal.sees("Stranger> ")
    terminal.types("? nobody at all")
    assert "has no rule “nobody at all”" in terminal.sees("Stranger> ")
    terminal.types("q")
    assert terminal.ends() == 0


@pytest.mark.slow
def test_a_hint_says_what_to_choose_and_leaves_the_menu_where_it_is(home: Path) -> None:
    words = ("play", "gunfighters", "--seats", "you,easy,hard", "--seed", "5")
    for lang, typed, said in (("en_US.UTF-8", "hint", "games in 100"), ("it_IT.UTF-8", "i", "partite su 100")):
        terminal = Terminal(home, *words, lang=lang)
        terminal.sees("1  ")
        terminal.types(typed)
        assert re.search(r"\([a-z]+:?[^()]*\)\. ", terminal.sees(said))
        terminal.sees("1  ")
        terminal.types("q")
        assert terminal.ends() == 0


@pytest.mark.slow
def test_questions_are_left_to_the_table_and_taken_back_with_a_key(home: Path) -> None:
    terminal = Terminal(home, "play", "doomtown", "--seed", "5")
    terminal.sees("Stranger> ")
    terminal.types("p")
    shown = terminal.sees("such as “p 1 2”")
    assert "Pay everybody at Upkeep: Always ask me" in shown
    assert "Reacts: Always ask me" in shown
    terminal.sees("Stranger> ")
    terminal.types("p 77 1")
    terminal.sees("There is no 77 1 here")
    terminal.sees("Stranger> ")
    terminal.types("p 1 2")
    terminal.sees("Pay everybody at Upkeep: Do it for me")
    for _ in range(12):
        terminal.sees("Stranger> ")
        terminal.types("")
        if terminal.child.expect_exact(["The table answers for you: Pay everybody at Upkeep.", "h: all keys"]) == 0:
            break
    else:
        raise AssertionError("nobody was paid")
    terminal.sees("Stranger> ")
    terminal.types("q")
    assert terminal.ends() == 0
