"""Enter never hurts its owner: what stands for a choice is one that a sensible player could make."""

from __future__ import annotations

from random import Random

import sixgun
from sixgun.games.doomtown.language import stats
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.state import State
from tests.cite import rule
from tests.conformance.budget import BUDGET
from tests.conformance.random_play import Course

GAME = sixgun.game("doomtown")
COURSES = {"quick": 25, "all": 80, "long": 4000}[BUDGET]
OPTIONS = {"deck1": "intermediate-law-dogs", "deck2": "intermediate-sloane-gang", "gang": "ready"}


def chosen(s: State, text: str) -> int:
    return codes.card_in_play(s, codes.first_in(GAME._code(text)))


def hurts(does: list[str]) -> bool:
    """Whether something is done to the chosen one that nobody wants for a dude of their own."""
    bad = ("boot|", "discard|", "ace|", "send-home|", "bounty|n=1|up=1")
    return any(text.startswith(bad) for text in does) and not any("up=0" in text for text in does)


@rule("doomtown", "shootout.shooter.any-dude")
def test_defaults_are_what_a_sensible_player_would_do() -> None:
    """The law over random games: harm goes to others where others are offered, the shooter has the most bullets, and
    upkeep is paid where it can be."""
    seen = {"choose": 0, "shooter": 0, "wages": 0}
    for seed in range(COURSES):
        course = Course(GAME, {"seats": 2, "options": OPTIONS, "seed": seed, "course": seed})
        chance = Random(seed)
        while asks := GAME.asks(course.state):
            s, ask = course.state, asks[0]
            usual = ask.options[ask.default].pick
            if ask.question == "shooter":
                seen["shooter"] += 1
                able = [chosen(s, option.pick) for option in ask.options]
                most = max((stats.bullets(s, dude), stats.is_stud(s, dude)) for dude in able)
                assert (stats.bullets(s, chosen(s, usual)), stats.is_stud(s, chosen(s, usual))) == most
            if ask.question == "wages" and "done" in ask.options.picks():
                seen["wages"] += 1
                assert usual == "done"
            if (
                ask.prompt.key == "ask-choose"
                and ask.prompt.args["sort"] == "dude"
                and ask.prompt.args["pile"] == "none"
            ):
                does = ask.prompt.args["does"]
                assert isinstance(does, list)
                bosses = [s.boss[chosen(s, option.pick)] for option in ask.options]
                if hurts([str(text) for text in does]) and any(boss != ask.seat for boss in bosses):
                    seen["choose"] += 1
                    assert s.boss[chosen(s, usual)] != ask.seat, (ask.prompt, usual)
            picks = ask.options.picks()
            plays = [pick for pick in picks if pick.startswith(("act:", "play:"))] or picks
            course.play(ask.seat, chance.choice(plays if chance.random() < 0.7 else picks))
    assert min(seen.values()) > 0, seen
