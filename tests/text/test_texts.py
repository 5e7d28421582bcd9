"""Every message is there in both languages, parses, and says all of its arguments."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sixgun
from sixgun.games.gunfighters.table import components, told
from sixgun.text import LANGUAGES, Speaker
from sixgun.text.speaker import message_files
from tests.conformance.budget import BUDGET

SOURCE = Path(sixgun.__file__).parent
PACKAGES = ["sixgun.text", "sixgun.terminal", "sixgun.terminal:learn", "sixgun.lab"] + [
    f"sixgun.games.{game.key.replace('-', '_')}{part}" for game in sixgun.games() for part in ("", ":lessons")
]


def parsed(package: str, lang: str) -> dict[str, ftl.Message]:
    text = "\n".join([path.read_text(encoding="utf-8") for path in message_files(package, lang)])
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(set(names)) == len(names)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def arguments(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(message)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    english, italian = (parsed(package, lang) for lang in LANGUAGES)
    assert english.keys() == italian.keys()
    for name, message in english.items():
        assert arguments(message) == arguments(italian[name]), name
        attributes = [attribute.id.name for attribute in message.attributes]
        assert attributes == [attribute.id.name for attribute in italian[name].attributes]


@functools.cache
def calls_in(path: Path) -> frozenset[tuple[str, str]]:
    """Every call in a source whose first argument is a plain text: the function's name, and the text."""
    found: set[tuple[str, str]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            texts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            values = [text.value for text in texts if isinstance(text, ast.Constant)]
            found |= {(name, value) for value in values if isinstance(value, str)}
    return frozenset(found)


def keys_named_in(paths: Iterable[Path]) -> set[str]:
    """The keys of all messages and refusals that some sources name."""
    calls = frozenset().union(*[calls_in(path) for path in paths])
    messages = {text for function, text in calls if function in ("Msg", "text", "t")}
    return messages | {f"refusal-{code}" for name, code in calls if name in ("Refusal", "note", "_refusal", "_no")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_and_refusal_named_in_the_code_has_its_words(lang: str) -> None:
    sources = list(SOURCE.rglob("*.py"))
    for game in sixgun.games():
        folder = SOURCE / "games" / game.key.replace("-", "_")
        own = [path for path in sources if folder in path.parents]
        sources = [path for path in sources if folder not in path.parents]
        wanted = keys_named_in(own)
        assert len(wanted) > 20
        speaker = Speaker(lang, game.key)
        assert sorted(key for key in wanted if not speaker.has(key)) == [], game.key
    speaker = Speaker(lang, "gunfighters", packages=("sixgun.terminal", "sixgun.terminal:learn", "sixgun.lab"))
    wanted = keys_named_in(sources) - {"shoot", "list-", "refusal-no-coin", "ask-"}  # of doctests
    assert len(wanted) > 100
    assert sorted(key for key in wanted if not speaker.has(key)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_option_and_event_of_the_game_has_its_words(lang: str) -> None:
    speaker = Speaker(lang, "gunfighters")
    wanted = [f"event-{name}" for name in told.NAMES if name != "turn"]
    wanted += [f"story-{name}" for name in components.STORIES] + [f"story-text-{name}" for name in components.STORIES]
    wanted += [f"climax-{name}" for name in components.CLIMAXES] + [
        f"climax-text-{name}" for name in components.CLIMAXES
    ]
    wanted += [f"place-{name}" for name in components.PLACES] + [f"card-{name}" for name in components.PLACES]
    wanted += [f"option-{spec.name}" for spec in sixgun.game("gunfighters").options]
    assert [key for key in wanted if not speaker.has(key)] == []


ENOUGH = {"quick": 200, "all": 700, "long": 20_000}[BUDGET]  # picks, told with all that is said around them
GAP = re.compile(
    r"[{}]|\?\?\?|\b(event|refusal|pick|menu|ask|board|place|card|climax|story|option|character|symbol|side|target)-[a-z]"
    r"|None|undefined"
)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [game.key for game in sixgun.games()])
def test_whole_games_are_told_without_a_gap(key: str, lang: str) -> None:
    """No unresolved key, argument or function shows up in anything that is said during random games."""
    game = sixgun.game(key)
    told = 0
    for seed in count():
        if told > ENOUGH:
            break
        chance = Random(seed)
        options = {spec.name: chance.choice(spec.values) for spec in game.options}
        s = game.new(seats=chance.choice(game.seats), seed=seed, options=options)
        speaker = Speaker(lang, key, ["Ada", "Bo"])
        while game.asks(s):
            ask = chance.choice(game.asks(s))
            option = chance.choice(list(ask.options))
            said = [speaker.say(ask.prompt), speaker.say(option.label), *[speaker.say(part) for part in option.path]]
            said += [
                speaker.say(cell) for row in game.sketch(game.view(s, chance.choice([0, 1, None]))) for cell in row
            ]
            said += [speaker.event(event, 0) for event in game.apply(s, ask.seat, option.pick)]
            assert [line for line in said if GAP.search(line)] == []
            told += 1


def test_names_numbers_and_lists_are_said_as_people_say_them() -> None:
    english, italian = Speaker("en", "gunfighters", ["Ada"]), Speaker("it", "gunfighters", ["Ada"])
    one = {"seat": 0, "target": 1, "place": "hill", "cards": ["hill$"], "count": 1}
    two = {**one, "cards": ["hill", "hill$$"], "count": 2}
    assert english.text("event-fell", **one) == "Player 2 loses a gunfighter: Hill $."
    assert english.text("event-fell", **two) == "Player 2 loses 2 gunfighters: Hill and Hill $$."
    assert italian.text("event-fell", **two) == "Giocatore 2 perde 2 pistoleri: Collina e Collina $$."
    assert english.text("pick-shoot-free", target=0, place="hill") == "Shoot at Ada on the Hill"
    assert italian.text("pick-shoot-free", target=0, place="station") == "Spara ad Ada alla Stazione"


def test_no_sentence_for_users_stands_in_code() -> None:
    """Outside of the texts, whatever is printed or raised is built from messages: no call prints a literal sentence."""
    offenders = []
    for path in [*(SOURCE / "terminal").rglob("*.py"), *(SOURCE / "text").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                literal = node.args[0].value
                if name in ("echo", "secho", "print", "input") and isinstance(literal, str) and " " in literal.strip():
                    offenders.append((path.name, literal))
    assert offenders == []


def test_what_is_refused_below_the_terminal_has_words_without_it() -> None:
    """From Python, nobody reads the terminal's messages: a dead process said "refusal-worker-died"."""
    files = [path for path in SOURCE.rglob("*en.ftl") if "terminal" not in path.parts]
    known = {line.partition(" ")[0] for path in files for line in path.read_text(encoding="utf-8").splitlines()}
    said: dict[str, str] = {}
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] == "terminal":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code = node.args[0] if node.args else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    said[f"refusal-{code.value}"] = path.name
    assert len(said) > 100
    assert {code: path for code, path in said.items() if code not in known} == {}
