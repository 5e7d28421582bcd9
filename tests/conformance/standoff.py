"""Standoff: a game that exists only in the tests, for the two hardest shapes that rulebooks have.

All living seats plan in secret at the same time, card by card, until everybody is done. Then the planned cards are
shots, each of which opens a window: the others react in turn until all have passed in a row. A reaction cancels what
it reacts to, and opens a window of its own above, as deep as the tokens last. A window also closes once there is
nothing left in it to react to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sixgun.core.asks import Option, Question
from sixgun.core.checks import Checks
from sixgun.core.events import Event
from sixgun.core.frames import (
    PROCEDURE,
    WIDTH,
    A,
    B,
    C,
    D,
    Procedure,
    answered,
    ask,
    ask_together,
    call,
    jump,
    under,
)
from sixgun.core.game import Game
from sixgun.core.messages import Msg
from sixgun.core.options import OptionSpec, read_options
from sixgun.core.plain import Plain
from sixgun.core.positions import read_play, write_play
from sixgun.core.refusals import Refusal
from sixgun.core.results import Result
from sixgun.core.rng import Dice, key_of, shuffle
from sixgun.core.state import State as CoreState
from sixgun.core.state import tell

KEY = "standoff"
VALUES = range(1, 5)  # a card is its value; the box has one of each for every seat
DEALT, LIVES, TOKENS, PLAN_SIZE, DEADLY = 3, 3, 2, 2, 4

ROUND, SHOT, DUCK, WINDOW = range(4)  # procedures
PLAN, REACT = range(2)  # questions

# The values of frames. A shot and a duck are deeds: a window lies on the deed that it is about.
NUMBER = A  # of a round
ACTOR, TARGET, STRENGTH, CANCELLED = A, B, C, D  # of a deed; only a shot has a target and a strength
TURN, PASSES, DEED = B, C, D  # of a window, besides the deed's ACTOR

TEXTS = ("done", "plan:1", "plan:2", "plan:3", "plan:4", "pass", "duck")
DONE, PASS, DUCK_IT = 0, 5, 6  # picks; the others plan a card of that value
CODE_OF = {text: code for code, text in enumerate(TEXTS)}

SEATS_RULE, PLAN_RULE, REACT_RULE, END_RULE = "seats.two-to-four", "plan.in-secret", "react.in-turn", "end.most-lives"
RULES = {
    SEATS_RULE: "Two to four play; the box has the values 1 to 4 once for each of them.",
    PLAN_RULE: "All choose up to two cards at the same time; nobody knows how many before all are done.",
    REACT_RULE: "A token cancels a shot or another duck; others may react to that, until all have passed in a row.",
    END_RULE: "After the agreed rounds, or when one is left, most lives win.",
}

(R_BEGINS, IS_DONE, REVEALED, SHOOTS, MISSED, HIT, OUT, PASSED, DUCKS, DODGED, CAUGHT, DREW, ENDED, PLANNED) = range(14)
EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("round", ("number",)),
    ("done", ("seat",)),
    ("revealed", ("seat",)),  # and the cards
    ("shoots", ("seat", "target", "strength")),
    ("missed", ("seat", "target")),
    ("hit", ("seat", "target", "lives")),
    ("out", ("seat",)),
    ("passed", ("seat",)),
    ("ducks", ("seat", "from")),
    ("dodged", ("seat",)),  # the duck worked
    ("caught", ("seat",)),  # the duck was itself cancelled
    ("drew", ("seat",)),  # and, in secret, the card
    ("ended", ()),
    ("planned", ("seat", "card")),
)


class State(CoreState):
    """Cards are values from 1 to 4; the top of the deck is its last card."""

    __slots__ = ("deck", "discards", "hands", "lives", "plans", "tokens")

    FIELDS: ClassVar[tuple[str, ...]] = CoreState.FIELDS + ("hands", "plans", "deck", "discards", "lives", "tokens")

    def __init__(self, seats: int, options: tuple[int, ...], key: bytes) -> None:
        super().__init__(seats, options, key, 1)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.plans: list[list[int]] = [[] for _ in range(seats)]  # secret while anybody is still planning
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.lives: list[int] = [LIVES] * seats
        self.tokens: list[int] = [TOKENS] * seats


def living(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.lives[seat]]


def left_of(s: State, seat: int) -> int:
    """The next living seat around the table."""
    after = (seat + 1) % s.seats
    while not s.lives[after]:
        after = (after + 1) % s.seats
    return after


def planning(s: State) -> bool:
    """Whether the plans are still secret: one question is asked of several seats, so it tells what is going on."""
    return s.asked != 0 and s.question == PLAN


def stack(s: State) -> list[list[int]]:
    """The frames one by one, the running one last."""
    return [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]


def rounds(s: State) -> int:
    return int(OPTIONS[0].values[s.options[0]])


def set_up(seats: int, options: tuple[int, ...], key: bytes) -> State:
    s = State(seats, options, key)
    s.deck = [value for value in VALUES for _ in range(seats)]
    shuffle(s, 0, s.deck)
    for hand in s.hands:
        hand += [s.deck.pop() for _ in range(DEALT)]
    call(s, ROUND, 1)
    return s


# ---- a round


def plan(s: State) -> None:
    tell(s, (R_BEGINS, s.frames[NUMBER]))
    ask_together(s, living(s), PLAN)


def reveal(s: State) -> None:
    for seat in living(s):
        tell(s, (REVEALED, seat, *s.plans[seat]))


def shots(s: State) -> None:
    """The next planned card, seat by seat; the step comes again until no plan is left."""
    planned = [seat for seat in range(s.seats) if s.plans[seat]]
    if not planned:
        return
    shooter = planned[0]
    jump(s, SHOTS_STEP)  # before the call, which puts another frame on top
    card = s.plans[shooter].pop(0)
    s.discards.append(card)
    tell(s, (SHOOTS, shooter, left_of(s, shooter), card))
    call(s, SHOT, shooter, left_of(s, shooter), card)


def draw(s: State) -> None:
    for seat in living(s):
        if s.deck:
            s.hands[seat].append(s.deck.pop())
            tell(s, (DREW, seat, s.hands[seat][-1]))


def next_round(s: State) -> None:
    if s.frames[NUMBER] == rounds(s):
        end_game(s)
        return
    s.frames[NUMBER] += 1
    jump(s, 0)


def end_game(s: State) -> None:
    s.frames.clear()
    tell(s, (ENDED,))


# ---- deeds, and the windows upon them


def open_window(s: State) -> None:
    """The others may react, first whoever sits left of the actor."""
    actor = s.frames[ACTOR]
    call(s, WINDOW, actor, left_of(s, actor), 0, s.frames[PROCEDURE])


def hit(s: State) -> None:
    """The shot is carried out, unless a reaction has cancelled it."""
    shooter, target = s.frames[ACTOR], s.frames[TARGET]
    if s.frames[CANCELLED]:
        tell(s, (MISSED, shooter, target))
        return
    lost = min(2 if s.frames[STRENGTH] == DEADLY else 1, s.lives[target])
    s.lives[target] -= lost
    tell(s, (HIT, shooter, target, lost))
    if not s.lives[target]:
        s.discards += s.plans[target]
        s.plans[target] = []
        tell(s, (OUT, target))
        if len(living(s)) < 2:
            end_game(s)


def dodge(s: State) -> None:
    """The duck cancels the deed below the window that it was made in, unless it was cancelled itself."""
    if s.frames[CANCELLED]:
        tell(s, (CAUGHT, s.frames[ACTOR]))
        return
    s.frames[under(CANCELLED, 2)] = 1
    tell(s, (DODGED, s.frames[ACTOR]))


def ask_next(s: State) -> None:
    """The step comes again until all have passed in a row, or the deed below is cancelled."""
    if s.frames[PASSES] == len(living(s)) - 1 or s.frames[under(CANCELLED)]:
        return
    jump(s, 0)
    ask(s, s.frames[TURN], REACT)


SHOTS_STEP = 2
PROCEDURES = (
    Procedure("round", (plan, reveal, shots, draw, next_round)),
    Procedure("shot", (open_window, hit)),
    Procedure("duck", (open_window, dodge)),
    Procedure("window", (ask_next,)),
)


# ---- the questions


def plan_codes(s: State, seat: int) -> list[int]:
    full = len(s.plans[seat]) == PLAN_SIZE
    return [DONE] if full else [DONE, *sorted(set(s.hands[seat]))]


def refuse_plan(s: State, seat: int, code: int) -> Refusal | None:
    if code in (PASS, DUCK_IT):
        return Refusal("only-planning", {}, PLAN_RULE)
    if code != DONE and len(s.plans[seat]) == PLAN_SIZE:
        return Refusal("plan-full", {"most": PLAN_SIZE}, PLAN_RULE)
    return None if code == DONE or code in s.hands[seat] else Refusal("not-in-hand", {"card": code}, PLAN_RULE)


def answer_plan(s: State, seat: int, code: int) -> None:
    """One more card, and the seat stays asked. Only the planner hears of it: else it would be counted."""
    if code == DONE:
        answered(s, seat)
        tell(s, (IS_DONE, seat))
    else:
        s.hands[seat].remove(code)
        s.plans[seat].append(code)
        tell(s, (PLANNED, seat, code))


def plan_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-plan", {"left": PLAN_SIZE - len(s.plans[seat])})


def react_codes(s: State, seat: int) -> list[int]:
    return [PASS, DUCK_IT] if s.tokens[seat] else [PASS]


def refuse_react(s: State, seat: int, code: int) -> Refusal | None:
    if code not in (PASS, DUCK_IT):
        return Refusal("only-reacting", {}, REACT_RULE)
    return None if code == PASS or s.tokens[seat] else Refusal("no-token", {}, REACT_RULE)


def answer_react(s: State, seat: int, code: int) -> None:
    """The turn in the window passes on before a duck puts its frame on top."""
    actor, after = s.frames[ACTOR], left_of(s, seat)
    answered(s, seat)
    s.frames[TURN] = after if after != actor else left_of(s, actor)
    if code == PASS:
        s.frames[PASSES] += 1
        tell(s, (PASSED, seat))
    else:
        s.frames[PASSES] = 0
        s.tokens[seat] -= 1
        tell(s, (DUCKS, seat, actor))
        call(s, DUCK, seat)


def react_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-react-" + PROCEDURES[s.frames[DEED]].name, {"actor": s.frames[ACTOR]})


QUESTIONS = (
    Question("plan", PLAN_RULE, plan_prompt, plan_codes, refuse_plan, answer_plan, lambda s, seat: DONE),
    Question("react", REACT_RULE, react_prompt, react_codes, refuse_react, answer_react, lambda s, seat: PASS),
)
OPTIONS = (OptionSpec("rounds", (2, 3), END_RULE),)


# ---- what can be seen, and what cannot


def player_view(s: State, seat: int, viewer: int | None) -> dict[str, Plain]:
    """Planned cards still count as held while the plans are secret."""
    secret = planning(s)
    mine = seat == viewer
    plan: list[Plain] | None = [*s.plans[seat]] if mine or not secret else None
    hand: list[Plain] | None = [*s.hands[seat]] if mine else None
    size = len(s.hands[seat]) + (len(s.plans[seat]) if secret else 0)
    lives, tokens = s.lives[seat], s.tokens[seat]
    return {"seat": seat, "lives": lives, "tokens": tokens, "size": size, "hand": hand, "plan": plan}


def deeds_view(s: State) -> list[Plain]:
    """What is being reacted to: the shot, and upon it the ducks, each against the one before."""
    deeds: list[Plain] = []
    for procedure, _, actor, target, strength, *_ in stack(s):
        if procedure == SHOT:
            deeds.append({"deed": "shot", "seat": actor, "target": target, "strength": strength})
        elif procedure == DUCK:
            deeds.append({"deed": "duck", "seat": actor})
    return deeds


def redealt(s: State, viewer: int | None, key: bytes) -> State:
    """The hands of others and the deck are one pool; while planning, anybody else may have planned any number."""
    other = s.clone()
    other.key = key
    dice = Dice(other.key)
    others = [seat for seat in range(s.seats) if seat != viewer]
    if planning(s):
        for seat in others:
            other.hands[seat] += other.plans[seat]
    pool = other.deck + [card for seat in others for card in other.hands[seat]]
    dice.shuffle(pool)
    other.deck = [pool.pop() for _ in s.deck]
    for seat in others:
        other.hands[seat] = [pool.pop() for _ in other.hands[seat]]
        if planning(s) and s.lives[seat]:
            planned = dice.below(min(PLAN_SIZE, len(other.hands[seat])) + 1)
            other.plans[seat] = [other.hands[seat].pop() for _ in range(planned)]
    return other


def result_of(s: State) -> Result | None:
    """Places by lives; the first are shared and so is the win."""
    if s.frames:
        return None
    places = tuple([1 + len([other for other in s.lives if other > mine]) for mine in s.lives])
    share = 1.0 / places.count(1)
    scores = tuple([share if place == 1 else 0.0 for place in places])
    return Result(places, scores, "rounds-over" if len(living(s)) > 1 else "last-standing")


# ---- positions

FIELDS = ("options", "seed", "hands", "plans", "deck", "discards", "lives", "tokens", "play")


def position_of(data: Mapping[str, object]) -> State:
    """Only `hands` is needed; the deck is listed from its top. Cards that are named nowhere lie shuffled under it."""
    checks = Checks(KEY)
    table = checks.table("position", dict(data))
    checks.known("", table, FIELDS)
    hands = checks.items("hands", table.get("hands"), 2, 4, SEATS_RULE)
    seats = len(hands)
    options = read_options(OPTIONS, table.get("options"), checks)
    seed = checks.integer("seed", table.get("seed", 0), 0, 2**63)
    checks.done()
    s = State(seats, options, key_of(seed))
    plans = checks.items("plans", table.get("plans", s.plans), seats, seats)
    s.hands = [integers(checks, f"hands[{seat}]", hand, 1, 4) for seat, hand in enumerate(hands)]
    s.plans = [integers(checks, f"plans[{seat}]", cards, 1, 4, 0, PLAN_SIZE) for seat, cards in enumerate(plans)]
    s.discards = integers(checks, "discards", table.get("discards", []), 1, 4)
    s.deck = integers(checks, "deck", table.get("deck", []), 1, 4)[::-1]
    s.lives = integers(checks, "lives", table.get("lives", s.lives), 0, LIVES, seats, seats)
    s.tokens = integers(checks, "tokens", table.get("tokens", s.tokens), 0, TOKENS, seats, seats)
    checks.done()
    rest = [value for value in VALUES for _ in range(seats - cards_of(s).count(value))]
    shuffle(s, 0, rest)
    s.deck = rest + s.deck
    if "play" in table:
        read_play(STANDOFF, s, checks, table["play"])
    elif len(living(s)) < 2:
        checks.note("position-over", {}, END_RULE)
    checks.done()
    return s


def integers(
    checks: Checks, field: str, value: object, low: int, high: int, shortest: int = 0, longest: int = 16
) -> list[int]:
    items = checks.items(field, value, shortest, longest)
    return [checks.integer(f"{field}[{i}]", item, low, high) for i, item in enumerate(items)]


def data_of(s: State, options: dict[str, Plain]) -> dict[str, Plain]:
    return {
        "options": options,
        "hands": [[*hand] for hand in s.hands],
        "plans": [[*plan] for plan in s.plans],
        "deck": [*reversed(s.deck)],
        "discards": [*s.discards],
        "lives": [*s.lives],
        "tokens": [*s.tokens],
        "play": write_play(STANDOFF, s),
    }


def cards_of(s: State) -> list[int]:
    """All cards, wherever they are."""
    return s.deck + s.discards + [card for pile in s.hands + s.plans for card in pile]


def faults_of(s: State) -> list[Refusal]:
    """Cards that are missing or too many, and columns of the wrong size; the kernel sees to frames and asks."""
    if sorted(cards_of(s)) != [value for value in VALUES for _ in range(s.seats)]:
        return [Refusal("position-cards", {"each": s.seats}, SEATS_RULE)]
    sized = len(s.lives) == len(s.tokens) == s.seats
    bounds = [(s.lives, LIVES), (s.tokens, TOKENS)]
    bounded = all([0 <= value <= most for values, most in bounds for value in values])
    fits = sized and bounded and s.answers == [-1] * s.seats and plans_fit(s)
    return [] if fits else [Refusal("packed-damaged", {"game": KEY})]


def plans_fit(s: State) -> bool:
    return all([len(plan) <= (PLAN_SIZE if s.lives[seat] else 0) for seat, plan in enumerate(s.plans)])


# ---- the contract


class Standoff(Game[State]):
    """The tests' own game."""

    def __init__(self, pack: Mapping[str, object] | None = None) -> None:
        self.key = KEY
        self.version = 1
        self.seats = range(2, 5)
        self.usual_seats = 3
        self.seats_rule = SEATS_RULE
        self.options = OPTIONS
        self.procedures = PROCEDURES
        self.questions = QUESTIONS
        super().__init__()

    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> State:
        return set_up(seats, options, key)

    def _text(self, code: int) -> str:
        return TEXTS[code]

    def _code(self, text: str) -> int:
        return CODE_OF.get(text, -1)

    def _option(self, s: State, seat: int, code: int) -> Option:
        label = Msg("pick-plan", {"card": code}) if code in VALUES else Msg("pick-" + TEXTS[code])
        return Option(TEXTS[code], label, (label,))

    def _event(self, s: State, told: tuple[int, ...]) -> Event:
        (name, names), values = EVENTS[told[0]], told[1:]
        args: dict[str, Plain] = dict(zip(names, values, strict=False))
        if told[0] == DREW:
            return Event(name, args, {"card": values[1]}, seen_by=1 << values[0])
        if told[0] == PLANNED:
            return Event(name, {}, args, seen_by=1 << values[0], reveals=False, hidden=True)
        if told[0] == REVEALED:
            args["cards"] = [*values[1:]]
        return Event(name, args, reveals=told[0] == REVEALED)

    def _faults(self, s: State) -> list[Refusal]:
        return faults_of(s)

    def _view(self, s: State, seat: int | None) -> dict[str, Plain]:
        result = result_of(s)
        window = stack(s)[-1] if s.asked and s.question == REACT else None
        return {
            "game": KEY,
            "seat": seat,
            "seats": s.seats,
            "options": self.option_values(s),
            "round": stack(s)[0][2] if s.frames else None,
            "asked": [*self.asked(s)],
            "question": QUESTIONS[s.question].name if s.asked else None,
            "players": [player_view(s, other, seat) for other in range(s.seats)],
            "deck": len(s.deck),
            "discards": [*s.discards],
            "deeds": deeds_view(s),
            "passes": window[PASSES] if window else None,
            "result": result.plain() if result else None,
        }

    def _redeal(self, s: State, seat: int | None, key: bytes) -> State:
        return redealt(s, seat, key)

    def result(self, s: State) -> Result | None:
        return result_of(s)

    def _position(self, data: Mapping[str, object]) -> State:
        s = position_of(data)
        if "play" not in data:
            call(s, ROUND, 1)
        return s

    def data(self, s: State) -> dict[str, Plain]:
        return data_of(s, self.option_values(s))

    def sketch(self, view: Mapping[str, Any]) -> list[list[Msg]]:
        lines = [Msg("board-piles", {"round": view["round"], "deck": view["deck"], "discards": view["discards"]})]
        lines += [Msg("board-deed", dict(deed)) for deed in view["deeds"]]
        return [[line] for line in lines + [Msg("board-player", dict(player)) for player in view["players"]]]

    def advise(self, view: Mapping[str, Any], picks: Sequence[str], roll: float) -> int:
        """Duck when shot at, and duck whoever ducks from one's own shot; plan anything."""
        if "pass" not in picks:
            return min(int(roll * len(picks)), len(picks) - 1)
        shot, stands = view["deeds"][0], len(view["deeds"]) % 2 == 1
        wanted = view["seat"] == (shot["target"] if stands else shot["seat"])
        return list(picks).index("duck" if wanted and "duck" in picks else "pass")

    def rule_texts(self) -> list[dict[str, str]]:
        return [{"id": rule, "source": "Standoff", "text": text, "it": text} for rule, text in RULES.items()]

    def house_data(self) -> list[str]:
        return []

    def repacked(self, data: Mapping[str, object]) -> Standoff:
        checks = Checks(KEY)
        checks.known("", dict(data), ())
        checks.done()
        return Standoff()


STANDOFF = Standoff()
