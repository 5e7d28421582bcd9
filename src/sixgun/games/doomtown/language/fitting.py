"""What can stand where: phrases that would be read and then do nothing, or harm, are found when cards are read.

Each check yields what is wrong with an ability: where it stands, the line, why it can't work, and what would.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.meanings import PATHS, READABLE
from sixgun.games.doomtown.language.words import BITS_OF_PATH, BITS_OF_REF, CHANGEABLE, OF_SKILL, REFS, RULES, STATS
from sixgun.games.doomtown.table.book import Ability, Line, Program
from sixgun.games.doomtown.table.changes import DURATIONS, UNTIL_
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS, JOKER_CARD, KINDS, NONE, SPELL

# The line, why it can't work, and what would.
Misfit: TypeAlias = tuple[str, str, list[str]]

MOST_LINES: Final = 60  # of a part of an ability
MOST_ABILITIES: Final = 9  # of a card: picks have one digit for them
DEEPEST: Final = 6  # blocks in blocks

# Which verbs can be a cost. All others would have to be possible to be paid, and nothing checks that.
COSTS: Final[tuple[str, ...]] = ("boot", "discard", "ace", "pay", "attach", "remove", "bounty", "spend", "send-home")
ALWAYS: Final[tuple[str, ...]] = ("modify", "give", "keyword", "bar")  # what a trait does that waits for nothing
OF_PLAYERS: Final[tuple[str, ...]] = (
    *("gain", "take", "draw", "shuffle", "rank", "casualties", "may", "either", "pull"),
    *("look-at-hand", "look-at-deck", "show-hand", "mill", "pays", "deal"),
)
OF_CARDS: Final[tuple[str, ...]] = (
    *("move", "send-home", "join", "boot", "unboot", "discard", "ace", "remove", "to-hand", "bring", "attach", "shop"),
    *(
        "hand-over",
        "take-control",
        "bounty",
        "keyword",
        "control-point",
        "influence-point",
        "recast",
        "into-draw-hand",
        "into-deck",
        "call-out",
        "perform",
    ),
)
PLAYER_STATS: Final[tuple[str, ...]] = ("hand-size", "sundown-discards", "redraws", "studs", "draws")
TRAIT_ONLY: Final[tuple[str, ...]] = ("cost",)  # a card that is to be paid for is not in play: no effect lasts on it
FIGHT_STATS: Final[tuple[str, ...]] = ("extra-casualties",)
EFFECT_STATS: Final[tuple[str, ...]] = ("purse", "reward")  # no trait changes them
TRAIT_STATS: Final = tuple([s for s in CHANGEABLE if s not in PLAYER_STATS + FIGHT_STATS + EFFECT_STATS])
WITHOUT_DO: Final[tuple[str, ...]] = ("invents", "invents_only", "casts", "first")  # fields that say it all
PLAYER_RULES: Final[tuple[str, ...]] = (
    "no-casualties",
    "cheatin-proof",
    "keeps-stash",
    "shops-anywhere",
    "poor-on-ties",
)
FIGHT_RULES: Final[tuple[str, ...]] = ("mark-first", "shielded", "by-influence", "closed")
PRINTED_RULES: Final[tuple[str, ...]] = ("shootout-gadget", "wild")  # a trait of the card itself gives them
DEED_RULES: Final[tuple[str, ...]] = ("private", "pays-controller")
EFFECT_RULES: Final[tuple[str, ...]] = ("blank", "taken", "draw")  # no trait gives them
COUNTERS: Final[tuple[str, ...]] = ("rock", "control-point", "influence-point")
BARRED: Final[tuple[str, ...]] = ("place", "deed", "goods", "spell", "action", "dude")
GONE: Final[tuple[str, ...]] = (  # `it` is in play no more
    *("casualty-discarded", "casualty-aced", "aced", "gone", "sidekick-lost"),
)
PREVENTABLE: Final[tuple[str, ...]] = (
    "boots-to-join",
    "casualty-discarding",
    "acing",
    "discarding",
    "going-home",
    "pull-made",
)
TOLD_OF_PLAYERS: Final[tuple[str, ...]] = (  # `it` is a player
    *("lumps-taken", "cheatin-revealed", "lowball-won", "shootout-play", "resolution-used"),
    *("drew", "refilled", "collected", "cheated"),
)
READ_OFF_PLAYERS: Final[tuple[str, ...]] = ("hand", "rank", "lost-by", "hand-size", "stash")

PLAYER: Final = "player"
CARD: Final = "card"
PLACE: Final = "place"
FIGHT: Final = "fight"
ANYTHING: Final = ""

# What an ability reads, and the word that makes it.
MANY: Final = r"choose-some|look-at-|\bmill\b|\breveal|\bsearch"
MADE_BY: Final[tuple[tuple[str, str], ...]] = (
    ("paid", r"\bpay "),
    ("taken", r"\btake "),
    ("skill-check", r"'hex'|'miracle'|'spirit'|'check'"),
    ("margin", r"'hex'|'miracle'|'spirit'|\bcheck|\btest\b|\bskill-"),
    ("some", MANY),
    ("among", MANY),
    ("leader", r"'play': '(?!noon)"),  # of a job, a call-out or a shootout
    ("mark", r"'play': '(?!noon)|\brelocate\b|accepted|refused"),
    ("cheater", r"cheatin"),
)


def misfits(
    kind: int, a: Ability, card: Mapping[str, Plain], row: Mapping[str, Plain], texts: Mapping[Program, Sequence[str]]
) -> list[Misfit]:
    """Everything about an ability that can't work; `texts` has the lines of programs as they are written."""
    found: list[Misfit] = []
    _fields(found, a, row)
    attaches = re.search(r"\battach this ", str(card.get("ability")))
    prices = bool(a.do) and all([line[0] == words.DO_MODIFY and line[1] == words.STAT_COST for line in a.do])
    if a.play == words.PLAY_TRAIT and kind == ACTION and not attaches and not prices:
        found.append(("trait", "an-action-is-never-in-play", ["noon", "shootout", "react"]))
    _reads(found, a, row)
    for part, program in (("target", a.target), ("cost", a.cost), ("do", a.do), ("fail", a.fail)):
        lines = written(program, texts.get(program, ()))
        _shape(found, part, row.get(part), program, lines)
        for line, text in lines:
            _verb(found, a, part, line, text)
    if a.play == words.PLAY_TRAIT and a.trigger == NONE:
        for line, text in written(a.do, texts.get(a.do, ())):
            _always(found, kind, a, line, text)
    return found


def written(program: Program, texts: Sequence[str]) -> list[tuple[Line, str]]:
    """The lines of a program with their texts: what the ends of blocks became has none."""
    lines = [line for line in program if line[0] != words.DO_GO]
    return list(zip(lines, texts, strict=False))


# ---- fields


def _fields(found: list[Misfit], a: Ability, row: Mapping[str, Plain]) -> None:
    trait, job = a.play == words.PLAY_TRAIT, a.play == words.PLAY_JOB
    always = trait and a.trigger == NONE
    for field in ("do", "if", "target", "cost", "fail", "posse_if", "opposing_if", "posse_do"):
        if field in row and not row[field]:
            found.append((field, "empty", []))
    if "do" not in row and not [field for field in row if field in WITHOUT_DO]:
        found.append(("do", "missing", []))
    if a.play == words.PLAY_REACT and "on" not in row:
        found.append(("on", "waits-for-nothing", list(words.TRIGGERS)))
    if a.trigger != NONE and not trait and a.play != words.PLAY_REACT:
        found.append((str(row["on"]), "only-reacts-wait", ["react", "trait"]))
    gone = a.play == words.PLAY_REACT and bool(a.triggers) and {words.TRIGGERS[on] for on in a.triggers} <= {*GONE}
    if gone and "it is:this" in str(row.get("if")):
        found.append(("it is:this", "gone-cards-do-not-react", ["trait", "casualty-discarding", "acing"]))
    if trait:
        for field in ("target", "cost", "fail", "pull", "join", "repeat", "controller"):
            if field in row:
                found.append((field, "not-in-a-trait", ["do", "if", "on"]))
    if always and "until" in row:
        found.append((str(row["until"]), "lasts-as-long-as-the-card", ["if"]))
    if a.once and not a.repeat:
        found.append(("once", "once-is-for-repeats", ["repeat"]))
    if a.once and DURATIONS[a.once] not in ("round", "shootout"):
        found.append((str(row["once"]), "unknown", ["round", "shootout"]))
    if a.repeat and not a.cost and not a.once and a.play != words.PLAY_REACT:  # usable.py says how often those
        found.append(("repeat", "repeat-needs-a-cost", ["boot", "pay", "discard"]))
    for field in ("posse_if", "opposing_if", "posse_do"):
        if field in row and not job:
            found.append((field, "only-in-a-job", ["job"]))
    if "fail" in row and not job and a.difficulty == NONE:
        found.append(("fail", "nothing-can-fail", ["check", "job"]))
    if a.join and a.play != words.PLAY_SHOOTOUT:
        found.append(("join", "only-in-a-shootout", ["shootout"]))
    if a.pull and job:
        found.append(("pull", "no-pull-in-a-job", ["pull you"]))
    if "less" in row and not re.search(r"\b(bring|attach|shop|playable|invent)", str(row)):
        found.append((str(row["less"]), "nothing-is-brought", ["bring", "attach", "shop"]))
    if job and [line[1] for line in a.target[:1]] != [words.REF_MARK]:
        found.append(("target", "a-job-has-a-mark", ["choose mark"]))


def _reads(found: list[Misfit], a: Ability, row: Mapping[str, Plain]) -> None:
    """Nothing is read before it is chosen, pulled, paid or taken."""
    text = str({field: part for field, part in row.items() if field != "on"})
    makes = r"(?:choose|each|token|search|look|reveal)(?:-[a-z]+)? ([xyz])\b"
    made = set(re.findall(makes, text)) | ({"x"} if a.group != NONE else set())
    read = set(re.findall(r"(?<![a-z-])([xyz])(?![a-z-])", re.sub(makes, "", text)))
    for word in sorted(read - made):
        found.append((word, "never-chosen", [f"choose {word}", f"each {word}"]))
    whole = str(dict(row))
    for word, source in MADE_BY:
        if word in text and re.search(rf"(?<![a-z-]){word}(?![a-z-])", text) and not re.search(source, whole):
            found.append((word, "never-made", []))
    given = a.group != NONE and a.play != words.PLAY_TRAIT  # then `it` is the card that gives it
    waits = a.trigger != NONE or given or re.search("later|whenever", text)
    if re.search(r"(?<![a-z-])it(?![a-z-])", text) and not waits:
        found.append(("it", "nothing-happened", ["on"]))


# ---- blocks and verbs


def _shape(found: list[Misfit], part: str, row: Plain, program: Program, lines: list[tuple[Line, str]]) -> None:
    if len(program) > MOST_LINES:
        found.append((part, "too-long", [str(MOST_LINES)]))
    if deepest(row) > DEEPEST:
        found.append((part, "too-deep", [str(DEEPEST)]))
    ends: list[int] = []  # where the `each` around a line end
    at = 0
    for i, line in enumerate(program):
        if line[0] == words.DO_GO:
            continue
        text = lines[at][1] if at < len(lines) else ""
        at += 1
        ends = [end for end in ends if end > i]
        if line[0] in (words.DO_EACH, words.DO_REPEAT):
            if ends:
                found.append((text, "each-in-each", ["count()", "choose-some"]))
            ends.append(line[-1])


def deepest(written: Plain) -> int:
    """How deeply blocks stand in blocks."""
    if not isinstance(written, list):
        return 0
    return 1 + max([0] + [deepest(part) for part in written])


def _verb(found: list[Misfit], a: Ability, part: str, line: Line, text: str) -> None:
    verb = VERBS[line[0]]
    if part == "target" and verb not in ("choose", "choose-some"):
        found.append((text, "not-a-choice", ["choose", "choose-some"]))
        return
    if part == "cost" and verb not in COSTS:
        found.append((text, "not-a-cost", list(COSTS)))
        return
    if verb in COUNTERS and line[5] != NONE:
        found.append((text, "counters-stay", ["="]))
    if verb == "prevent" and not (a.triggers and {words.TRIGGERS[on] for on in a.triggers} <= {*PREVENTABLE}):
        found.append((text, "nothing-to-prevent", list(PREVENTABLE)))
    if verb in OF_PLAYERS:
        _expect(found, a, text, line[1], PLAYER)
    elif verb in OF_CARDS:
        _expect(found, a, text, line[1], CARD)
    elif verb == "modify" and not _always_works(a) and _stat(line[1]) in TRAIT_ONLY:
        found.append((text, "only-by-a-trait", ["trait"]))
    elif verb == "modify" and line[5] != NONE and line[1] < OF_SKILL and STATS[line[1]] not in READABLE:
        found.append((text, "no-cap-here", []))
    elif verb == "modify" and not _always_works(a):
        _expect(found, a, text, line[2], whose_stat(_stat(line[1])))
    elif verb == "give" and not _always_works(a):
        if RULES[line[2]] in PRINTED_RULES or RULES[line[2]] == "taken":
            found.append((text, "no-effect-gives-it", []))
        else:
            _expect(found, a, text, line[1], whose_rule(RULES[line[2]]))


def _always_works(a: Ability) -> bool:
    return a.play == words.PLAY_TRAIT and a.trigger == NONE


def _stat(number: int) -> str:
    """The word of a number that can be changed; ratings in a skill count as `skill`."""
    return STATS[number] if number < OF_SKILL else "skill"


def whose_stat(stat: str) -> str:
    return PLAYER if stat in PLAYER_STATS else FIGHT if stat in FIGHT_STATS else CARD


def whose_rule(rule: str) -> str:
    if rule in ("no-fleeing", "ranks-fixed"):
        return ANYTHING  # a dude, or a player with all dudes; the fight, or a dude in it
    return PLAYER if rule in PLAYER_RULES else FIGHT if rule in FIGHT_RULES else CARD


def _expect(found: list[Misfit], a: Ability, text: str, ref: int, wanted: str) -> None:
    """A player where a card is meant, or the other way round."""
    got = what_is(a, ref)
    if ANYTHING in (got, wanted) or got == wanted or (wanted == CARD and got == PLACE):
        return
    examples = {PLAYER: ["you", "opponent", "controller.x"], CARD: ["this", "x", "bearer"], FIGHT: ["fight"]}
    found.append((text, f"needs-{wanted}", examples[wanted]))


def what_is(a: Ability, ref: int) -> str:
    """What a reference can mean: a player, a card, a place, the fight, or anything."""
    paths = ref >> BITS_OF_REF
    outer = ""
    while paths:
        outer = PATHS[(paths & (1 << BITS_OF_PATH) - 1) - 1]
        paths >>= BITS_OF_PATH
    if outer:
        return {"controller": PLAYER, "owner": PLAYER, "bearer": CARD, "place": PLACE}.get(outer, ANYTHING)
    word = REFS[ref]
    if word in ("you", "opponent", "cheater", "left", "doer"):
        return PLAYER
    if word in ("this", "bearer", "leader", "posse", "inventor"):
        return CARD
    if word == "it" and a.trigger != NONE:
        return PLAYER if words.TRIGGERS[a.trigger] in TOLD_OF_PLAYERS else CARD
    return FIGHT if word == "fight" else ANYTHING


# ---- traits that work all the time


def _always(found: list[Misfit], kind: int, a: Ability, line: Line, text: str) -> None:
    verb = VERBS[line[0]]
    if verb not in ALWAYS:
        found.append((text, "a-trait-only-changes", list(ALWAYS)))
        return
    if verb == "bar":
        _always_bars(found, kind, line, text)
        return
    ref = line[2] if verb == "modify" else line[1]
    wanted = (words.REF_THIS, words.REF_BEARER, words.REF_YOU, words.REF_X)
    if ref not in wanted:
        found.append((text, "a-trait-speaks-of", ["this", "bearer", "you", "x"]))
        return
    if (ref == words.REF_X) != (a.group != NONE):
        found.append((text, "for-several", ["for"] if ref == words.REF_X else ["x"]))
        return
    if ref == words.REF_BEARER and kind not in (GOODS, SPELL, ACTION):
        found.append((text, "nothing-bears-it", ["this"]))
        return
    if {"modify": line[4] >> 1, "give": line[3], "keyword": line[4]}[verb] != UNTIL_:
        found.append((text, "lasts-as-long-as-the-card", ["if"]))
    if verb == "modify":
        _always_number(found, kind, line, ref, text)
    elif verb == "give":
        _always_rule(found, kind, line, ref, text)


def _always_bars(found: list[Misfit], kind: int, line: Line, text: str) -> None:
    """A dude, or the bearer of the card, is kept away from places, from cards to carry, or from callers."""
    worn = kind in (GOODS, SPELL, ACTION)
    if line[1] != (words.REF_BEARER if worn else words.REF_THIS):
        found.append((text, "a-trait-speaks-of", ["bearer" if worn else "this"]))
    for sort in text.split(" ")[2].split("|"):
        if sort not in BARRED:
            found.append((text, "nothing-is-barred", list(BARRED)))


def _always_number(found: list[Misfit], kind: int, line: Line, ref: int, text: str) -> None:
    stat = _stat(line[1])
    if line[5] != NONE:
        found.append((text, "no-cap-in-a-trait", ["if"]))
    if line[6] != NONE:
        found.append((text, "no-while-in-a-trait", ["if"]))
    if ref == words.REF_YOU:
        if stat not in PLAYER_STATS:
            found.append((text, "not-a-players-number", list(PLAYER_STATS)))
    elif stat not in TRAIT_STATS:
        found.append((text, "not-by-a-trait", list(TRAIT_STATS)))
    elif ref == words.REF_THIS:
        works = NUMBERS_OF_KIND.get(kind, ())
        if stat not in works:
            found.append((text, f"no-number-of-{KINDS[kind]}", [*works, *(["bearer"] if kind == GOODS else [])]))


NUMBERS_OF_KIND: Final[dict[int, tuple[str, ...]]] = {
    DUDE: TRAIT_STATS,
    DEED: ("control", "production", "cost"),
    GOODS: ("bullets", "cost"),
    SPELL: ("cost",),
    ACTION: ("cost",),
}


def _always_rule(found: list[Misfit], kind: int, line: Line, ref: int, text: str) -> None:
    rule = RULES[line[2]]
    if line[4] != NONE:
        found.append((text, "no-while-in-a-trait", ["if"]))
    if rule in EFFECT_RULES:
        found.append((text, "no-trait-gives-it", ["noon", "shootout", "react"]))
    elif rule in FIGHT_RULES:
        found.append((text, "needs-fight", ["noon", "shootout", "react"]))
    elif (rule in PLAYER_RULES) != (ref == words.REF_YOU):
        found.append((text, "needs-player" if rule in PLAYER_RULES else "needs-card", []))
    elif rule == "wild" and kind != JOKER_CARD:
        found.append((text, "only-on-a-joker", ["joker"]))
    elif rule == "shootout-gadget" and kind != GOODS:
        found.append((text, "only-on-goods", ["goods"]))
    elif rule in DEED_RULES and ref == words.REF_THIS and kind != DEED:
        found.append((text, "only-on-a-deed", ["deed"]))
