"""Before a game: which one, who sits where, from which deal."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from sixgun.bots import NAMES
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import games
from sixgun.terminal.client import HUMAN, Client, replayed_events
from sixgun.terminal.options import chosen_game, read_pairs
from sixgun.terminal.replays import load
from sixgun.terminal.saves import new_path
from sixgun.text import Speaker

DEFAULT_BOT = "rules"
BOT_NAMES = ("Calamity", "Doc", "Belle", "Kid", "Butch", "Etta", "Wyatt")


def lobby(lang: str) -> None:
    """`sixgun` alone: choose a game and who plays, or just press Enter twice."""
    console = Console(highlight=False)
    speaker = Speaker(lang, packages=("sixgun.terminal",))
    listed = games()
    console.print(speaker.text("welcome"), style="bold")
    for number, game in enumerate(listed, 1):
        voice = Speaker(lang, game.key)
        console.print(f"  {number}  {voice.text('title')}: {voice.text('tagline')}")
    try:
        game = listed[0]
        if len(listed) > 1:
            answer = console.input(speaker.text("which-game") + " ").strip()
            game = listed[int(answer) - 1] if answer.isdigit() and 0 < int(answer) <= len(listed) else listed[0]
        usual = ",".join([HUMAN] + ["bot"] * (game.usual_seats - 1))
        while True:
            seats = console.input(speaker.text("who-plays", usual=usual) + " ").strip() or usual
            try:
                play_command(game.key, lang, seats, None, None, None, None, (), None)
                return
            except Refused as refused:
                for refusal in refused.refusals:
                    console.print(Speaker(lang, game.key, packages=("sixgun.terminal",)).refusal(refusal), style="red")
    except EOFError:
        console.print()


def play_command(
    game: str,
    lang: str,
    seats: str | None,
    names: str | None,
    seed: int | None,
    resume: str | None,
    save: str | None,
    options: tuple[str, ...],
    pack: str | None,
) -> None:
    found = chosen_game(game, pack)
    path = Path(save) if save else Path(resume) if resume else new_path(found.key)
    if save and path.exists():
        raise Refused(Refusal("file-exists", {"file": save}))
    if resume is not None:
        match, chairs = _resumed(found, resume, seats)
    else:
        chairs = read_seats(seats, found)
        shuffle = secrets.token_bytes(32) if seed is None else seed
        match = Match(found, len(chairs), shuffle, read_pairs(found, options))
        match.names = table_names(chairs, names, Speaker(lang, packages=("sixgun.terminal",)))
    speaker = Speaker(lang, found.key, match.names, packages=("sixgun.terminal",))
    client = Client(match, chairs, speaker, path, secrets.randbits(48) if seed is None else seed)
    client.events = replayed_events(match)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  line editing and history in input()
    client.run()


def read_seats(text: str | None, game: Game[Any]) -> list[str]:
    """Who sits where: `you` for a person at this keyboard, `bot` or a bot's name."""
    if text is None:
        return [HUMAN] + [DEFAULT_BOT] * (game.usual_seats - 1)
    chairs = [DEFAULT_BOT if word.strip() in ("bot", "") else word.strip() for word in text.split(",")]
    for word in chairs:
        if word != HUMAN and word not in NAMES:
            raise Refused(Refusal("no-such-chair", {"got": word[:40], "bots": [*NAMES]}), game.key)
    return chairs


def table_names(chairs: list[str], given: str | None, speaker: Speaker) -> list[str]:
    """The players' names: those given, then a name for each bot and a number for each person."""
    wanted = [name.strip()[:20] for name in (given or "").split(",")]
    people = chairs.count(HUMAN)
    names: list[str] = []
    for seat, chair in enumerate(chairs):
        if seat < len(wanted) and wanted[seat]:
            names.append(wanted[seat])
        elif chair == HUMAN:
            names.append(speaker.text("you") if people == 1 else speaker.text("player", number=seat + 1))
        else:
            names.append(BOT_NAMES[seat % len(BOT_NAMES)])
    return names


def _resumed(game: Game[Any], file: str, seats: str | None) -> tuple[Match, list[str]]:
    """A saved game, played up to where it was left."""
    record, recorded = load(file)
    if record.game != game.key:
        raise Refused(Refusal("resume-other-game", {"file": file, "got": record.game, "game": game.key}))
    if record.seed is None:
        raise Refused(Refusal("record-no-seed", {}))
    match = Match(recorded, record.seats, record.seed, record.options, record.names, record.position)
    match.takebacks = record.takebacks
    for seat, pick in record.picks:
        match.play(seat, pick)
    default = ",".join([HUMAN] + ["bot"] * (record.seats - 1))
    chairs = read_seats(seats or default, game)
    if len(chairs) != record.seats:
        raise Refused(Refusal("resume-seats", {"file": file, "want": record.seats, "got": len(chairs)}))
    return match, chairs
