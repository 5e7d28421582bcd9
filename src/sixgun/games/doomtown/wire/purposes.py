"""What the lines of an ability do, as phrases that the texts say: so each card's questions word themselves.

A phrase is a text such as "bounty|n=1|up=1": a verb of the card language, then what its words need to know. The message
`does-bounty` says it. A phrase about somebody has its subject with it, "boot|who=sloane.1".
"""

from __future__ import annotations

from typing import Final

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import selectors, words
from sixgun.games.doomtown.language.effects.special import STEPS
from sixgun.games.doomtown.language.effects.verbs import SIGNATURES, VERBS
from sixgun.games.doomtown.language.meanings import NUMBERS
from sixgun.games.doomtown.language.running import ability_of
from sixgun.games.doomtown.language.words import BITS_OF_REF, PLAYS, REFS, RULES, STATS
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.book import AMOUNT_NUMBER, AMOUNT_STAT, AMOUNT_WORD, Ability, Line, Program
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, SQUARE, State
from sixgun.games.doomtown.wire.names import tag_name

WIDTHS: Final = {"change": 4, "range": 2, "pay": 2, "count": 2}  # of operands; all others are one int
REF_MASK: Final = (1 << BITS_OF_REF) - 1
BRANCHES: Final = (words.DO_IF, words.DO_MAY, words.DO_EITHER)
SILENT: Final = frozenset(  # they do nothing yet
    ["go", "choose", "choose-some", "search", "if", "may", "either", "each", "repeat", "later", "whenever"]
)
BY_WORD: Final = {"give": "rule", "modify": "stat", "step": "step", "play": "play"}  # what a verb does depends on it
TOLD_LATER: Final = ("pull", "margin", "paid", "taken")  # numbers that only a pull or a payment tells
MOST_SAID: Final = 99  # more than that is "all there is"
SEVERAL: Final = (words.REF_SOME, words.REF_POSSE)


class Phrase:
    """What one line does: to whom, and which words say it."""

    __slots__ = ("args", "line", "role", "sure", "verb", "whom")

    def __init__(self, verb: str, line: Line, role: int, whom: int, args: dict[str, str], sure: bool) -> None:
        self.verb: str = verb
        self.line: Line = line
        self.role: int = role  # the place of `whom` among the references of the line, from 1 on
        self.whom: int = whom  # a reference
        self.args: dict[str, str] = args
        self.sure: bool = sure  # not just in a branch that may be left out

    def text(self, **more: str) -> str:
        key = self.verb if self.role < 2 else f"{self.verb}-to"
        return "|".join([key] + [f"{name}={value}" for name, value in {**self.args, **more}.items()])


# ---- the operands of a line


def operands(line: Line) -> dict[str, int]:
    """The operands by their names in the signature; a second reference is ref2, of a change there is the amount."""
    found: dict[str, int] = {}
    at = 1
    for wanted in SIGNATURES[VERBS[line[0]]].split():
        name = wanted.strip("[]").removeprefix("timed-")
        found[name + "2" if name in found else name] = line[at]
        at += WIDTHS.get(name, 1)
    return found


def _verb_of(line: Line, given: dict[str, int]) -> str:
    """The verb, with the word that it depends on: give-stud, modify-bullets."""
    verb = VERBS[line[0]]
    if verb not in BY_WORD:
        return verb
    tables = {"rule": RULES, "stat": STATS, "step": tuple(STEPS), "play": PLAYS}
    sort = BY_WORD[verb]
    if sort == "stat" and given[sort] >= words.OF_SKILL:
        return f"{verb}-skill"
    return f"{verb}-{tables[sort][given[sort]]}"


def verbs() -> list[str]:
    """Every verb that a text is needed for."""
    tables = {"give": RULES, "modify": words.CHANGEABLE, "step": tuple(STEPS), "play": PLAYS}
    found: list[str] = []
    for verb in VERBS:
        if verb in tables:
            found += [f"{verb}-{word}" for word in tables[verb]]
        elif verb not in SILENT:
            found.append(verb)
    return found


# ---- what lines do


def phrases(s: State, env: list[int], program: Program, start: int, end: int) -> list[Phrase]:
    """What the lines of a program do, in their order."""
    found: list[Phrase] = []
    unsure_until = start
    for at in range(start, min(end, len(program))):
        line = program[at]
        if line[0] in BRANCHES:
            unsure_until = max(unsure_until, _end_of_branches(program, line))
        if VERBS[line[0]] in SILENT:
            continue
        given = operands(line)
        refs = [given[name] for name in ("ref", "ref2") if name in given and given[name] != NONE]
        args = _figures(s, env, line, given)
        verb = _verb_of(line, given)
        sure = at >= unsure_until
        if not refs:
            found.append(Phrase(verb, line, 0, NOBODY, args, sure))
        for i, ref in enumerate(refs):
            other = refs[1 - i] if len(refs) == 2 else NOBODY
            found.append(Phrase(verb, line, i + 1, ref, {**args, **_other(s, env, other)}, sure))
    return found


def _end_of_branches(program: Program, line: Line) -> int:
    """Where the lines after an if, may or either go on, with its "else"."""
    end = line[-1]
    last = program[end - 1] if 0 < end <= len(program) else line
    return max(end, last[-1]) if last[0] == words.DO_GO else end


def _figures(s: State, env: list[int], line: Line, given: dict[str, int]) -> dict[str, str]:
    """How much, as far as that is known before anything is chosen."""
    if "change" in given:
        return _amount(s, env, given["change"], line)
    if given.get("amount", NONE) != NONE:
        return _amount(s, env, given["amount"], line)
    if "range" in given:
        return {"n": str(given["range"]), "up": "1"}
    return {}


def _amount(s: State, env: list[int], amount: int, line: Line) -> dict[str, str]:
    kind, sign, value, ref = s.book.amounts[amount]
    unknown = {"n": "0", "up": str(int(sign > 0))}
    if kind == AMOUNT_STAT:
        found = selectors.things(s, env, ref)
        if not found or any([one <= 0 or one >= PLAYER or s.zone[one] != IN_PLAY for one in found]):
            return unknown
    elif kind == AMOUNT_WORD:
        if NUMBERS[value] in TOLD_LATER:
            return unknown
    elif kind != AMOUNT_NUMBER:
        return unknown
    n = selectors.amount_of(s, env, amount)
    return {"n": str(abs(n)) if abs(n) <= MOST_SAID else "0", "up": str(int(n > 0 or (n == 0 and sign > 0)))}


def _other(s: State, env: list[int], ref: int) -> dict[str, str]:
    """The other one that a line is about, if it is known."""
    if ref == NOBODY:
        return {}
    if ref in SEVERAL:
        return {"other": "several"}
    return {"other": _name(s, selectors.thing(s, env, ref)) or "unknown"}


def _name(s: State, one: int) -> str:
    if one == SQUARE:
        return "square"
    if 0 < one < PLAYER and s.zone[one] == IN_PLAY:
        return tag_name(s.book.cards.keys, s.tags[one])
    return ""


# ---- about one that is to be chosen


def said_of(s: State, env: list[int], seat: int, register: int, parts: list[tuple[Program, int]]) -> list[Phrase]:
    """What will be done to the one that a register is for, in parts of an ability from given lines on."""
    found: list[Phrase] = []
    for program, start in parts:
        found += [p for p in phrases(s, env, program, start, len(program)) if _is_about(p, register)]
    sure = [phrase for phrase in found if phrase.sure]
    return sure or found


def _is_about(phrase: Phrase, register: int) -> bool:
    """A path leads to another thing, but to a place it leads as well as to the one who is there."""
    return phrase.whom >= 0 and phrase.whom & REF_MASK == register and (phrase.whom == register or phrase.role == 2)


def parts_after(a: Ability, program: Program, line: int) -> list[tuple[Program, int]]:
    """What follows a line: of the target part also the costs and the effect."""
    if program is a.target:
        return [(a.cost, 0), (a.posse_do, 0), (a.do, 0)]
    return [(program, line)]


def texts_of(found: list[Phrase], a: Ability, own: bool) -> list[Plain]:
    """The phrases about one thing, each once; what is a cost is said to be one."""
    texts: list[Plain] = []
    for phrase in found:
        more = {"own": str(int(own))}
        if phrase.line in a.cost:
            more["price"] = "1"
        text = phrase.text(**more)
        if text not in texts:
            texts.append(text)
    return texts


# ---- clauses: who does what


def clauses(s: State, env: list[int], seat: int, program: Program, start: int, end: int) -> list[Plain]:
    """What lines do, each with its subject; the same subject is named once."""
    found = [phrase for phrase in phrases(s, env, program, start, end) if phrase.role < 2]
    sure = [phrase for phrase in found if phrase.sure]
    texts: list[Plain] = []
    last = ""
    for phrase in sure or found:
        subject = subject_of(s, env, seat, phrase.whom, program)
        key = str(subject)
        again = {"again": "1"} if key == last else {}
        text = phrase.text(own=str(int(env[E_YOU] == seat)), **subject, **again)
        if text not in texts:
            texts.append(text)
        last = key
    return texts


def subject_of(s: State, env: list[int], seat: int, ref: int, program: Program) -> dict[str, str]:
    """Whom a phrase is about, as the asked player sees it."""
    if ref == NOBODY:
        return {"who": "it"}
    if ref in SEVERAL:
        return {"who": REFS[ref]}
    one = selectors.thing(s, env, ref)
    if one == PLAYER + seat:
        return {"who": "you"}
    if PLAYER <= one < PLAYER + s.seats:
        return {"who": "seat", "seat": str(one - PLAYER)}
    name = _name(s, one)
    if name:
        return {"who": "card", "card": name}
    return {"who": "one", "sort": _sort_to_come(s, env, ref & REF_MASK)}


def _sort_to_come(s: State, env: list[int], register: int) -> str:
    """What will be chosen into a register."""
    a = ability_of(s, env)
    for program in (a.target, a.cost, a.posse_do, a.do, a.fail):
        for line in program:
            if line[0] in (words.DO_CHOOSE, words.DO_SEARCH) and line[1] == register:
                return sort_of(s, line[3])
            if line[0] == words.DO_EACH and line[1] == register:
                return "each"
    return "card"


def sort_of(s: State, selector: int) -> str:
    """The sort of what a selector means; several sorts are cards."""
    sorts = s.book.selectors[selector][0]
    found = [name for i, name in enumerate(words.SORTS) if sorts >> i & 1]
    return found[0] if len(found) == 1 else "card"
