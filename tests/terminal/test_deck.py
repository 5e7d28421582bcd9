"""`sixgun deck check`: every problem of a deck at once, or that it is good; and playing with it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import all_cards
from sixgun.lab.decks.report import DeckReport
from tests.terminal.run import refused, sixgun

BAD = "1x Law Dogs\n5x Sloane\n3x Joker (red)\nNobody at All\n"


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A ready deck as people write lists."""
    book, deck = all_cards(), ready_decks()[2]
    rest = Counter(deck.cards)
    rest.subtract(deck.gang)
    lines = ["Outfit:", book.titles[deck.outfit], "Starting gang:", *[book.titles[card] for card in deck.gang], "Deck:"]
    lines += [f"{n}x {book.titles[card]}" for card, n in rest.items() if n]
    (tmp_path / "good.txt").write_text("\n".join(lines), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("lang", "said"), [("en", "is a good deck"), ("it", "è un mazzo valido")])
def test_a_good_deck_is_written_for_play_and_read_again(good: Path, lang: str, said: str) -> None:
    done = sixgun(good, "deck", "check", "good.txt", "--write", "mine.toml", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout
    again = sixgun(good, "deck", "check", "mine.toml", "--lang", lang)
    assert said in again.stdout
    refused(sixgun(good, "deck", "check", "good.txt", "--write", "mine.toml"), "is there already")


@pytest.mark.parametrize("file", ["good.txt", "mine.toml"])
def test_an_own_deck_is_played(good: Path, file: str) -> None:
    sixgun(good, "deck", "check", "good.txt", "--write", "mine.toml")
    words = ("simulate", "doomtown", "--games", "2", "--pack", file, "-o", "deck2=own1", "--json")
    assert json.loads(sixgun(good, *words).stdout)["games"] == 2


def test_every_problem_is_a_sentence_with_its_rule(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text(BAD)
    done = sixgun(tmp_path, "deck", "check", "bad.txt", "--write", "mine.toml")
    refused(
        done,
        "No card is called Nobody at All",
        "exactly 52 cards with values; here are 5: 47 are missing. (rule deck.size.fifty-two)",
        "at most 2 jokers; here are 3",
        "K♠ is there 5 times",
        "Sloane is there 5 times",
    )
    assert len(done.stderr.splitlines()) == 5
    assert not (tmp_path / "mine.toml").exists()
    refused(sixgun(tmp_path, "play", "doomtown", "--pack", "bad.txt"), "No card is called Nobody at All")


def test_programs_get_codes_rules_and_the_pack(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text(BAD)
    done = sixgun(tmp_path, "deck", "check", "bad.txt", "--json")
    report = json.loads(done.stdout)
    assert (done.returncode, report["good"]) == (2, False)
    assert [problem["code"] for problem in report["problems"]] == [
        "deck-unknown",
        "deck-size",
        "deck-jokers",
        "deck-suit-value",
        "deck-title",
    ]
    assert report["pack"]["decks"][0]["cards"]["sloane"] == 5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check",), "FILE is missing"),
        (("check", "nowhere.txt"), "There is no file nowhere.txt"),
        (("check", "broken.toml"), "broken.toml is not a deck list that can be read"),
        (("check", "empty.txt", "--game", "gunfighters"), "gunfighters reads no deck files"),
        (("check", "empty.txt"), "The outfit is missing: a deck has exactly one."),
    ],
)
def test_bad_words_and_files_are_refused_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "broken.toml").write_text("decks = = 1")
    (tmp_path / "empty.txt").write_text("")
    refused(sixgun(tmp_path, "deck", *words), said)


def test_a_deck_is_analysed_tried_and_tuned(good: Path) -> None:
    (good / "small.txt").write_text("Law Dogs\n3x Bobo\n3x Auction\n1x Tommy Harden*\n", encoding="utf-8")
    told = json.loads(sixgun(good, "deck", "analyse", "small.txt", "--json").stdout)
    assert (told["pile"], told["pulls"][0]) == (6, 1.0)
    shown = sixgun(good, "deck", "analyse", "small.txt", "--lang", "it")
    assert (shown.returncode, "Full o meglio" in shown.stdout) == (0, True)
    refused(sixgun(good, "deck", "gauntlet", "small.txt"), "exactly 52 cards with values; here are 7")
    words = ("deck", "gauntlet", "good.txt", "--games", "3", "--seed", "5")
    assert json.loads(sixgun(good, *words, "--json").stdout)["games"] == 3
    done = sixgun(good, *words, "--report", "report.md")
    assert (done.returncode, done.stdout) == (0, "")
    assert "of 3 games" in (good / "report.md").read_text(encoding="utf-8")
    assert (good / "report-figures" / "01-by-rival.svg").is_file()


def test_reports_of_odds_and_of_swaps_have_figures_too() -> None:
    """What is drawn is what the tables say: a bar for each rank and swap, a line for each figure of a day."""
    hand = {"cards": 7, "draws": 1, "best": [0.0, *[1 / 11] * 11], "legal": [0.0] * 12, "cheatin": [0.0] * 12}
    hand |= {"cheat": 0.0, "mean": 6.0}
    days = {"runs": 1, **{name: [1.0, 2.0] for name in ("income", "upkeep", "rock", "influence", "control")}}
    found = {"pile": 52, "hands": [hand], "lowball": {}, "days": days, "openings": {}, "pulls": [1.0], "tests": []}
    found |= {"checks": [[1.0] * 15], "cuts": {"now": {}}}
    blocks = DeckReport("en", "mine.txt", "sixgun", True).analysis(found)
    drawn = [block for block in blocks if block.kind == "figure"]
    assert ["four of a kind" in block.text for block in drawn] == [True, False]
    assert ["influence" in block.text for block in drawn] == [False, True]
    swap = {"out": "bobo", "into": "sloane", "before": 0.3, "after": 0.4, "games": 56, "rate": 0.5, "new_rate": 0.6}
    swap["error"] = 0.1
    blocks = DeckReport("it", "mine.txt", "sixgun", True).tune({"swaps": [swap]})
    assert ["Bobo" in block.text for block in blocks if block.kind == "figure"] == [True, True]
    assert not [block for block in DeckReport("en", "mine.txt").tune({"swaps": [swap]}) if block.kind == "figure"]
