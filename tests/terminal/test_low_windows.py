"""Doomtown and Gunslinger in a window of 80 by 24, and `?` with the name of a thing in every game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sixgun.bots import Chair, make_bot
from sixgun.core.asks import Ask
from sixgun.core.match import Match
from sixgun.games import game as game_of
from sixgun.games.gunslinger.wire.sketch_map import letters
from sixgun.terminal.table.client import Client
from sixgun.terminal.table.prompt import Prompt
from sixgun.text import LANGUAGES, Speaker
from tests.conformance.budget import BUDGET
from tests.terminal.run import sixgun
from tests.terminal.screen import Terminal

ROWS, COLUMNS = 24, 80
NAMES = ("Forestiero", "Doc", "Belle", "Calamity")


def client_of(match: Match, lang: str, folder: Path) -> Client:
    speaker = Speaker(lang, match.game.key, NAMES[: match.seats], packages=("sixgun.terminal",))
    return Client(match, ["you"] * match.seats, speaker, folder / "game.json", 1)


@contextmanager
def low_window(client: Client, rows: int = ROWS) -> Iterator[None]:
    with (client.path.parent / "screen").open("w") as file:
        settings: Any = {"force_terminal": True, "color_system": None, "record": True, "file": file}
        client.console = Console(width=COLUMNS, height=rows, highlight=False, **settings)
        yield


def asked_on_screen(client: Client, ask: Ask, rows: int = ROWS) -> tuple[list[str], list[str]]:
    """The lines of the table, and all that are in sight with the question below."""
    with low_window(client, rows):
        prompt = Prompt(client, ask, 0)
        client.show(ask.seat, prompt)
        table = client.console.export_text(clear=False).strip("\n").split("\n")
        prompt.show(prompt.top)
    return table, client.console.export_text().strip("\n").split("\n")


def questions(match: Match) -> Iterator[Ask]:
    """Every question of a game between bots that play by the advice."""
    game: Any = match.game
    bots = [make_bot("rules", seat) for seat in range(match.seats)]
    while match.state.asked:
        seat = game.asked(match.state)[0]
        yield game.ask(match.state, seat)
        chair = Chair(game, match.state, seat, game.codes(match.state, seat))
        match.play(seat, chair.picks()[bots[seat].choose(chair)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_and_menu_of_doomtown_fit_a_low_window(lang: str, tmp_path: Path) -> None:
    """Every question of the first two days; a table in brief has every name."""
    match = Match(game_of("doomtown"), seats=2, seed=3, options={"gang": "ready"}, names=NAMES[:2])
    client = client_of(match, lang, tmp_path)
    brief = asked = fitting = 0
    game: Any = match.game
    for ask in questions(match):
        view = game.view(match.state, ask.seat)
        if view["day"] == 3:
            break
        table, lines = asked_on_screen(client, ask)
        assert max(len(line) for line in lines) <= COLUMNS
        assert len(table) <= 20, table
        asked += 1
        fitting += len(lines) < ROWS  # with the line that is typed into
        brief += any(" GR" in line for line in lines)
        shown = " ".join(" ".join(lines).split())
        for dude in view["dudes"]:
            assert client.speaker.text(f"card-{dude['card'].partition('.')[0]}") in shown
    assert brief > 10
    assert fitting == asked


def random_questions(match: Match, seed: int) -> Iterator[Ask]:
    """Every question of a game in which everybody picks at random."""
    game, chance = match.game, random.Random(seed)
    while asks := game.asks(match.state):
        ask = chance.choice(asks)
        yield ask
        match.play(ask.seat, chance.choice(ask.options).pick)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "gang"), [(2, "chosen"), (2, "ready"), (3, "ready"), (4, "ready")])
def test_table_and_menu_of_whole_doomtown_games_fit_a_low_window(
    lang: str, seats: int, gang: str, tmp_path: Path
) -> None:
    """What matters to the player is always there; where others are only counted, the keys say how to see them."""
    folded = asked = 0
    for seed in {"quick": [11], "all": [11], "long": range(100, 120)}[BUDGET]:
        match = Match(game_of("doomtown"), seats=seats, seed=seed, options={"gang": gang}, names=NAMES[:seats])
        client = client_of(match, lang, tmp_path)
        text = client.speaker.text
        for ask in random_questions(match, seed):
            _, lines = asked_on_screen(client, ask)
            assert len(lines) < ROWS, "\n".join(lines)  # with the line that is typed into
            assert max(len(line) for line in lines) <= COLUMNS, "\n".join(lines)
            view: Any = match.game.view(match.state, ask.seat)
            shown = " ".join(" ".join(lines).split())
            near = [dude for dude in view["dudes"] if dude["seat"] == ask.seat or dude["posse"]]
            for card in [dude["card"] for dude in near] + view["players"][ask.seat]["hand"]:
                assert text(f"card-{card.partition('.')[0]}") in shown, "\n".join(lines)
            assert all([name in shown for name in NAMES[:seats]])
            missing = [dude for dude in view["dudes"] if text(f"card-{dude['card'].partition('.')[0]}") not in shown]
            assert not missing or text("key-whole") in shown, "\n".join(lines)
            asked += 1
            folded += text("key-whole") in shown
    assert asked > 30
    assert bool(folded) == (seats > 2)


def test_the_table_between_four_is_whole_again_at_a_key(tmp_path: Path) -> None:
    match = Match(game_of("doomtown"), seats=4, seed=11, options={"gang": "ready"}, names=NAMES)
    client = client_of(match, "en", tmp_path)
    for ask in random_questions(match, 11):
        _, lines = asked_on_screen(client, ask)
        if "s: the whole table" in lines[-1]:
            break
    assert any("Elsewhere: " in line for line in lines)
    with low_window(client):
        assert Prompt(client, ask, 0).key("s")
        shown = client.console.export_text()
    view: Any = match.game.view(match.state, ask.seat)
    dudes = [line for line in shown.split("\n") if re.search(r", influence \d", line) and "control" not in line]
    assert len(dudes) == len(view["dudes"]) > 10
    for dude in view["dudes"]:
        assert client.speaker.text(f"card-{dude['card'].partition('.')[0]}") in shown


def test_where_nothing_fits_others_are_only_counted_and_a_key_shows_the_whole_table(tmp_path: Path) -> None:
    match = Match(game_of("doomtown"), seats=4, seed=11, options={"gang": "ready"}, names=NAMES)
    client = client_of(match, "en", tmp_path)
    for ask in random_questions(match, 11):
        view: Any = match.game.view(match.state, ask.seat)
        if len(view["dudes"]) > 10:
            break
    table, lines = asked_on_screen(client, ask, 6)
    strangers = [dude for dude in view["dudes"] if dude["seat"] != ask.seat]
    shown = " ".join(table)
    assert not [one for one in strangers if client.speaker.text(f"card-{one['card'].partition('.')[0]}") in shown]
    assert len(table) < len(view["dudes"])
    assert "s: the whole table" in " ".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("showdown", range(1, 11))
def test_map_sheets_and_menu_of_gunslinger_fit_a_low_window(lang: str, showdown: int, tmp_path: Path) -> None:
    """The first questions of each showdown: everybody is on the map, and has a sheet."""
    match = Match(game_of("gunslinger"), seats=2, seed=5, options={"showdown": showdown}, names=NAMES[:2])
    client = client_of(match, lang, tmp_path)
    game: Any = match.game
    for ask in islice(questions(match), 8):
        view = game.view(match.state, ask.seat)
        _, lines = asked_on_screen(client, ask)
        assert max(len(line) for line in lines) <= COLUMNS
        assert len(lines) < ROWS, "\n".join(lines)
        marks = letters([person["character"] for person in view["characters"]])
        hexes = [person["hex"] for person in view["characters"]]
        for person in [one for one in view["characters"] if hexes.count(one["hex"]) == 1]:
            column = "".join([line for line in lines if line.startswith(f"  {person['hex'][0]} ")])
            assert re.search(rf" {marks[person['character']]}[←↙↘→↗↖]", column), lines
        shown = " ".join(" ".join(lines).split())
        for person in view["characters"]:
            assert f"{marks[person['character']]} " in shown
        assert any("Enter: " in line or "Invio: " in line for line in lines[-2:])


def test_a_real_window_of_24_lines_shows_map_and_menu_together(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "gunslinger", "--seats", "you,easy", "--seed", "5", columns=80, rows=ROWS)
    seen = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.sees("h: all keys")).replace("\r", "").split("\n")
    last = seen[-(ROWS - 1) :]
    assert any(re.match("  F .* M→ .* T← ", line) for line in last), last
    assert any("← north _ down" in line for line in last)
    assert any("8 k Cock/Aim/Shoot (2)" in line for line in last)
    assert any("M Marshal" in line for line in last)
    terminal.types("q")
    assert terminal.ends() == 0


def test_a_high_window_has_the_whole_table(tmp_path: Path) -> None:
    for key, told in (("doomtown", "influence 3"), ("gunslinger", "North is left")):
        match = Match(
            game_of(key), seats=2, seed=3, options={"gang": "ready"} if key == "doomtown" else {}, names=NAMES[:2]
        )
        client = client_of(match, "en", tmp_path)
        table, _ = asked_on_screen(client, next(questions(match)), 60)
        assert any(told in line for line in table)


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
        ("gunslinger", "en", "the kid", "The Kid, house data: 15 endurance boxes; short Winchester .44, Colt .41"),
        ("gunslinger", "en", "ike", "Ike, as printed: 20 endurance boxes; Winchester .44, Colt .44 and knife"),
        ("gunslinger", "it", "il kid", "Il Kid, dati della casa: 15 box"),
        ("gunslinger", "it", "c45", "Colt .45: 6 proiettili, a una mano"),
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
