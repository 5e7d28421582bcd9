"""The page's words, by key: tests name what is on the page as its texts do, in the language that it speaks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    ROOT / "web/src/text",
    ROOT / "web/src/replay",
    ROOT / "web/src/learn",
    ROOT / "web/src/rules",
    ROOT / "web/src/me",
    ROOT / "src/sixgun/text",
    ROOT / "src/sixgun/games/gunfighters/text",
    ROOT / "web/src/games/gunslinger/editor",
    ROOT / "web/src/games/doomtown/workshop",
)
FUNCTIONS = ("SEAT", "SEATS", "NAME", "LIST")  # of the games' texts; here names are given as such


def _as_it_is(name: Any, **how: Any) -> Any:
    return name


@cache
def _book(lang: str) -> FluentBundle:
    book = FluentBundle([lang], functions=dict.fromkeys(FUNCTIONS, _as_it_is), use_isolating=False)
    for folder in FILES:
        book.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")), allow_overrides=True)
    return book


def say(lang: str, key: str, **args: Any) -> str:
    """The message of that key."""
    message = _book(lang).get_message(key)
    assert message.value is not None
    text, errors = _book(lang).format_pattern(message.value, args)
    assert not errors, errors
    return str(text)


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of all texts in a language."""
    own = [ROOT / "web/src/text" / f"{lang}.ftl", ROOT / "web/src/replay" / f"{lang}.ftl"]
    files = [*own, *(ROOT / "src/sixgun").rglob(f"{lang}.ftl")]
    return frozenset(word for file in files for word in words_of(_texts(file.read_text("utf-8"))))


def words_of(text: str) -> list[str]:
    """Its words in small letters; what is inside a word, as an apostrophe, belongs to it."""
    return re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", text.lower())


def _texts(source: str) -> str:
    """What is said in a file of messages, without their keys, variables and functions."""
    found: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:
            found.append(node.value)

    Reader().visit(FluentParser().parse(source))
    return "\n".join(found)
