"""Bots that are programs of their own, in any language: lines of JSON over standard input and output.

`exec:./mybot --fast` starts that command; `exec@0.5:./mybot` gives it half a second for each answer. See docs/bots.md.
"""

from __future__ import annotations

import re
import shlex
from contextlib import suppress
from hashlib import blake2b

import msgspec

from sixgun.bots.chair import Chair
from sixgun.bots.processes import Child, Silent, hire, let_go
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused

PROTOCOL = 1
SECONDS = 10.0  # for an answer, unless the spec says otherwise
STARTING = 20.0  # for the first one, which may have much to load
_SPEC = re.compile(r"exec(?:@(?P<seconds>\d+(?:\.\d+)?))?:(?P<command>.+)", re.DOTALL)


def read_spec(name: str) -> tuple[list[str], float]:
    """The command of a spec and its seconds.

    >>> read_spec("exec@0.5:./mybot --fast")
    (['./mybot', '--fast'], 0.5)
    """
    found = _SPEC.fullmatch(name)
    words: list[str] = []
    with suppress(ValueError):
        words = shlex.split(found["command"]) if found else []
    seconds = float(found["seconds"] or SECONDS) if found else 0.0
    if not words or not seconds:
        raise Refused(Refusal("bot-spec", {"got": name[:80]}))
    return words, seconds


def _own(seed: int) -> int:
    """A seed for the program's chance, from which nobody reads the deal: on the command line one seed is for both."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=6, person=b"sixgun program").digest(), "little")


def question_of(chair: Chair) -> dict[str, Plain]:
    """A decision as programs are told of it."""
    ask = chair.ask()
    return {
        "type": "choose",
        "seat": chair.seat,
        "question": ask.question,
        "picks": [*chair.picks()],
        "default": ask.default,
        "view": chair.view(),
    }


class ProgramBot:
    """Asks a program for each pick. Programs that are through with a game wait for the next one."""

    blind = False
    _child: Child | None = None

    def __init__(self, name: str, seed: int) -> None:
        self._words, self._seconds = read_spec(name)
        self._name = self._words[0]
        self._child = self._hired()
        try:
            said: dict[str, Plain] = {"type": "hello", "sixgun": PROTOCOL, "seed": _own(seed)}
            hello = self._answer(said, max(self._seconds, STARTING))
            if hello == said:  # as `cat` would
                raise self._fault("bot-echo", {})
            if hello.get("sixgun") != PROTOCOL:
                raise self._fault("bot-protocol", {"want": PROTOCOL, "got": str(hello.get("sixgun"))[:40]})
        except BaseException:
            self._drop()
            raise

    def _hired(self) -> Child:
        try:
            return hire(self._words)
        except OSError as error:
            raise self._fault("bot-not-started", {"problem": error.strerror or str(error)}) from error

    def choose(self, chair: Chair) -> int:
        return self.answer(question_of(chair))

    def answer(self, question: dict[str, Plain]) -> int:
        """One question, one line; the answer is {"pick": text} or {"index": number}. Which of the picks it is."""
        picks = question["picks"]
        assert isinstance(picks, list)
        try:
            answer = self._answer(question, self._seconds)
            pick, index = answer.get("pick"), answer.get("index")
            if pick in picks:
                return picks.index(str(pick))
            if pick is None and type(index) is int and 0 <= index < len(picks):
                return index
            if pick is None and index is None:
                raise self._fault("bot-no-pick", {"got": msgspec.json.encode(answer)[:80].decode("utf-8", "replace")})
            raise self._fault("bot-pick", {"got": str(pick if pick is not None else index)[:80]})
        except BaseException:
            self._drop()  # it may still answer what nobody waits for any more
            raise

    def choose_blindly(self, choices: int) -> int:
        return 0

    def _answer(self, message: dict[str, Plain], seconds: float) -> dict[str, object]:
        assert self._child is not None
        try:
            line = self._child.ask(msgspec.json.encode(message), seconds)
        except Silent:
            raise self._fault("bot-silent", {"seconds": int(seconds) if seconds == int(seconds) else seconds}) from None
        if not line:
            raise self._fault("bot-ended", {"status": self._child.status()})
        try:
            return msgspec.json.decode(line, type=dict[str, object])
        except msgspec.DecodeError:
            raise self._fault("bot-not-json", {"got": line[:80].decode("utf-8", "replace").strip()}) from None

    def _fault(self, code: str, args: dict[str, Plain]) -> Refused:
        return Refused(Refusal(code, {"bot": self._name[:80], **args}))

    def _drop(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None

    def __del__(self) -> None:
        if self._child is not None:
            let_go(self._words, self._child)
