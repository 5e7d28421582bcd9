"""From the lines of an ability, as they stand in the data files, to ints that an interpreter runs.

    "choose x dude opposing"      a line: a verb and what follows it
    "if x wanted", ["ace x"]      a list is the block of the line before it

A program is a tuple of lines, a line is seven ints: the verb, then its operands. In a line that begins a block the last
int is the line to go on with when the block is left out. `go`, which "else" and the ends of blocks become, goes on
elsewhere, or nowhere at all. A line that begins with a changeable stat is a `modify`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from sixgun.games.doomtown.language import targets
from sixgun.games.doomtown.language.effects import SIGNATURES, VERBS
from sixgun.games.doomtown.language.effects_special import STEPS
from sixgun.games.doomtown.language.phrases import Phrases, number_of, split
from sixgun.games.doomtown.language.words import (
    CHANGEABLE,
    DO_EACH,
    DO_EITHER,
    DO_GO,
    DO_IF,
    DO_LATER,
    DO_MAY,
    PLAYS,
    REF_YOU,
    REFS,
    RULES,
    TRIGGERS,
)
from sixgun.games.doomtown.table import book
from sixgun.games.doomtown.table.book import END_OF_PROGRAM, LINE_WIDTH
from sixgun.games.doomtown.table.components import NONE, BadScript

Written: TypeAlias = "Sequence[str | Written]"  # lines and, as lists, their blocks

BLOCKS: Final = {DO_IF: 1, DO_MAY: 1, DO_EITHER: 2, DO_EACH: 1, DO_LATER: 1}  # how many blocks follow
ELSE: Final = frozenset([DO_IF, DO_MAY])  # what an "else" may follow
REGISTERS: Final = [REFS[ref] for ref in targets.REGISTERS]  # what can be chosen into
TABLES: Final = {"trigger": TRIGGERS, "rule": RULES, "play": PLAYS, "step": tuple(STEPS)}


class Scripts(Phrases):
    """How lines become programs."""

    def program(self, written: Written) -> book.Program:
        """All lines of an ability's part.

        >>> Scripts({}, ["hex"], []).program(["if x wanted", ["ace x"], "else", ["boot x"]])
        ((3, 0, 0, 0, 0, 0, 3), (19, 2, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 4), (8, 2, 0, 0, 0, 0, 0))
        """
        lines: list[list[int]] = []
        self._block(lines, written)
        return tuple([tuple(line) for line in lines])

    def _block(self, lines: list[list[int]], written: Written) -> None:
        at = 0
        while at < len(written):
            text = written[at]
            if not isinstance(text, str):
                raise BadScript(f"a block without a line before it: {text}")
            start = len(lines)
            line = self._line(text)
            lines.append(line)
            at += 1
            verb = line[0]
            if verb not in BLOCKS:
                continue
            blocks = written[at : at + BLOCKS[verb]]
            at += len(blocks)
            if len(blocks) < BLOCKS[verb] or any([isinstance(block, str) for block in blocks]):
                raise BadScript(f"a block is missing after: {text}")
            self._block(lines, blocks[0])
            if verb == DO_EACH:
                lines.append(_go(start))
            elif verb == DO_LATER:
                lines.append(_go(END_OF_PROGRAM))
            other: Written = blocks[1] if verb == DO_EITHER else ()
            if at < len(written) and written[at] == "else" and verb in ELSE:
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
        if verb in CHANGEABLE:
            words.insert(0, verb)
            verb = "modify"
        if verb not in SIGNATURES or verb == "go":
            raise BadScript(f"no such verb: {text}")
        operands: list[int] = []
        for wanted in SIGNATURES[verb].split():
            operands += self._operand(wanted, words)
        if words:
            raise BadScript(f"{' '.join(words)} is too much in: {text}")
        line = [VERBS.index(verb), *operands]
        return line + [0] * (LINE_WIDTH - len(line))

    # ---- what follows a verb; each reads its words off the front

    def _operand(self, wanted: str, words: list[str]) -> list[int]:
        if wanted == "[ref]":
            return [self.ref(words.pop(0))] if words else [NONE]
        if wanted.startswith("["):  # a word that may be left out, such as [firm]
            given = words[:1] == [wanted[1:-1]]
            del words[:given]
            return [int(given)]
        if wanted == "chooser":
            return [self.ref(words.pop(0)[3:])] if words[0].startswith("by:") else [REF_YOU]
        if wanted == "pay":
            given = words[:1] == ["pay"]
            del words[:given]
            return [self.amount(words.pop(0))] if given else [NONE]
        if wanted == "until":
            return [self.condition(_all(words)[1:])] if words else [NONE]
        if wanted == "selector":
            end = words.index("until") if "until" in words else len(words)
            return [self.selector(_all(words, end))]
        if wanted == "condition":
            return [self.condition(_all(words))]
        if wanted == "change":
            return self._change(words)
        if not words:
            raise BadScript(f"{wanted} is missing")
        word = words.pop(0)
        if wanted == "range":
            low, _, high = word.partition("-")
            return [int(low), NONE if high == "*" else int(high or low)]
        if wanted == "ref":
            return [self.ref(word)]
        if wanted == "amount":
            return [self.amount(word)]
        if wanted == "register":
            number_of(word, REGISTERS)
            return [REFS.index(word)]
        if wanted == "stat":
            return [number_of(word, CHANGEABLE)]
        if wanted == "card":
            return [self.cards[word]]
        return [number_of(word, TABLES[wanted])]

    def _change(self, words: list[str]) -> list[int]:
        """By how much, or to how much; up to which number; while what holds."""
        to = words[0] == "="
        del words[:to]
        amount, cap, during = self.amount(words.pop(0)), NONE, NONE
        if words[:1] == ["cap"]:
            cap = self.amount(words[1])
            del words[:2]
        if words[:1] == ["while"]:
            during = self.selector(["any", *_all(words)[1:]])
        return [amount, int(to), cap, during]


def _go(line: int) -> list[int]:
    return [DO_GO, *[0] * (LINE_WIDTH - 2), line]


def _all(words: list[str], end: int | None = None) -> list[str]:
    """Take all words, or those before the end, off the front."""
    taken = words[:end]
    del words[:end]
    return taken
