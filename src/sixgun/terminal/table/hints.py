"""Hints at the keyboard."""

from __future__ import annotations

from sixgun.bots import Chair
from sixgun.bots.advice import Hint, advise, sureness
from sixgun.core.asks import Ask
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.text import Speaker

SECONDS = 1.0
END_OF_MENU = "menu-done"  # the step that ends a menu which goes card by card: nothing to do


def hint_line(match: Match, ask: Ask, speaker: Speaker) -> str:
    """What the hard bot would choose in this seat, in a sentence; the same if it is asked for again."""
    game, state = match.game, match.state
    chair = Chair(game, state, ask.seat, game.codes(state, ask.seat))
    hint = advise(chair, len(match.picks), SECONDS)
    option = next(option for option in ask.options if option.pick == hint.pick)
    steps = [speaker.say(step) for step in option.path if step.key != END_OF_MENU]
    what = ", ".join(steps) or speaker.say(option.label)
    args: dict[str, Plain] = {
        "what": what,
        "pick": hint.pick,
        "sure": round(100 * hint.sure),
        "share": round(100 * hint.share),
    }
    line = speaker.text(f"hint-{sureness(hint)}", **args)
    why = game.reason(chair.view(), hint.pick) if hint.reason else None
    if why is not None:
        line = f"{line} {speaker.say(why)}"
    return f"{line} {compared(hint, ask, speaker)}" if hint.rival else line


def compared(hint: Hint, ask: Ask, speaker: Speaker) -> str:
    """What the choice was compared with, and how that came off."""
    rival = next(option for option in ask.options if option.pick == hint.rival)
    args: dict[str, Plain] = {
        "usual": int(hint.usual),
        "better": int(round(100 * hint.share) > round(100 * hint.rival_share)),
        "rival": speaker.say(rival.label),
        "against": round(100 * hint.rival_share),
    }
    return speaker.text("hint-reason", **args)
