"""Doomtown: Reloaded as the kernel sees it: its tables of procedures, questions and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sixgun.core.capabilities import Odds, Thinking
from sixgun.core.checks import Checks
from sixgun.core.events import Event
from sixgun.core.game import Game, Rooms
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain, plain_table
from sixgun.core.refusals import Refusal, Refused
from sixgun.games.doomtown.bots.advise import advise, defers
from sixgun.games.doomtown.bots.appraise import appraise
from sixgun.games.doomtown.bots.chronicle import NOTEBOOK
from sixgun.games.doomtown.bots.reason import reason
from sixgun.games.doomtown.bots.weigh import weigh
from sixgun.games.doomtown.language.printed import problem_of, read_book
from sixgun.games.doomtown.outside.coverage import coverage_of
from sixgun.games.doomtown.outside.deck_facts import examined
from sixgun.games.doomtown.outside.deck_files import read_deck
from sixgun.games.doomtown.outside.deck_rules import deck_problems
from sixgun.games.doomtown.outside.deck_writing import ENDINGS, written
from sixgun.games.doomtown.outside.decks import FIELD, ReadyDeck, own_decks, pack_of, ready_decks
from sixgun.games.doomtown.outside.dump import data_of
from sixgun.games.doomtown.outside.knowledge import redealt
from sixgun.games.doomtown.outside.odds import INPUTS, odds_of
from sixgun.games.doomtown.outside.options import deck_of, options_for
from sixgun.games.doomtown.outside.pack_cards import figures_of, own_texts
from sixgun.games.doomtown.outside.packs import own_name, variant_figures, variant_of, with_pack
from sixgun.games.doomtown.outside.position import position_of
from sixgun.games.doomtown.outside.prospects import prospects
from sixgun.games.doomtown.outside.soundness import faults_of
from sixgun.games.doomtown.rules import victory
from sixgun.games.doomtown.rules.procedures import PROCEDURES
from sixgun.games.doomtown.rules.setup import set_up
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.book import Book
from sixgun.games.doomtown.table.components import FORMATS, KEY, SEED_ERA, BadCards, BadScript, Cards, all_cards
from sixgun.games.doomtown.table.state import MOST_SEATS, State
from sixgun.games.doomtown.wire.describe import describe
from sixgun.games.doomtown.wire.events import event_of
from sixgun.games.doomtown.wire.labels import option_of
from sixgun.games.doomtown.wire.picks import code_of, text_of
from sixgun.games.doomtown.wire.questions import QUESTIONS
from sixgun.games.doomtown.wire.sketch import sketch_of
from sixgun.games.doomtown.wire.sketch_folded import folded_sketch_of
from sixgun.games.doomtown.wire.view import view_of
from sixgun.lib.packs import VARIANT

# A few picks are played on, until it is somebody's turn or the day is over.
THINKING = Thinking(
    iterations=300,
    depth=6,
    quiet=(sequence.NOON_PLAY, sequence.END_DISCARD, sequence.WAGES),
    explore=0.6,
    trust=0.2,
    margin=0.01,
    openness=0.8,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Doomtown(Game[State]):
    """Two to six players, each with an outfit and a deck. [goal.players.two-or-more]"""

    def __init__(self, pack: Mapping[str, object] | None = None) -> None:
        self.key = KEY
        self.rooms = Rooms(option_of, event_of, view_of, redealt, faults_of, victory.result_of, data_of)
        self.home = __package__
        self.version = 2
        self.seats = range(2, MOST_SEATS + 1)
        self.usual_seats = 2
        self.seats_rule = "goal.players.two-or-more"
        cards, own, book = _read_pack(pack)
        self.decks = (*ready_decks(), *own)
        self.options = options_for(ready_decks(), own)
        self.odds_inputs = INPUTS
        self.procedures = PROCEDURES
        self.notebook = NOTEBOOK
        self.deck_formats = FORMATS
        self.deck_forms = ENDINGS
        self.thinking = THINKING
        self.questions = QUESTIONS
        super().__init__(None if pack is None else plain_table(pack))
        self.book = book
        self.printed = cards.data
        if pack is not None and VARIANT in pack:
            self.printed = {**cards.data, VARIANT: variant_figures(pack, Checks(KEY))}
        self.pick_cap = book.variant.picks or self.pick_cap
        if book.variant.shootout:
            self.seats = range(2, 3)

    def _deal(self, seats: int, options: tuple[int, ...], key: bytes) -> State:
        decks = [deck_of(self.options[seat], self.decks, options[seat]) for seat in range(seats)]
        outfits = [deck.outfit for deck in decks]
        gangs = [list(deck.gang) for deck in decks]
        return set_up(seats, options, key, self.book, outfits, [list(deck.cards) for deck in decks], gangs)

    def _text(self, code: int) -> str:
        return text_of(self.book.cards.keys, code)

    def _code(self, text: str) -> int:
        return code_of(self.book.cards.index, text)

    def _position(self, data: Mapping[str, object]) -> State:
        return position_of(self, self.book, data)

    def sketch(self, view: Mapping[str, Plain]) -> list[list[Msg]]:
        return sketch_of(self.book.cards, view)

    def folded_sketch(self, view: Mapping[str, Plain], fold: int) -> list[list[Msg]]:
        return folded_sketch_of(self.book.cards, view, fold)

    def texts(self, lang: str) -> dict[str, str]:
        """What the cards of a pack are called and say, by the names of messages."""
        return own_texts(self.pack_data, lang)

    def figures(self) -> dict[str, Plain]:
        """What is printed on the cards of a pack, for pages that show them."""
        return figures_of(self.pack_data)

    def pack_title(self) -> str:
        return own_name(self.pack_data)

    def coverage(self) -> list[dict[str, Plain]]:
        return coverage_of(self.book)

    def describe(self, card: str) -> list[Msg]:
        return describe(self.book.cards, card)

    def advise(self, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
        return advise(self.book, view, picks, roll)

    def defers(self, view: Mapping[str, Plain], picks: Sequence[str]) -> bool:
        return defers(view, picks)

    def reason(self, view: Mapping[str, Plain], pick: str) -> Msg | None:
        return reason(self.book, view, pick)

    def odds(self, given: Mapping[str, object]) -> Odds:
        """The odds of a deck's draw hands, as `sixgun odds doomtown` takes them."""
        return odds_of(self.book.cards, self.decks, given)

    def prospects(self, view: Mapping[str, Any], picks: Sequence[str]) -> list[Odds]:
        """What the seat of a view can expect of what it is asked."""
        return prospects(self.book.cards, view, picks)

    def concerns(self, s: State, event: Event, seat: int) -> bool:
        """Whether a card of this seat is named, or the seat itself."""
        return super().concerns(s, event, seat) or any([_is_of(value, seat) for value in event.args.values()])

    def appraise(self, s: State) -> list[float]:
        return appraise(s)

    def weigh(self, s: State, seat: int, codes: list[int]) -> list[float]:
        return weigh(s, seat, codes)

    def read_deck(self, data: bytes, name: str, format: str = "") -> tuple[dict[str, Plain], list[Refusal]]:
        """A deck list as a pack, and everything that is wrong with it."""
        _check_format(format)
        deck = read_deck(self.book.cards, data, name)
        return pack_of(self.book.cards, deck), deck_problems(self.book.cards, deck, format or SEED_ERA)

    def examine_deck(self, data: bytes, name: str, format: str = "") -> dict[str, Plain]:
        """A deck list as the workshop shows it, good or not."""
        _check_format(format)
        return examined(self.book.cards, read_deck(self.book.cards, data, name), format)

    def write_deck(self, data: bytes, name: str, form: str) -> str:
        return written(self.book.cards, read_deck(self.book.cards, data, name), form, name.rpartition(".")[0])


def _check_format(format: str) -> None:
    if format and format not in FORMATS:
        known: dict[str, Plain] = {"field": "format", "allowed": [*FORMATS], "got": format[:40]}
        raise Refused(Refusal("field-choice", known), KEY)


@cache
def _own_book() -> Book:
    return read_book(all_cards())


def _read_pack(pack: Mapping[str, object] | None) -> tuple[Cards, list[ReadyDeck], Book]:
    """The printed cards, with those that a pack corrects or adds, the decks that it brings along, and the book.

    Whatever is wrong with decks and abilities is refused at once.
    """
    if pack is None:
        return all_cards(), [], _own_book()
    checks = Checks(KEY)
    cards, book = all_cards(), _own_book()
    if pack.keys() - {FIELD}:  # decks alone change no card
        data = with_pack(pack, checks)
        try:
            cards = Cards(data)
            book = read_book(cards)
        except BadCards as bad:
            checks.problems += bad.problems
        except BadScript as bad:
            checks.problems.append(problem_of("cards", bad.got, bad))
            checks.done()
    figures = variant_figures(pack, checks)
    if not checks.problems and figures["name"]:
        book.variant = variant_of(figures)
    decks = own_decks(cards, pack, checks, book.variant)
    checks.done()
    return cards, decks, book


def _is_of(value: Plain, seat: int) -> bool:
    """Whether an event names a card in play that a seat owns."""
    if isinstance(value, list):
        return any([_is_of(one, seat) for one in value])
    return isinstance(value, str) and value.split(".")[1:2] == [str(seat)]


GAME: Final[Doomtown] = Doomtown()
