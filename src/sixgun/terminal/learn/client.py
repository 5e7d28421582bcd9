"""A lesson at the keyboard: the usual client, with a coach who speaks before each question and answers wrong picks."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.core.asks import Option
from sixgun.core.events import Event
from sixgun.core.refusals import Refused
from sixgun.play.learn import Answer, Lesson, LessonPlayer
from sixgun.play.learn.lesson import LESSON
from sixgun.play.learn.player import LATER
from sixgun.terminal.kept.learning import Learning
from sixgun.terminal.table.client import Client
from sixgun.terminal.table.menu import Menu
from sixgun.terminal.table.prompt import Prompt, Quit
from sixgun.terminal.table.seats import HUMAN
from sixgun.text import Speaker


class Again(Exception):
    """The lesson is at another step now."""


class Skipped(Exception):
    """The learner leaves this lesson out."""


class LessonClient(Client):
    """Runs one lesson, and keeps how far it got."""

    def __init__(self, lesson: Lesson, speaker: Speaker, learning: Learning) -> None:
        self.player = LessonPlayer(lesson)
        chairs = [HUMAN if seat == lesson.seat else "easy" for seat in range(self.player.match.seats)]
        super().__init__(self.player.match, chairs, speaker, learning.path, 0)
        self.lesson, self.learning = lesson, learning
        self.quiet = self.praised = True  # whether the story is told; whether the coach has spoken on the last pick
        self.resume(learning.of(lesson).picks)

    # ---- where it stands

    def resume(self, picks: Sequence[str]) -> None:
        """Play what was found before, without telling it again; what no longer fits is forgotten."""
        self.player = LessonPlayer(self.lesson)
        self.match = self.player.match
        self.match.names = [*self.speaker.names]
        self.events = []
        self.player.carry = self.carry
        self.quiet = True
        try:
            for pick in picks:
                self.player.take(pick)
        except Refused:
            self.resume(())
        self.quiet = False
        self.heard = dict.fromkeys(self.heard, len(self.events))

    def carry(self, seat: int, pick: str) -> list[Event]:
        """Carry a pick out. What the coach has to say to the learner's own comes before the others' answers."""
        events = self.match.play(seat, pick)
        self.events += events
        if not self.quiet and not self.praised:
            self.praised = True
            self.tell(self.lesson.seat)
            self.coach(self.player.done)
        return events

    def keep(self, done: bool = False, skipped: bool = False) -> None:
        kept = self.learning.of(self.lesson)
        kept.picks = [] if done else list(self.player.picks)
        kept.done = kept.done or done
        kept.skipped = (kept.skipped or skipped) and not kept.done
        self.learning.save()

    # ---- the course of the lesson

    def run_lesson(self) -> bool:
        """Teach; whether it was played to its end."""
        self.head()
        try:
            while not self.player.over:
                try:
                    self.one_step()
                except Again:
                    self.keep()
        except (Quit, EOFError):
            self.print("")
            self.keep()
            self.print(self.speaker.text("lesson-kept"))
            return False
        except Skipped:
            self.keep(skipped=True)
            return True
        self.keep(done=True)
        self.tail()
        return True

    def head(self) -> None:
        key, say = self.lesson.key, self.speaker.text
        words = "lesson-head" if self.lesson.kind == LESSON else "puzzle-head"
        self.print(say(words, number=self.lesson.number, title=say(key), level=self.lesson.level), "bold")
        self.print(say(f"{key}-aim"))
        if self.speaker.has(f"{key}-hidden"):
            self.print(say("lesson-hidden", what=say(f"{key}-hidden")), "dim")
        if self.player.picks:
            self.print(say("lesson-resumed", step=self.player.at + 1, steps=len(self.lesson.steps)), "italic")
        self.print(say(f"{self.lesson.kind}-keys"), "dim")

    def one_step(self) -> None:
        seat = self.lesson.seat
        self.tell(seat)
        self.show(seat)
        self.coach(self.player.say)
        while True:
            pick = LessonPrompt(self, self.player.ask(), 0).choose()
            answer = self.player.answer(pick)
            if answer is None:
                self.found(pick)
                return
            self.put_right(pick, answer)

    def found(self, pick: str) -> None:
        self.praised = False
        self.player.take(pick)
        self.keep()

    def put_right(self, pick: str, answer: Answer) -> None:
        """The coach's answer to a pick; where it is instructive, with what would have come of it."""
        if answer.then:
            self.print(self.speaker.text("what-if"), "italic")
            for event in self.player.what_if(pick, answer.then):
                line = self.speaker.event(event, self.lesson.seat)
                if line:
                    self.print("    " + line, "dim")
        self.coach(answer.key)

    def tail(self) -> None:
        """What was learned, after the last line of the story."""
        self.tell(self.lesson.seat)
        learned = [f"{self.lesson.key}-learned-{number}" for number in (1, 2, 3)]
        self.print("")
        self.print(self.speaker.text(f"{self.lesson.kind}-done"), "bold")
        for key in learned:
            if self.speaker.has(key):
                self.print(f"  - {self.speaker.text(key)}")

    def coach(self, key: str) -> None:
        if key and self.speaker.has(key):
            self.print("")
            self.print(self.speaker.text("coach", words=self.speaker.text(key)), "bold")

    # ---- keys

    def show_me(self) -> None:
        """The pick to find."""
        wanted = self.player.wanted()[0]
        option = next(option for option in self.player.ask().options if option.pick == wanted)
        self.print(self.speaker.text("show-me", what=self.speaker.say(option.label), pick=wanted), "bold")

    def take_back(self, seat: int) -> None:
        if not self.player.picks:
            self.print(self.speaker.text("first-step"), "red")
            return
        self.resume(self.player.picks[:-1])
        raise Again

    def restart(self) -> None:
        self.resume(())
        raise Again

    def skip_step(self) -> None:
        """Let the coach make the pick."""
        self.found(self.player.wanted()[0])
        raise Again


class LessonPrompt(Prompt):
    """A question of a lesson: only what is offered at this stage can be picked."""

    client: LessonClient

    def key(self, word: str) -> bool:
        client = self.client
        if word in ("i", "hint", "suggerimento"):
            client.show_me()
        elif word == "n":
            client.skip_step()
        elif word in ("skip", "salta"):
            raise Skipped
        elif word == "r":
            client.restart()
        elif word in ("h", "help", "aiuto"):
            client.print(self.speaker.text(f"{client.lesson.kind}-keys"))
        else:
            return super().key(word)
        return True

    def pace(self, numbers: list[str]) -> None:
        """A lesson asks what it is about."""
        self.client.print(self.speaker.text("pace-none"))

    def typed(self, pick: str, menu: Menu) -> Option | Menu:
        found = next((option for option in self.options if option.pick == pick), None)
        if found is not None:
            return found
        match = self.client.match
        refusal = match.game.refuse(match.state, self.ask.seat, pick)
        if refusal is None:
            self.client.print(self.speaker.text(LATER), "red")
        else:
            self.client.refused(refusal)
        return menu
