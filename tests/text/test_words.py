"""The words of the games: the Italian rulebook's where there is one, and sentences that agree and read as written."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
GAMES = ("gunfighters", "bang_duel", "gunslinger", "doomtown")
HOUSE = "house"
NUMBERS = {"amount", "boxes", "cards", "cost", "count", "delay", "left", "most", "need", "number", "points", "rounds"}
NUMBER = r"\{\$\}"

# What must not stand in a text, and what to write instead.
ENGLISH = {
    r"(?<!there )(?<!There )\bis no (?!longer|more|better|worse)": "isn't a",
    r"\bthe own\b": "your own, its own",
    r"\bgone on with\b": "resumed",
    r"\b[Ww]ho(m)?ever\b": "the player who, anyone who",
    r"\bone (BANG! )?card more\b": "one more card",
}
ITALIAN = {
    r"\b[Ll]ocazion[ei]\b": "luogo",
    r"\b[Cc]asell[ae]\b": "box, esagono",
    rf"\b([Ii]|[Gg]li|[Ll]e|([Dd]e|[Aa]|[Nn]e|[Dd]a|[Ss]u)(i|gli|lle)) {NUMBER}": "the noun first: gli scarti (8)",
}
OF_A_GAME = {
    ("bang_duel", "en"): {
        r"\b(from|hand of) the other hand\b": "your opponent's hand",
        r"\bpair of \{name\}": "Ann's characters",
    },
    ("bang_duel", "it"): {
        r"\{name\} (è|viene) (colpito|eliminato|ferito)\b": "il colpo raggiunge ...",
        r"\b[Cc]oppia di \{name\}": "i personaggi di ...",
        r"\bl'attivo\b": "il personaggio attivo",
        r"\b([Ll]a tua|[Aa]lla|[Dd]ella)( tua)? retroguardia\b": "il personaggio in retroguardia",
        r"\b[Rr]iprend\w+ un punto vita\b": "recuperare",
        r"\bcarte girate\b": "carte rivelate",
        r"\b[Ss]chierament[oi]\b": "fazione",
    },
    ("gunslinger", "en"): {
        r"\bto: \{name\}": "the form with its preposition: in the gun hand",
    },
    ("gunslinger", "it"): {
        r"\b[Cc]ani\b": "il cane, never the plural",
        r"\b([Mm]ira|[Ss]para|sparerà|[Pp]ila) (a|di) \{name\}": "the form with its article: alla Donna",
        r"\bin: \{name\}": "the form with its preposition: nella mano principale",
        r"\bbraccio della pistola\b": "braccio principale",
        r"\bcart[ae] ritardo\b": "carta di ritardo",
        r"\bdritto (avanti|indietro)\b": "dritto davanti, dritto dietro",
        r"\b(svien|sven)\w*": "perdere conoscenza",
        r"\bprigionier[oa]\b": "catturare",
        r"\b[Ff]erito (al|all')": "ferita al braccio",
    },
    ("doomtown", "en"): {
        rf"{NUMBER} casualties (must|are to)": "a plural selector: 1 casualty",
    },
    ("doomtown", "it"): {
        r"\b[Dd]udes?\b": "personaggio",
        r"\b[Dd]eeds?\b": "proprietà",
        r"\b[Ss]hootouts?\b": "sparatoria",
        r"\b[Ss]hooters?\b": "tiratore",
        r"\b[Jj]obs?\b": "incarico",
        r"\b[Mm]arks?\b": "obiettivo",
        r"\b[Dd]raw hands?\b": "mano duello",
        r"\b[Ll]owball\b": "al ribasso",
        r"\b[Cc]heatin'": "Imbroglio",
        r"\b([Hh]igh )?[Nn]oon\b": "Mezzogiorno",
        r"\b[Ss]undown\b": "Tramonto",
        r"\b[Uu]pkeep\b": "mantenimento",
        r"\b[Gg]amblin'": "Scommessa",
        r"\b[Ss]hoppin'": "Comprare",
        r"\bWinner\b": "Vincitore",
        r"\b[Rr]esolution\b": "Risoluzione",
        r"\bReact\b": "Reagire",
        r"\bRepeat\b": "Ripetere",
        r"\bController\b": "Controllore",
        r"\bBoot Hill\b": "Collina degli Stivali",
        r"\b[Rr]ang(o|hi)\b": "livello",
        r"\b[Pp]erdit[ae]\b": "ferita",
        r"\b[Gg]rit\b": "determinazione",
        r"\b[Ss]kill\b": "abilità",
        r"\b(Huckster|Mad Scientist|Blessed|Shaman)s?\b": "Imbonitore, Scienziato Pazzo, Benedetto, Sciamano",
        r"\b(Hex|Miracle|Spirit|Gadget|Weapon|Horse|Sidekick)s?\b": "Maledizione, Miracolo, Marchingegno, Arma ...",
        r"\b(Grifter|Deputy|Harrowed|Abomination|[Dd]rifter)s?\b": "Baro, Vicesceriffo, Tormentato, Abominio ...",
        r"\b(Private|Public|Holy Ground|Government)\b": "Privata, Pubblica, Terra Consacrata, Governo",
        r"\b[Pp]iazza\b": "Town Square",
        r"\b[Vv]ia di \{": "strada",
        r"\b(una|delle|sue|tante) ghost rock\b": "un ghost rock, dei ghost rock",
        r"\b[Gg]iornata\b": "giorno",
        r"^(Colpito|Colpita)\b": "a sentence without a participle",
        r"^(?!.*(personaggio|joker)).*\{name\} .*(esaurito|sfidato|eliminato|scartato|pronto)\b": "la carta ... è",
    },
}

# Articles and endings that do not agree with the Italian word that they stand before.
RULES_OF_DOOMTOWN = {
    r"\b(un|il|del|al|dal|nel|sul|quel|dei|nei|ai) proprietà\b": "una, la, della ... proprietà",
    r"\b(uno|lo|dello|allo|nello|gli|degli) sparatori[ae]\b": "una, la, della ... sparatoria",
    r"\bproprietà (è )?(controllato|esaurito|scartato|eliminato|privato|pubblico|vuoto|vicino)\b": "proprietà ... -a",
    r"\b(il|del|al|dal|nel|dei|ai|i) (obiettiv|incaric|imbonitor)": "l', dell', gli ...",
    r"\b(i|dei|ai|due|suoi|propri) personaggio\b": "personaggi",
    r"\b(un|il|del|al|dal) [Ss]cienziato\b": "uno, lo, dello ... Scienziato",
    r"\b(Actin|Tradin|Movin|Callin|Shoppin)'": "Agire, Scambiare, Muovere, Sfidare, Comprare",
    r"\bpokerissim[oi]\b|\bscala colore\b": "cinque di un tipo, scala a colore",
}

# Titles are as printed, and say nothing in Italian.
TITLES = re.compile(r"(card-(?!text-|square|figures|keywords|says)|gang-(?!drifter)|deck-|option-deck)")


def files(game: str, lang: str) -> list[Path]:
    """All texts of a game: the engine's, the lessons' and the page's; or the house's own, of no game."""
    if game == HOUSE:
        folders = [
            ROOT / "src/sixgun/text",
            ROOT / "src/sixgun/terminal",
            ROOT / "src/sixgun/lab",
            ROOT / "web/src/text",
        ]
        return [path for folder in folders for path in sorted(folder.rglob(f"*{lang}.ftl"))]
    inside = sorted((ROOT / "src/sixgun/games" / game / "text").glob(f"*{lang}.ftl"))
    return inside + sorted((ROOT / "web/src/games" / game.replace("_", "-")).rglob(f"{lang}.ftl"))


def said(pattern: ftl.Pattern) -> str:
    """A pattern as one text; names in it as {name}, numbers as {$}, variants each on its own line."""
    return "".join([_part(element) for element in pattern.elements])


def _part(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    inner = element.expression
    if isinstance(inner, ftl.SelectExpression):
        return "\n" + "\n".join([said(variant.value) for variant in inner.variants]) + "\n"
    if isinstance(inner, ftl.VariableReference):
        return "{$}" if inner.id.name in NUMBERS else "{}"
    if isinstance(inner, ftl.FunctionReference):
        return "{name}"
    return inner.value if isinstance(inner, ftl.StringLiteral) else "{}"


def texts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    for path in files(game, lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and not TITLES.match(entry.id.name):
                patterns = [entry.value, *[attribute.value for attribute in entry.attributes]]
                yield entry.id.name, "\n".join([said(pattern) for pattern in patterns if pattern])


def found(text: str, game: str, lang: str) -> list[str]:
    """What is wrong with a text, and what to write instead."""
    banned = (ENGLISH if lang == "en" else ITALIAN) | OF_A_GAME.get((game, lang), {})
    hits = [(re.search(pattern, text, re.MULTILINE), instead) for pattern, instead in banned.items()]
    return [f"“{hit[0]}”: {instead}" for hit, instead in hits if hit]


def rules_in_italian(game: str) -> Iterator[tuple[str, str]]:
    """What the rule inventory says in Italian; the English word in brackets is a help, not the text."""
    inventory = tomllib.loads((ROOT / "src/sixgun/games" / game / "rules.toml").read_text(encoding="utf-8"))
    for entry in inventory["rule"]:
        for field in ("it", "unclear_it"):
            if field in entry:
                yield f"{entry['id']} ({field})", re.sub(r" \([A-Za-z' ]+\)", "", entry[field])


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_in_the_words_of_the_rulebook(game: str) -> None:
    told = list(rules_in_italian(game))
    assert len(told) > 50
    wrong = RULES_OF_DOOMTOWN if game == "doomtown" else {}
    extra = [f"{key}: {hit[0]}" for key, text in told for pattern in wrong if (hit := re.search(pattern, text))]
    assert extra + [f"{key}: {one}" for key, text in told for one in found(text, game, "it")] == []


def offences(game: str, lang: str) -> list[str]:
    return [f"{key}: {wrong}" for key, text in texts(game, lang) for wrong in found(text, game, lang)]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", [*GAMES, HOUSE])
def test_a_game_is_told_in_the_words_of_its_rulebook(game: str, lang: str) -> None:
    assert sum(1 for _ in texts(game, lang)) > 100
    assert offences(game, lang) == []


@pytest.mark.parametrize(
    ("message", "game", "lang"),
    [
        ("{ $need } casualties must still be covered.", "doomtown", "en"),
        ("{ NAME($card) } is no dude.", "doomtown", "en"),
        ("{ NAME($card) } torna al covo esaurito.", "doomtown", "it"),
        ("I { $count } scarti sono mescolati.", "gunfighters", "it"),
        ("{ NAME($character) } è colpito.", "bang_duel", "it"),
        ("Spara a { NAME($character) }", "gunslinger", "it"),
    ],
)
def test_what_was_once_said_is_found(message: str, game: str, lang: str) -> None:
    entry = FluentParser().parse_entry(f"key = {message}")
    assert isinstance(entry, ftl.Message)
    assert entry.value
    assert found(said(entry.value), game, lang)
