"""What is made from the descriptions of all that is sent: types for the page, and tables in the documentation.

Each game describes its views in wire/view_types.py, and the server all else in server/answer_types.

`python tools/views.py` writes what is old; `python tools/views.py check` only tells, and fails if something is.
"""

from __future__ import annotations

import re
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType
from typing import Any, Literal, get_args, get_origin, is_typeddict

import msgspec

import sixgun
from sixgun.core.game import Game
from sixgun.core.options import OptionSpec
from sixgun.core.view_types import alternatives, bare, meta_of, parts_of, words_of
from sixgun.server import answer_types, workshop_types
from sixgun.server.door import envelopes

ROOT = Path(__file__).resolve().parents[1]
MADE = "// Made by tools/views.py from src/sixgun/{source}: change that, and run it again.\n"
THE_PAGES_OWN = ("Args", "View", "GameEvent", "Change")  # types that the page has names for
BEGIN = "<!-- The fields of a view, made by tools/views.py from the description in wire/view_types.py. -->"
END = "<!-- End of the fields of a view. -->"
WIDTH = 118  # characters of a line of documentation


def view_type(game: Game[Any]) -> Any:
    """The description of a game's views."""
    return _module(game).View


def _module(game: Game[Any]) -> ModuleType:
    return import_module(f"sixgun.games.{_package(game)}.wire.view_types")


def _package(game: Game[Any]) -> str:
    return game.key.replace("-", "_")


def records_of(root: Any) -> list[Any]:
    """A record and all records in it, each before those that it is made of."""
    found: list[Any] = []

    def visit(type: Any) -> None:
        if is_typeddict(type):
            if type not in found:
                found.append(type)
                for part in parts_of(type):
                    visit(part.type)
        else:
            for inner in get_args(type):
                visit(inner)

    visit(root)
    return found


# ---- TypeScript


def typescript(game: Game[Any]) -> str:
    """The types of a game's views for the page."""
    options = "{ " + "; ".join(f"{spec.name}?: {_choice(spec)}" for spec in game.options) + " }"
    further = getattr(_module(game), "WORDS", {})
    words = [f"export const {name}: readonly string[] = {_listed(words)};\n" for name, words in further.items()]
    head = MADE.format(source=f"games/{_package(game)}/wire/view_types.py")
    return head + _declared(records_of(view_type(game)), words, options)


def answers() -> str:
    """The types of all else that the server sends, and of what it takes over the socket."""
    roots = [*answer_types.MESSAGES, *answer_types.ANSWERS, *workshop_types.ANSWERS]
    records = list(dict.fromkeys([record for root in roots for record in records_of(root)]))
    messages = " | ".join(record.__name__ for record in answer_types.MESSAGES)
    deeds = "".join(f"\n  | {_command(deed)}" for deed in get_args(envelopes.Deed))
    unions = [f"\nexport type ServerMessage = {messages};\n", f"\nexport type Command ={deeds};\n"]
    imports = 'import type { Change } from "./changes";\nimport type { Args, GameEvent, View } from "./types";\n\n'
    return "".join([MADE.format(source="server/answer_types"), imports, _declared(records), *unions])


def _command(deed: Any) -> str:
    """What can be sent over the socket, by its tag."""
    fields = [
        f"{field.name}{'' if field.required else '?'}: {_typed(field.type)}" for field in msgspec.structs.fields(deed)
    ]
    return "{ " + "; ".join([f'type: "{deed.__struct_config__.tag}"', *fields]) + " }"


def _declared(records: list[Any], words: list[str] | None = None, options: str = "") -> str:
    """Records as interfaces, after a list of the words of each closed vocabulary."""
    lists = [f"export const {_plural(name)} = {_listed(words)} as const;\n" for name, words in _vocabularies(records)]
    types = [f"export type {name} = (typeof {_plural(name)})[number];\n" for name, _ in _vocabularies(records)]
    vocabulary = [line for pair in zip(lists, types, strict=True) for line in pair]
    interfaces = [f"\n{_interface(record, options)}" for record in records]
    return "".join([*vocabulary, *(words or []), *interfaces])


def _vocabularies(records: list[Any]) -> list[tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, ...]] = {}

    def visit(type: Any) -> None:
        meta, words = meta_of(type), words_of(type)
        if meta is not None and words:
            found[str(meta.title)] = words
        for inner in get_args(bare(type)):
            visit(inner)

    for record in records:
        for part in parts_of(record):
            visit(part.type)
    return sorted(found.items())


def _interface(record: Any, options: str) -> str:
    lines = [f"/** {record.__doc__} */", f"export interface {record.__name__} {{"]
    for part in parts_of(record):
        if part.about:
            lines.append(f"  /** {_sentence(part.about)} */")
        mark = "" if part.required else "?"
        lines.append(f"  {part.name}{mark}: {_typed(part.type, options)};")
    return "\n".join([*lines, "}", ""])


def _typed(type: Any, options: str = "") -> str:
    """A type as TypeScript writes it."""
    meta = meta_of(type)
    if meta is not None and (words_of(type) or meta.title in THE_PAGES_OWN):
        return str(meta.title)
    if meta is not None and meta.title == "Options":
        return options
    plain = bare(type)
    if get_origin(plain) is Literal:
        return " | ".join(f'"{word}"' for word in get_args(plain))
    inside = [_typed(inner, options) for inner in get_args(plain)]
    if len(alternatives(plain)) > 1:
        return " | ".join(inside)
    if get_origin(plain) is list:
        return f"({inside[0]})[]" if " " in inside[0] else f"{inside[0]}[]"
    if get_origin(plain) is tuple:
        return f"[{', '.join(inside)}]"
    if get_origin(plain) is dict:
        return f"Record<{', '.join(inside)}>"
    names = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
    return names.get(plain) or str(plain.__name__)


def _choice(spec: OptionSpec) -> str:
    values = spec.values
    if spec.several:
        return "number | string"
    if set(values) == {False, True}:
        return "boolean"
    if all(isinstance(value, int) for value in values):
        return "number"
    return "string"  # a pack may bring further words


def _listed(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def _plural(name: str) -> str:
    """
    >>> _plural("Place"), _plural("Box"), _plural("Story"), _plural("ActionName")
    ('PLACES', 'BOXES', 'STORIES', 'ACTION_NAMES')
    """
    upper = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    if upper.endswith(("S", "X")):
        return f"{upper}ES"
    return f"{upper[:-1]}IES" if upper.endswith("RY") else f"{upper}S"


def _sentence(about: str) -> str:
    return f"{about[0].upper()}{about[1:]}."


# ---- documentation


def table(game: Game[Any]) -> str:
    """The fields of a game's views as tables in Markdown, the view itself first."""
    records = records_of(view_type(game))
    words = [_one_of(name, words) for name, words in _vocabularies(records)]
    return "\n".join([*[_rows(record) for record in records], *words, ""])


def _one_of(name: str, words: tuple[str, ...]) -> str:
    """A vocabulary as an item of a list."""
    text = f"- *{name}* is one of {_quoted(words)}."
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _rows(record: Any) -> str:
    lines = [f"**{record.__name__}**: {record.__doc__}", "", "| field | type | meaning |", "|---|---|---|"]
    for part in parts_of(record):
        mark = "" if part.required else ", may be missing"
        lines.append(f"| `{part.name}` | {_worded(part.type)}{mark} | {part.about.replace('|', ' or ')} |")
    return "\n".join([*lines, ""])


def _worded(type: Any) -> str:
    """A type as a reader of the documentation is told it."""
    words, meta, plain = words_of(type), meta_of(type), bare(type)
    if meta is not None and words:
        return f"*{meta.title}*"
    if meta is not None:
        return {"Seat": "seat", "Question": "text", "Options": "table"}.get(str(meta.title), "text")
    inside = [_worded(inner) for inner in get_args(plain)]
    if len(alternatives(plain)) > 1:
        return " or ".join(inside)
    if get_origin(plain) is list:
        return f"list of: {inside[0]}"
    if get_origin(plain) is tuple:
        return f"pair of: {', '.join(inside)}"
    if get_origin(plain) is dict:
        return f"table by {inside[0]} of: {inside[1]}"
    names = {int: "number", float: "number", str: "text", bool: "`true` or `false`", NoneType: "`null`"}
    return names.get(plain) or f"**{plain.__name__}**"


def _quoted(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" if word else "nothing" for word in words)


def documented(text: str, game: Game[Any]) -> str:
    """A page of the documentation with its tables made anew."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"docs/{game.key}.md has no place for the fields of a view: {BEGIN} ... {END}")
    return f"{head}{BEGIN}\n\n{table(game)}\n{END}{tail}"


# ---- files


def made() -> dict[Path, str]:
    """Every file that is made here, with what it must say."""
    found = {ROOT / "web" / "src" / "net" / "types.gen.ts": answers()}
    for game in sixgun.games():
        found[ROOT / "web" / "src" / "games" / game.key / "play" / "view.gen.ts"] = typescript(game)
        docs = ROOT / "docs" / f"{game.key}.md"
        found[docs] = documented(docs.read_text(), game)
    return found


def old() -> list[Path]:
    """The files that do not say what they must."""
    return [path for path, text in made().items() if not path.is_file() or path.read_text() != text]


def main() -> int:
    stale = old()
    for path in stale:
        print(path.relative_to(ROOT))
        if "check" not in sys.argv:
            path.write_text(made()[path])
    return int(bool(stale) and "check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
