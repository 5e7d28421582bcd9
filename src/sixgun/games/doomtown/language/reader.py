"""From the lines of an ability, as they stand in the data files, to ints that an interpreter runs.

    "choose x dude opposing"      a line: a verb and what follows it
    "if x wanted", ["ace x"]      a list is the block of the line before it

A program is a tuple of lines, a line is seven ints: the verb, then its operands. In a line that begins a block the last
int is the line to go on with when the block is left out. `go`, which "else" and the ends of blocks become, goes on
elsewhere, or nowhere at all. A line that begins with a changeable stat is a `modify`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from sixgun.games.doomtown.language import targets
from sixgun.games.doomtown.language.effects.special import STEPS
from sixgun.games.doomtown.language.effects.verbs import SIGNATURES, VERBS
from sixgun.games.doomtown.language.phrases import Phrases, duration, near, number_of, split
from sixgun.games.doomtown.language.words import (
    CHANGEABLE,
    DO_EACH,
    DO_EITHER,
    DO_GO,
    DO_IF,
    DO_LATER,
    DO_MAY,
    DO_REPEAT,
    DO_WHENEVER,
    OF_SKILL,
    PLAYS,
    REF_YOU,
    REFS,
    RULES,
    STATS,
    TRIGGERS,
)
from sixgun.games.doomtown.table import book
from sixgun.games.doomtown.table.book import END_OF_PROGRAM, LINE_WIDTH
from sixgun.games.doomtown.table.changes import UNTIL_
from sixgun.games.doomtown.table.components import NONE, BadScript

ENDS: Final = ("until", "up-to", "exactly")  # where a selector ends
Written: TypeAlias = "Sequence[str | Written]"  # lines and, as lists, their blocks

BLOCKS: Final = {
    DO_IF: 1,
    DO_MAY: 1,
    DO_EITHER: 2,
    DO_EACH: 1,
    DO_LATER: 1,
    DO_WHENEVER: 1,
    DO_REPEAT: 1,
}  # how many blocks follow
ELSE: Final = frozenset([DO_IF, DO_MAY])  # what an "else" may follow
REGISTERS: Final = [REFS[ref] for ref in targets.REGISTERS]  # what can be chosen into
TABLES: Final = {"trigger": TRIGGERS, "rule": RULES, "play": PLAYS, "step": tuple(STEPS)}


class Scripts(Phrases):
    """How lines become programs."""

    def __init__(
        self, cards: Mapping[str, int], keywords: Sequence[str], gangs: Sequence[str], skills: Sequence[str] = ()
    ) -> None:
        super().__init__(cards, keywords, gangs, skills)
        self.texts: list[str] = []  # the lines of the last program as they are written
        self.texts_of: dict[book.Program, list[str]] = {}
        self.problems: list[tuple[str, BadScript]] | None = None  # a list collects them; without one they are raised

    def program(self, written: Written) -> book.Program:
        """All lines of an ability's part.

        >>> Scripts({}, ["hex"], []).program(["if x wanted", ["boot x"], "else", ["boot y"]])
        ((3, 0, 0, 0, 0, 0, 3), (8, 2, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 4), (8, 3, 0, 0, 0, 0, 0))
        """
        lines: list[list[int]] = []
        self.texts = []
        self._block(lines, written)
        program = tuple([tuple(line) for line in lines])
        self.texts_of[program] = self.texts
        return program

    def complain(self, text: str, error: BadScript) -> None:
        """Note what is wrong with a line, or stop if nobody collects it."""
        if self.problems is None:
            raise error
        self.problems.append((text if text.strip() else '""', error))  # an empty line is shown as one

    def _block(self, lines: list[list[int]], written: Written) -> None:
        at = 0
        while at < len(written):
            text = written[at]
            if not isinstance(text, str):
                self.complain(str(text)[:60], BadScript("block-alone"))
                at += 1
                continue
            start = len(lines)
            try:
                line = self._line(text)
            except BadScript as error:
                self.complain(text, error)
                at += 1
                while at < len(written) and (written[at] == "else" or not isinstance(written[at], str)):
                    at += 1  # its blocks mean nothing without it
                continue
            lines.append(line)
            self.texts.append(text)
            at += 1
            verb = line[0]
            if verb not in BLOCKS:
                continue
            blocks = written[at : at + BLOCKS[verb]]
            at += len(blocks)
            if len(blocks) < BLOCKS[verb] or any([isinstance(block, str) for block in blocks]):
                self.complain(text, BadScript("block-missing"))
                return
            self._block(lines, blocks[0])
            if verb in (DO_EACH, DO_REPEAT):
                lines.append(_go(start))
            elif verb in (DO_LATER, DO_WHENEVER):
                lines.append(_go(END_OF_PROGRAM))
            other: Written = blocks[1] if verb == DO_EITHER else ()
            if at < len(written) and written[at] == "else" and verb in ELSE:
                if at + 1 >= len(written) or isinstance(written[at + 1], str):
                    self.complain("else", BadScript("block-missing"))
                    return
                other = written[at + 1]
                at += 2
            if other:
                leave = _go(0)
                lines.append(leave)
                line[-1] = len(lines)
                self._block(lines, other)
                leave[-1] = len(lines)
            else:
                line[-1] = len(lines)

    def _line(self, text: str) -> list[int]:
        words = split(text)
        verb = words.pop(0)
        if verb in CHANGEABLE or verb in self.skills:
            words.insert(0, verb)
            verb = "modify"
        if verb not in SIGNATURES or verb == "go":
            raise BadScript("unknown", verb, near(verb, [*VERBS[1:], *CHANGEABLE, *self.skills]))
        operands: list[int] = []
        try:
            for wanted in SIGNATURES[verb].split():
                operands += self._operand(wanted, words)
        except IndexError:
            raise BadScript("missing", "", [f"{verb} {SIGNATURES[verb]}"]) from None
        if words:
            raise BadScript("too-much", " ".join(words), [f"{verb} {SIGNATURES[verb]}"])
        line = [VERBS.index(verb), *operands]
        return line + [0] * (LINE_WIDTH - len(line))

    # ---- what follows a verb; each reads its words off the front

    def _operand(self, wanted: str, words: list[str]) -> list[int]:
        if wanted == "[ref]":
            return [self.ref(words.pop(0))] if words else [NONE]
        if wanted == "[amount]":
            return [self.amount(words.pop(0))] if words else [NONE]
        if wanted == "[number]":
            return [int(words.pop(0))] if words[:1] and words[0].isdecimal() else [NONE]
        if wanted.startswith("["):  # a word that may be left out, such as [firm]
            given = words[:1] == [wanted[1:-1]]
            del words[:given]
            return [int(given)]
        if wanted == "chooser":
            return [self.ref(words.pop(0)[3:])] if words[0].startswith("by:") else [REF_YOU]
        if wanted == "pay":
            how = words.pop(0) if words[:1] in (["pay"], ["give"]) else ""
            return [self.amount(words.pop(0)), int(how == "give")] if how else [NONE, 0]
        if wanted == "cap":
            given = words[:1] == ["cap"]
            del words[:given]
            return [self.amount(words.pop(0))] if given else [NONE]
        if wanted == "of":
            given = words[:1] == ["of"]
            del words[:given]
            return [self.ref(words.pop(0))] if given else [NONE]
        if wanted == "lasting":
            given = words[:1] == ["until"]
            del words[:given]
            return [duration(words.pop(0)) if given else UNTIL_]
        if wanted == "while":
            return [self.selector(["any", *_all(words)[1:]])] if words[:1] == ["while"] else [NONE]
        if wanted == "until":
            return [self.condition(_all(words)[1:])] if words[:1] == ["until"] else [NONE]
        if wanted == "count":
            kind = ENDS.index(words.pop(0)) if words else 0
            return [kind, self.amount(words.pop(0))] if kind else [0, NONE]
        if wanted == "selector":
            end = min([words.index(word) for word in ENDS if word in words], default=len(words))
            return [self.selector(_all(words, end), pool=True)]
        if wanted == "condition":
            return [self.condition(_all(words))]
        if wanted in ("change", "timed-change"):
            return self._change(words, wanted == "timed-change")
        if not words:
            raise BadScript("missing", wanted)
        word = words.pop(0)
        if wanted == "range":
            if "(" in word or "." in word:
                return [0, 0, self.amount(word) + 1]
            low, _, high = word.partition("-")
            if not low.isdecimal() or not (high in ("", "*") or high.isdecimal()) or len(low) + len(high) > 4:
                raise BadScript("not-a-range", word, ["1", "1-4", "0-*"])
            return [int(low), NONE if high == "*" else int(high or low)]
        if wanted == "ref":
            return [self.ref(word)]
        if wanted == "amount":
            return [self.amount(word)]
        if wanted == "register":
            number_of(word, REGISTERS)
            return [REFS.index(word)]
        if wanted == "stat":
            return [OF_SKILL + self.skills.index(word) if word in self.skills else STATS.index(word)]
        if wanted == "keyword":
            return [number_of(word, self.keywords)]
        if wanted == "card":
            return [self.card(word)]
        return [number_of(word, TABLES[wanted])]

    def _change(self, words: list[str], timed: bool) -> list[int]:
        """By how much, or to how much, and perhaps how long; up to which number; while what holds."""
        to = words[0] == "="
        del words[:to]
        amount, cap, during = self.amount(words.pop(0)), NONE, NONE
        if words[:1] == ["cap"]:
            cap = self.amount(words[1])
            del words[:2]
        lasts = self._operand("lasting", words)[0] if timed else UNTIL_
        if words[:1] == ["while"]:
            during = self.selector(["any", *_all(words)[1:]])
        return [amount, int(to) | lasts << 1, cap, during]


def _go(line: int) -> list[int]:
    return [DO_GO, *[0] * (LINE_WIDTH - 2), line]


def _all(words: list[str], end: int | None = None) -> list[str]:
    """Take all words, or those before the end, off the front."""
    taken = words[:end]
    del words[:end]
    return taken
