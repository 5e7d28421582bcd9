"""Scripts with one wrong word: each is read, or refused with its card, its line and what is wrong."""

from __future__ import annotations

import copy
import os
import random
from typing import Any

from sixgun.games.doomtown.language.printed import read_with_problems
from sixgun.games.doomtown.language.reader import Scripts
from sixgun.games.doomtown.table.components import all_cards
from sixgun.text.speaker import LANGUAGES, Speaker

CARDS = all_cards()
COUNT = 4_000 if os.environ.get("SIXGUN_BUDGET") != "long" else 60_000
OTHER_WORDS = ("bogus", "", "x", "you", "it", "9", "-1", "999", "dude", "mine", "until", "while", "cap", "(", ")", "|")
OTHER_WORDS += ("!", "a|b", "count(", "count()", "at()", "x.y", "place.place.x", ":", "hand:", "=", "<=", "else", "²")


def texts_in(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the texts of an ability stand."""
    if isinstance(part, str):
        return [path]
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [found for key, inner in inside for found in texts_in(inner, (*path, key))]


def mutated(ability: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The ability with one token of one text replaced, left out, doubled or spoilt, or a field of another kind."""
    changed = copy.deepcopy(ability)
    if rng.random() < 0.05:
        changed[rng.choice(list(changed))] = rng.choice(["bogus", "", [], [[]], [["boot this"]], ["else"], 7, True])
        return changed
    *way, last = rng.choice(texts_in(changed))
    place: Any = changed
    for key in way:
        place = place[key]
    tokens = place[last].split(" ")
    at = rng.randrange(len(tokens))
    token = tokens[at]
    other = rng.choice(OTHER_WORDS)
    tokens[at : at + 1] = rng.choice([[other], [], [token, token], [token[:-1]], [token, other], [token + other]])
    place[last] = " ".join(tokens)
    return changed


def test_one_wrong_word_is_named_with_its_card_and_line() -> None:
    rng = random.Random(17)
    scripts = Scripts(CARDS.index, CARDS.words, CARDS.gangs, CARDS.crafts)
    scripts.spells = {spell: skill for skill, spell in CARDS.skills.items()}
    rows: list[Any] = [(card, row["ability"]) for card, row in enumerate(CARDS.rows) if "ability" in row]
    speakers = [Speaker(lang, "doomtown") for lang in LANGUAGES]
    refused = 0
    for _ in range(COUNT):
        card, abilities = rng.choice(rows)
        number = rng.randrange(len(abilities))
        changed = mutated(abilities[number], rng)
        _, problems = read_with_problems(scripts, CARDS, card, number, changed)
        refused += bool(problems)
        for problem in problems:
            args = problem.args
            assert args["at"] == f"{CARDS.keys[card]}.ability[{number}]"
            assert str(args["line"]).strip(), (changed, args)
            for speaker in speakers:
                assert str(args["line"]) in speaker.refusal(problem), (changed, args)
    assert refused > COUNT // 2
