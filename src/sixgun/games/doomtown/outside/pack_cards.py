"""The cards that a player's own pack adds: read with suspicion, every problem at once.

A pack is data. It runs no code, and what its cards can do is bounded: their number, their lines, and how often cards
can set each other off (language/ability.py).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

import msgspec

from sixgun.core.checks import Checks, shown
from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import (
    FIELDS,
    FIGURES,
    HEADER,
    HEADER_FIELDS,
    KINDS,
    PACKS,
    PROVENANCES,
    all_cards,
)
from sixgun.games.doomtown.table.keywords import NUMBERED

CARDS: Final = "cards"
TEXTS: Final = "texts"
LANGUAGES: Final[tuple[str, ...]] = ("en", "it")
MOST_BYTES: Final = 256 * 1024  # of a pack
MOST_CARDS: Final = 200
MOST_ABILITIES: Final = 9
MOST_WORDS: Final = 60  # keywords, gangs and skills that a pack adds
MOST_LETTERS: Final = 1_000  # of a text
MOST_PRINTED: Final = 30  # far above any printed figure
LONGEST_LINE: Final = 300
KEY: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,9}")
RESERVED: Final = re.compile(r"square|left|right|seat-\d+|\d+|pack|cards|decks|texts|variant")
OWN_TEXTS: Final[tuple[str, ...]] = ("text", "text_it", "title_it")
REQUIRED: Final[dict[str, tuple[str, ...]]] = {
    "outfit": ("gang", "stash", "production"),
    "dude": ("value", "cost", "influence", "upkeep"),
    "deed": ("value", "cost", "production", "control"),
    "goods": ("value", "cost"),
    "spell": ("value", "cost"),
    "action": ("value", "cost"),
    "joker": (),
}
ALLOWED: Final[dict[str, tuple[str, ...]]] = {  # figures that a kind may have beside those that it must have
    "outfit": (),
    "dude": ("stud", "draw", "control"),
    "deed": (),
    "goods": ("bullets", "influence", "control"),
    "spell": (),
    "action": (),
    "joker": (),
}


def is_own(pack: Mapping[str, object]) -> bool:
    """Whether a pack brings cards along."""
    return CARDS in pack or HEADER in pack


def own_section(pack: Mapping[str, object], taken: Mapping[str, object], checks: Checks) -> dict[str, Plain]:
    """The pack's cards in the form of the game's own files; what is wrong is noted."""
    size = len(msgspec.json.encode(pack))
    if size > MOST_BYTES:
        checks.note("file-size", {"file": HEADER, "cap": MOST_BYTES, "got": size})
        return {}
    header = _header(checks.table(HEADER, pack.get(HEADER, {})), checks)
    given = checks.table(CARDS, pack.get(CARDS, {}))
    if len(given) > MOST_CARDS:
        checks.note("field-length", {"field": CARDS, "low": 1, "high": MOST_CARDS, "exact": 0, "got": len(given)})
        return {}
    rows: dict[str, Plain] = {}
    for key, row in given.items():
        at = f"{CARDS}.{key[:40]}"
        if not KEY.fullmatch(key) or len(key) > 40 or RESERVED.fullmatch(key):
            checks.note("card-key", {"field": at})
        elif key in taken:
            checks.note("card-taken", {"field": at})
        else:
            card = _card(at, key, checks.table(at, row), checks)
            if card:
                _check_words(at, card, header, checks)
                rows[key] = card
    return {"provenance": header["provenance"], HEADER: header, **rows}


def _header(given: dict[str, object], checks: Checks) -> dict[str, Plain]:
    checks.known(HEADER, given, (*HEADER_FIELDS, "url"))
    name = _text(f"{HEADER}.name", given.get("name"), 60, checks)
    if name.lower().replace(" ", "-") in PACKS:
        checks.note("card-taken", {"field": f"{HEADER}.name"})
    header: dict[str, Plain] = {"name": name}
    header["code"] = _text(f"{HEADER}.code", given.get("code", "OWN"), 12, checks)
    header["provenance"] = checks.choice(f"{HEADER}.provenance", given.get("provenance", "house"), PROVENANCES)
    for field in ("gangs", "keywords"):
        words = checks.items(f"{HEADER}.{field}", given.get(field, []), 0, MOST_WORDS)
        header[field] = [_word(f"{HEADER}.{field}", word, checks) for word in words]
    skills = checks.table(f"{HEADER}.skills", given.get("skills", {}))
    header["skills"] = {
        _word(f"{HEADER}.skills", skill, checks): _word(f"{HEADER}.skills", spell, checks)
        for skill, spell in list(skills.items())[:MOST_WORDS]
    }
    return header


def _word(field: str, word: object, checks: Checks) -> str:
    if isinstance(word, str) and KEY.fullmatch(word) and len(word) <= 40:
        return word
    checks.note("card-key", {"field": f"{field}.{shown(word)}"})
    return ""


def _text(field: str, value: object, most: int, checks: Checks) -> str:
    if not isinstance(value, str):
        checks.wrong_type(field, "text", value)
    elif not 1 <= len(value) <= most:
        checks.note("field-length", {"field": field, "low": 1, "high": most, "exact": 0, "got": len(value)})
    else:
        return value
    return ""


def _card(at: str, key: str, given: dict[str, object], checks: Checks) -> dict[str, Plain]:
    kind = checks.choice(f"{at}.kind", given.get("kind"), KINDS)
    if not kind:
        return {}
    plain = [field for field in FIELDS if field not in FIGURES]
    figures = (*REQUIRED[kind], *ALLOWED[kind], "copies")
    checks.known(at, given, [field for field in (*plain, *figures, *OWN_TEXTS) if field != "provenance"])
    row: dict[str, Plain] = {"kind": kind, "title": _text(f"{at}.title", given.get("title"), 60, checks)}
    row["code"] = _text(f"{at}.code", given.get("code", key), 40, checks)
    for field in REQUIRED[kind]:
        if field not in given:
            checks.note("field-missing", {"field": f"{at}.{field}"})
    if kind == "dude" and ("stud" in given) == ("draw" in given):
        checks.note("field-missing", {"field": f"{at}.stud, {at}.draw"})
    for name in FIGURES:
        if name in given and name in figures:
            rule = "value.range.one-to-thirteen" if name == "value" else ""
            low, high = (1, 13) if name == "value" else (0, MOST_PRINTED)
            row[name] = checks.integer(f"{at}.{name}", given[name], low, high, rule)
    row.setdefault("copies", 4)
    for name in ("gang", "host", "parting", "start"):
        if name in given:
            row[name] = _value(f"{at}.{name}", given[name], checks, 0)
    words = checks.items(f"{at}.keywords", given.get("keywords", []), 0, 12)
    row["keywords"] = [_text(f"{at}.keywords", word, 40, checks) for word in words]
    abilities: list[Plain] = [
        _ability(f"{at}.ability[{number}]", checks.table(f"{at}.ability[{number}]", ability), checks)
        for number, ability in enumerate(checks.items(f"{at}.ability", given.get("ability", []), 0, MOST_ABILITIES))
    ]
    if abilities:
        row["ability"] = abilities
    for name in OWN_TEXTS:
        if name in given:
            _text(f"{at}.{name}", given[name], MOST_LETTERS, checks)
    return row


def _check_words(at: str, row: dict[str, Plain], header: Mapping[str, Plain], checks: Checks) -> None:
    """Gangs and keywords are those of the game, or the pack's header names them; some keywords have a number.

    What is wrong is left out, so that the rest can be read.
    """
    gangs, own_words, skills = header["gangs"], header["keywords"], header["skills"]
    assert isinstance(gangs, list)
    assert isinstance(own_words, list)
    assert isinstance(skills, dict)
    for field in ("gang", "start"):
        allowed = [*all_cards().gangs, *map(str, gangs), *(["any"] if field == "start" else [])]
        if field in row and not checks.choice(f"{at}.{field}", row[field], allowed):
            del row[field]
    known = [*all_cards().words, *map(str, own_words), *skills, *[str(spell) for spell in skills.values()]]
    listed = row["keywords"]
    assert isinstance(listed, list)
    kept: list[Plain] = []
    for keyword in listed:
        word, _, rating = str(keyword).partition(" ")
        numbered = word in NUMBERED or word in skills
        if word not in known:
            allowed = get_close_matches(word, known, 5, 0.4) or get_close_matches(word, known, 5, 0.0)
            checks.choice(f"{at}.keywords", word, allowed)
        elif numbered != rating.isdecimal() or len(rating) > 2:
            checks.choice(f"{at}.keywords", keyword, [f"{word} 2" if numbered else word])
        else:
            kept.append(keyword)
    row["keywords"] = kept


def _ability(at: str, given: dict[str, object], checks: Checks) -> dict[str, Plain]:
    """Texts, numbers, yes or no, and lists of lines; what they mean is read later."""
    return {field[:40]: _value(f"{at}.{field[:40]}", value, checks, 0) for field, value in given.items()}


def _value(at: str, value: object, checks: Checks, depth: int) -> Plain:
    if isinstance(value, bool | int):
        return value
    if isinstance(value, str):
        return _text(at, value, LONGEST_LINE, checks)
    if isinstance(value, list) and depth <= 8:
        return [_value(f"{at}[{i}]", part, checks, depth + 1) for i, part in enumerate(value[:200])]
    checks.wrong_type(at, "text", value)
    return ""


# ---- texts


def own_texts(pack: Mapping[str, object], lang: str) -> dict[str, str]:
    """Messages by name: titles and texts of the pack's cards, and what it says of gangs and keywords.

    Italian is optional: what is missing is said in English.
    """
    found: dict[str, str] = {}
    cards = pack.get(CARDS, {})
    for key, row in cards.items() if isinstance(cards, dict) else ():
        title, text = str(row.get("title", key)), str(row.get("text", ""))
        found[f"card-{key}"] = str(row.get("title_it", title)) if lang == "it" else title
        found[f"card-text-{key}"] = str(row.get("text_it", text)) if lang == "it" else text
    header = pack.get(HEADER, {})
    assert isinstance(header, dict)
    for field, prefix in (("gangs", "gang-"), ("keywords", "keyword-"), ("skills", "keyword-")):
        for word in header.get(field, ()):
            found.setdefault(f"{prefix}{word}", str(word).replace("-", " ").title())
    texts = pack.get(TEXTS, {})
    assert isinstance(texts, dict)
    for each in ("en", lang):
        own = texts.get(each, {})
        found |= {str(name): str(text)[:MOST_LETTERS] for name, text in own.items()} if isinstance(own, dict) else {}
    return found


def check_texts(pack: Mapping[str, object], checks: Checks) -> None:
    """Texts of gangs and keywords, by language."""
    given = checks.table(TEXTS, pack.get(TEXTS, {}))
    checks.known(TEXTS, given, LANGUAGES)
    for lang in LANGUAGES:
        if lang in given:
            for name, text in checks.table(f"{TEXTS}.{lang}", given[lang]).items():
                if not re.fullmatch(r"(?:gang|keyword|card|card-text)-[a-z0-9-]{1,60}", name):
                    checks.note("card-key", {"field": f"{TEXTS}.{lang}.{name[:40]}"})
                _text(f"{TEXTS}.{lang}.{name[:40]}", text, MOST_LETTERS, checks)


def figures_of(pack: Mapping[str, object]) -> dict[str, Plain]:
    """What is shown of the pack's cards: figures, keywords, and when abilities are used."""
    found: dict[str, Plain] = {}
    cards = pack.get(CARDS, {})
    for key, row in cards.items() if isinstance(cards, dict) else ():
        shown_fields = ("kind", "gang", "keywords", *FIGURES)
        card: dict[str, Plain] = {name: row[name] for name in shown_fields if name in row and name != "copies"}
        card["ability"] = [str(ability.get("play")) for ability in row.get("ability", ())]
        found[str(key)] = card
    return found
