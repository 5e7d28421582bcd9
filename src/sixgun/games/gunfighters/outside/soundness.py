"""Sound states: what a state that came from outside must have, so that every pick in it can be carried out."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import PROCEDURE, STEP, WIDTH, Step
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.gunfighters.rules import loss, shoot, story, turn
from sixgun.games.gunfighters.rules.procedures import PROCEDURES
from sixgun.games.gunfighters.table import codes, sequence
from sixgun.games.gunfighters.table.components import KEY, PLACE_COUNT, STORIES
from sixgun.games.gunfighters.table.state import (
    ALL_SEE,
    DRAW,
    EVERYWHERE,
    NOBODY,
    NOT_ENDED,
    REASONS,
    STREAMS,
    State,
    living,
)

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

# Where each question is asked: the top procedure, and the step that asks.
ASKED_BY: Final[dict[int, tuple[int, Step]]] = {
    sequence.ACTION: (sequence.TURN, turn.begin_turn),
    sequence.ADD_SHOT: (sequence.TURN, turn.additional_action),
    sequence.ADD_MOVE: (sequence.TURN, turn.additional_action),
    sequence.CLAIM: (sequence.TURN, turn.claim_control),
    sequence.TIE: (sequence.TURN, turn.end_turn),
    sequence.TOP: (sequence.SHOOT_OUT, shoot.order_the_fallen),
    sequence.NAME: (sequence.STORY, story.follow),
    sequence.POINT: (sequence.STORY, story.follow),
    sequence.STORY_SHOT: (sequence.STORY, story.additional_shot),
    sequence.LOSE: (sequence.LOSS, loss.choose_loss),
    sequence.LOSE_LATE: (sequence.LOSS, loss.choose_loss),
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
        by_card
        and by_seat
        and len(s.climax_seen) == climaxes
        and len(s.control) == PLACE_COUNT
        and len(s.counters) == STREAMS
    ):
        return False
    held = [(card, seat) for seat, hand in enumerate(s.hands) for card in hand]
    return (
        all([0 <= seen <= ALL_SEE for seen in s.seen + s.climax_seen])
        and all([0 <= bars <= EVERYWHERE for bars in s.ruled_out])
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
    dying = s.frames[shoot.TARGET] if s.frames and s.question == sequence.TOP else NOBODY
    dead = [seat for seat in empty if seat != dying]
    owners = [seat for seat in s.control if seat != NOBODY]
    return sorted(s.out) == dead and all(
        [s.coins[seat] == 0 and s.climax[seat] == NOBODY and seat not in owners for seat in dead]
    )


def _end_fits(s: State) -> bool:
    """A game that is over has a reason and winners who are alive; one that is not has neither."""
    if not 0 <= s.ended < len(REASONS) or bool(s.frames) != (s.ended == NOT_ENDED):
        return False
    winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
    if s.ended == NOT_ENDED:
        return s.winners == 0
    fitting = len(winners) == 2 if s.ended == DRAW else len(winners) >= 1
    return fitting and s.winners >> s.seats == 0 and all([s.hands[seat] for seat in winners])


def _stack_fits(s: State) -> bool:
    """The frames are those of a turn, their values in range, and who is asked is who has to answer."""
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    lowest, above, top = frames[0], frames[1:], frames[-1]
    if lowest[PROCEDURE] != sequence.TURN or lowest[turn.SEAT] != s.turn:
        return False
    if tuple([frame[PROCEDURE] for frame in above]) not in STACKS:
        return False
    if above and not turn.ADDITIONAL_ACTION <= lowest[STEP] <= turn.END_TURN:
        return False
    if not all([_values_fit(s, frame) for frame in above]):
        return False
    if s.asked == 0:
        return not above and lowest[STEP] == 0 and bool(s.hands[s.turn]) and len(living(s)) > 1
    return _asked_there(s, top) and _asked_fits(s, top)


def _asked_there(s: State, top: list[int]) -> bool:
    """Whether the frame on top has just come to the question: its next step is the one after that which asks."""
    if s.question not in ASKED_BY:
        return False
    procedure, step = ASKED_BY[s.question]
    return top[PROCEDURE] == procedure and top[STEP] == PROCEDURES[procedure].steps.index(step) + 1


def _values_fit(s: State, frame: list[int]) -> bool:
    seats, places = range(s.seats), range(PLACE_COUNT)
    if frame[PROCEDURE] == sequence.SHOOT_OUT:
        shooter, target = frame[shoot.SHOOTER], frame[shoot.TARGET]
        return (
            shooter in seats
            and target in seats
            and shooter != target
            and frame[shoot.PLACE] in places
            and 0 < frame[shoot.FALLEN] <= len(s.discards)
            and bool(s.hands[shooter])
        )
    if frame[PROCEDURE] == sequence.STORY:
        return frame[story.SEAT] == s.turn and 0 <= frame[story.WHICH] < len(STORIES)
    if frame[PROCEDURE] == sequence.EVERYONE:
        return frame[loss.PLACE] in places and 0 <= frame[loss.COUNT] <= s.seats and frame[loss.DRAWER] == s.turn
    where = frame[loss.WHERE]
    return (
        frame[loss.LOSER] in seats and (where in places or where == loss.ANY_PLACE) and frame[loss.WAS_LATE] in (0, 1)
    )


def _asked_fits(s: State, top: list[int]) -> bool:
    asked = [seat for seat in range(s.seats) if s.asked >> seat & 1]
    alive = living(s)
    if len(alive) + (s.question == sequence.TOP) < 2:
        return False
    if s.question == sequence.TIE:
        return len(alive) == 2 and bool(asked) and set(asked) <= set(alive)
    if s.question == sequence.TOP:
        return asked == [top[shoot.TARGET]]
    if s.question in (sequence.LOSE, sequence.LOSE_LATE):
        return asked == [top[loss.LOSER]] and bool(s.hands[top[loss.LOSER]])
    return asked == [s.turn] and bool(s.hands[s.turn])
