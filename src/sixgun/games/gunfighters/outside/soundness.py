"""Sound states: what a state that came from outside must have, so that every pick in it can be carried out."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import STEP, WIDTH, A, B, C, D
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.gunfighters.table import codes, sequence
from sixgun.games.gunfighters.table.components import KEY, STORIES
from sixgun.games.gunfighters.table.state import ALL_SEE, DRAW, NOBODY, REASONS, STREAMS, State, living

# The stacks that a turn can have: the procedures above it.
STACKS: Final = (
    (),
    (sequence.SHOOT_OUT,),
    (sequence.LOSS,),
    (sequence.STORY,),
    (sequence.STORY, sequence.SHOOT_OUT),
    (sequence.STORY, sequence.LOSS),
    (sequence.STORY, sequence.EVERYONE, sequence.LOSS),
)

# Where each question is asked: the top procedure, and the step that comes after the question.
ASKED_AT: Final = {
    sequence.ACTION: (sequence.TURN, 1),
    sequence.ADD_SHOT: (sequence.TURN, 2),
    sequence.ADD_MOVE: (sequence.TURN, 2),
    sequence.CLAIM: (sequence.TURN, 3),
    sequence.TIE: (sequence.TURN, 4),
    sequence.TOP: (sequence.SHOOT_OUT, 1),
    sequence.NAME: (sequence.STORY, 2),
    sequence.POINT: (sequence.STORY, 2),
    sequence.STORY_SHOT: (sequence.STORY, 3),
    sequence.LOSE: (sequence.LOSS, 1),
    sequence.LOSE_LATE: (sequence.LOSS, 1),
}


def faults_of(s: State) -> list[Refusal]:
    """What no state of a game can have: a missing or double card or coin, dead players with coins, impossible turns."""
    faults = _component_faults(s)
    if faults:
        return faults
    sound = _columns_fit(s) and _dead_have_nothing(s) and _end_fits(s) and (not s.frames or _stack_fits(s))
    return [] if sound else [Refusal("position-unsound", {"game": KEY})]


def _component_faults(s: State) -> list[Refusal]:
    fig = s.figures
    gunfire = s.deck + s.discards + [card for hand in s.hands for card in hand]
    climax = s.climax_pile + [card for card in s.climax if card != NOBODY]
    piles = (
        (gunfire, len(fig.kind), "components.gunfire.forty-two"),
        (s.story_deck + s.story_used, len(fig.story), "components.story.sixteen"),
        (climax, len(fig.climax), "components.climax.six"),
    )
    faults = [
        Refusal("position-cards", {"rule": rule}, rule)
        for cards, total, rule in piles
        if sorted(cards) != list(range(total))
    ]
    if sum(s.coins) + s.bank != fig.coins or min([*s.coins, s.bank]) < 0:
        args: dict[str, Plain] = {"total": fig.coins, "got": sum(s.coins) + s.bank}
        faults.append(Refusal("position-coins", args, "components.coins.sixteen"))
    return faults


def _columns_fit(s: State) -> bool:
    """Every column has an entry for each card, seat or location, and each entry is in range."""
    cards, climaxes = len(s.figures.kind), len(s.figures.climax)
    by_card = len(s.seen) == len(s.ruled_out) == len(s.shuffle) == len(s.nth) == cards
    by_seat = len(s.coins) == len(s.climax) == len(s.hands) == len(s.arrived) == s.seats
    if not (
        by_card and by_seat and len(s.climax_seen) == climaxes and len(s.control) == 6 and len(s.counters) == STREAMS
    ):
        return False
    held = [(card, seat) for seat, hand in enumerate(s.hands) for card in hand]
    return (
        all([0 <= seen <= ALL_SEE for seen in s.seen + s.climax_seen])
        and all([0 <= bars < 64 for bars in s.ruled_out])
        and all([not s.ruled_out[card] >> s.figures.place[card] & 1 for card, _ in held])
        and all([s.seen[card] >> seat & 1 for card, seat in held])
        and all([0 < s.nth[card] <= s.arrived[seat] for card, seat in held])
        and all([0 <= number <= s.shuffles for number in s.shuffle])
        and all([-1 <= owner < s.seats for owner in s.control])
        and all([0 <= seat < s.seats for seat in [s.turn, s.dealer, s.first]])
        and all([answer in (-1, codes.AGREE, codes.DISAGREE) for answer in s.answers])
    )


def _dead_have_nothing(s: State) -> bool:
    """Exactly the empty hands are out, each once, but for a victim who is still asked about the discards."""
    empty = [seat for seat, hand in enumerate(s.hands) if not hand]
    dying = [s.frames[B]] if s.frames and s.question == sequence.TOP and s.frames[B] in empty else []
    dead = [seat for seat in empty if seat not in dying]
    owners = [seat for seat in s.control if seat != NOBODY]
    return sorted(s.out) == dead and all(
        [s.coins[seat] == 0 and s.climax[seat] == NOBODY and seat not in owners for seat in dead]
    )


def _end_fits(s: State) -> bool:
    """A game that is over has a reason and winners who are alive; one that is not has neither."""
    if not 0 <= s.ended < len(REASONS) or bool(s.frames) != (s.ended == 0):
        return False
    winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
    if s.ended == 0:
        return s.winners == 0
    fitting = len(winners) == 2 if s.ended == DRAW else len(winners) >= 1
    return fitting and s.winners >> s.seats == 0 and all([s.hands[seat] for seat in winners])


def _stack_fits(s: State) -> bool:
    """The frames are those of a turn, their values in range, and who is asked is who has to answer."""
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    turn, above = frames[0], frames[1:]
    if turn[0] != sequence.TURN or turn[A] != s.turn or tuple([frame[0] for frame in above]) not in STACKS:
        return False
    if above and not 1 <= turn[1] <= 3:
        return False
    if not all([_values_fit(s, frame) for frame in above]):
        return False
    if s.asked == 0:
        return not above and turn[1] == 0 and bool(s.hands[s.turn]) and len(living(s)) > 1
    return ASKED_AT.get(s.question) == (frames[-1][0], s.frames[STEP]) and _asked_fits(s, frames[-1])


def _values_fit(s: State, frame: list[int]) -> bool:
    seats, a, b, c, d = range(s.seats), frame[A], frame[B], frame[C], frame[D]
    if frame[0] == sequence.SHOOT_OUT:
        return a in seats and b in seats and a != b and 0 <= c < 6 and 0 < d <= len(s.discards) and bool(s.hands[a])
    if frame[0] == sequence.STORY:
        return a == s.turn and 0 <= b < len(STORIES)
    if frame[0] == sequence.EVERYONE:
        return 0 <= a < 6 and 0 <= b <= s.seats and c == s.turn
    return a in seats and 0 <= b <= 6 and c in (0, 1)


def _asked_fits(s: State, top: list[int]) -> bool:
    asked = [seat for seat in range(s.seats) if s.asked >> seat & 1]
    alive = living(s)
    if len(alive) + (s.question == sequence.TOP) < 2:
        return False
    if s.question == sequence.TIE:
        return len(alive) == 2 and bool(asked) and set(asked) <= set(alive)
    if s.question == sequence.TOP:
        return asked == [top[B]]
    if s.question in (sequence.LOSE, sequence.LOSE_LATE):
        return asked == [top[A]] and bool(s.hands[top[A]])
    return asked == [s.turn] and bool(s.hands[s.turn])
