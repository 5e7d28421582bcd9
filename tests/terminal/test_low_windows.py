"""Doomtown in a window of 80 by 24, and `?` with the name of a thing in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sixgun.bots import Chair, make_bot
from sixgun.core.match import Match
from sixgun.games import game as game_of
from sixgun.terminal.table.client import Client
from sixgun.terminal.table.prompt import Prompt
from sixgun.text import LANGUAGES, Speaker
from tests.terminal.run import sixgun

ROWS, COLUMNS = 24, 80
NAMES = ("Forestiero", "Doc")


def client_of(match: Match, lang: str, folder: Path) -> Client:
    speaker = Speaker(lang, match.game.key, NAMES, packages=("sixgun.terminal",))
    return Client(match, ["you", "you"], speaker, folder / "game.json", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_and_menu_of_doomtown_fit_a_low_window(lang: str, tmp_path: Path) -> None:
    """Every question of the first two days, between bots that play by the advice; a table in brief has every name."""
    match = Match(game_of("doomtown"), seats=2, seed=3, options={"gang": "ready"}, names=NAMES)
    client = client_of(match, lang, tmp_path)
    bots = [make_bot("rules", seat) for seat in range(2)]
    brief = asked = fitting = 0
    game: Any = match.game
    while match.state.asked and game.view(match.state, 0)["day"] < 3:
        seat = game.asked(match.state)[0]
        ask = game.ask(match.state, seat)
        with (tmp_path / "screen").open("w") as file:
            settings: Any = {"force_terminal": True, "color_system": None, "record": True, "file": file}
            client.console = Console(width=COLUMNS, height=ROWS, highlight=False, **settings)
            prompt = Prompt(client, ask, 0)
            prompt.dense = client.show(seat, prompt.height)
            table = client.console.export_text(clear=False).strip("\n").split("\n")
            prompt.show(prompt.top)
        lines = client.console.export_text().strip("\n").split("\n")
        assert max(len(line) for line in lines) <= COLUMNS
        assert len(table) <= 20, table
        asked += 1
        fitting += len(lines) < ROWS  # with the line that is typed into
        brief += any(" GR" in line for line in lines)
        shown = " ".join(" ".join(lines).split())
        for dude in game.view(match.state, seat)["dudes"]:
            assert client.speaker.text(f"card-{dude['card'].partition('.')[0]}") in shown
        codes = game.codes(match.state, seat)
        chair = Chair(game, match.state, seat, codes)
        match.play(seat, chair.picks()[bots[seat].choose(chair)])
    assert brief > 10
    assert fitting > 0.7 * asked  # not where somebody has nine long options, or two draw hands to look at


def test_a_high_window_has_the_whole_table(tmp_path: Path) -> None:
    match = Match(game_of("doomtown"), seats=2, seed=3, options={"gang": "ready"}, names=NAMES)
    client = client_of(match, "en", tmp_path)
    with (tmp_path / "screen").open("w") as file:
        client.console = Console(width=COLUMNS, height=60, force_terminal=True, record=True, file=file)
        client.show(0, 6)
    assert "influence 3" in client.console.export_text()


@pytest.mark.parametrize(
    ("game", "lang", "wanted", "told"),
    [
        ("bang-duel", "en", "the stranger", "The Stranger: Always: one more BANG! card"),
        ("bang-duel", "en", "Barrel", "Barrel: Equipment."),
        ("bang-duel", "it", "barile", "Barile: Equipaggiamento."),
        ("doomtown", "en", "pancho castillo", "Pancho Castillo: costs 5, 3 stud"),
        ("gunfighters", "en", "saloon", "one of your gunfighters at the Saloon"),
        ("gunfighters", "it", "collina", "uno dei tuoi pistoleri sulla Collina"),
        ("gunfighters", "en", "rifle", "Rifle: Shoots anywhere"),
        ("gunslinger", "en", "run", "Run: Only with Advance"),
        ("gunslinger", "en", "the kid", "The Kid, as printed: 15 endurance boxes; short Winchester .44, Colt .41"),
        ("gunslinger", "it", "sceriffo", "Sceriffo, com'è stampato: 20 box"),
        ("gunslinger", "en", "Colt .45", "Colt .45: 6 rounds, one hand, line B of the impact table."),
    ],
)
def test_a_question_mark_and_a_name_explain_it(tmp_path: Path, game: str, lang: str, wanted: str, told: str) -> None:
    """The figures are those of the data files: Pancho Castillo's card, The Kid's sheet, the C45's counter."""
    typed = f"?{wanted}\n?no such thing\nq\n"
    done = sixgun(tmp_path, "play", game, "--seed", "2", "--save", "game.json", "--lang", lang, typed=typed)
    assert told in done.stdout, done.stdout[-1500:]
    assert "“no such thing”" in done.stdout or "«no such thing»" in done.stdout
