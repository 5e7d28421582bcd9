"""Doomtown: every card that can come into play has a place of its own; hands and piles are counted by card.

Which cards there are follows from the decks, which all players know: the view's options name them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.game import Game
from sixgun.games.doomtown.language.words import DO_ATTACH, REF_THIS, RULES, STATS
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS, OUTFIT, SPELL
from sixgun.games.doomtown.table.layout import tokens_for
from sixgun.games.doomtown.table.records import WAYS
from sixgun.games.doomtown.table.tags import tag_of
from sixgun.games.doomtown.wire import picks
from sixgun.games.doomtown.wire.names import CODE_NAMES, tag_name
from sixgun.games.doomtown.wire.view_types import (
    DrawHand,
    Dude,
    Effect,
    Job,
    Place,
    Player,
    Shootout,
    Unseen,
    View,
)
from sixgun.research.fields import Bag, Both, Each, Field, Figures, Flag, Number, One, Record, Skip
from sixgun.research.list_fields import Parts, Placed, Row
from sixgun.research.view_fields import SILENT, Shapes

ALIKE = 4  # cards of a title in a deck
SHUFFLES = 3  # of a deck that hidden cards may come from
EFFECTS = 6  # that have not ended, one by one; the figure `length` counts further ones
LOOKED = 3  # cards on top of a deck that are known in their order; all of them are counted
AMOUNTS = 100  # that picks may name


class Uses(Field):
    """How often each ability of a card was used today: four bits an ability."""

    def __init__(self, abilities: int) -> None:
        self.size = abilities

    def write(self, value: Any, out: Figures, at: int) -> None:
        for i in range(self.size if value else 0):
            out[at + i] = min(1.0, (value >> 4 * i & 15) / 2)

    def names(self, path: str) -> list[str]:
        return [f"{path}[{i}]" for i in range(self.size)]


class Street(Field):
    """How far each place of a street is from the home: to the left below zero, to the right above."""

    def __init__(self, places: list[str]) -> None:
        self._home, *self._places = places
        self.size = len(self._places)

    def write(self, value: Any, out: Figures, at: int) -> None:
        home = value.index(self._home)
        for place, name in enumerate(value):
            if name != self._home:
                out[at + self._places.index(name)] = max(-1.0, min(1.0, (place - home) / 10))

    def names(self, path: str) -> list[str]:
        return [f"{path}[{place}]" for place in self._places]


class Worn(Field):
    """Attachments, each in its own place, with the number of the card that bears it."""

    def __init__(self, gear: list[str], bearers: list[str], abilities: int) -> None:
        self._bearers = {name: (i + 1) / len(bearers) for i, name in enumerate(bearers)}
        item = {"id": Skip(), "card": Skip(), "booted": Flag(), "used": Uses(abilities), "traded": Flag()}
        counters = {"influence": Number(6), "rocks": Number(10)}
        self._placed = Placed(gear, Record({**item, "bearer": Number(1), **counters}))
        self.size = self._placed.size

    def write(self, value: Any, out: Figures, at: int) -> None:
        worn = [{**gear, "bearer": self._bearers.get(one["id"], 0)} for one in value for gear in one.get("gear", ())]
        self._placed.write(worn, out, at)

    def names(self, path: str) -> list[str]:
        return self._placed.names(f"{path}.gear")


class Deck:
    """The cards of one seat: by key, and by the names that they have in play."""

    def __init__(self, rules: Any, seat: int, key: object) -> None:
        cards = rules.book.cards
        deck = next(deck for deck in rules.decks if deck.key == key)
        listed = [deck.outfit, *deck.cards]
        listed += tokens_for(rules.book, listed)
        copies: dict[int, int] = {}
        self.tags: dict[int, list[str]] = {}  # by kind of card
        for what in listed:
            tag = tag_of(seat, what, copies.get(what, 0))
            copies[what] = copies.get(what, 0) + 1
            self.tags.setdefault(cards.kind[what], []).append(tag_name(cards.keys, tag))
        self.faces = [cards.keys[what] for what in sorted(set(deck.cards))]
        self.outfit = cards.keys[deck.outfit]
        self.places = [*self.tags[OUTFIT], *self.tags.get(DEED, [])]
        actions = [one for one in self.tags.get(ACTION, []) if attaches_itself(rules, _what(rules, one))]
        self.gear = [*self.tags.get(GOODS, []), *self.tags.get(SPELL, []), *actions]
        self.built = [one for one in self.gear if rules.book.host[_what(rules, one)] >= 0]
        self.abilities = max(len(rules.book.of_card[what]) for what in listed)


def _what(rules: Any, tag: str) -> int:
    """The card whose name in play this is."""
    found: int = rules.book.cards.index[tag.partition(".")[0]]
    return found


def attaches_itself(rules: Any, what: int) -> bool:
    """Whether an action card can come to lie with a dude, as Incubation does."""
    lines = [line for ability in rules.book.of_card[what] for line in rules.book.abilities[ability].do]
    return any([line[0] == DO_ATTACH and line[1] == REF_THIS for line in lines])


def decks_of(game: Game[Any], view: Mapping[str, Any]) -> list[Deck]:
    return [Deck(game, seat, view["options"][f"deck{seat + 1}"]) for seat in range(view["seats"])]


def given_keywords(rules: Any) -> list[str]:
    """Keywords that abilities of cards give, which are changes as well."""
    book = rules.book
    return [word for i, word in enumerate(book.cards.words) if book.granted >> i & 1]


def schema(game: Game[Any], view: Mapping[str, Any]) -> Field:
    decks = decks_of(game, view)
    places = ["square", *[place for deck in decks for place in deck.places]]
    dudes = [dude for deck in decks for dude in deck.tags[DUDE]]
    gear = [one for deck in decks for one in deck.gear]
    built = [one for deck in decks for one in deck.built]
    faces = list(dict.fromkeys([face for deck in decks for face in [deck.outfit, *deck.faces]]))
    uses = max(deck.abilities for deck in decks)
    shapes = Shapes(game, view["seats"], {"Face": faces, "Side": range(3)})
    place = {
        "id": Skip(),
        "card": Skip(),
        "owner": Skip(),
        "control": Number(5),
        "production": Number(5),
        "used": Uses(uses),
        "rocks": Number(10),
        "gear": Skip(),  # `Worn` has it
    }
    changes = One([*STATS, *RULES, *given_keywords(game)])
    effect = {"card": One([*dudes, *places[1:], *gear]), "what": changes, "amount": Number(10)}
    job = {"leader": One(dudes), "mark": One([*dudes, *places])}
    return shapes.record(
        View,
        {
            **SILENT,
            "packs": Skip(),
            "day": Number(20),
            "ahead": Skip(),  # follows from control and influence
            "pot": Number(10),
            "players": Row([_player(shapes, deck, faces) for deck in decks]),
            "places": Both(Placed(places, shapes.record(Place, place)), Worn(built, places, uses)),
            "dudes": Both(Placed(dudes, _dude(shapes, places, gear, uses)), Worn(gear, dudes, uses)),
            "aside": Bag(faces, ALIKE),
            "effects": Each(shapes.record(Effect, effect), EFFECTS),
            "shootout": _shootout(shapes, places, dudes),
            "job": shapes.record(Job, job),
            "marked": Bag(faces, ALIKE),
            "chosen": Bag([tag for deck in decks for tags in deck.tags.values() for tag in tags]),
            "casualties": Both(Parts(0, Bag([*dudes, *gear])), Parts(1, Bag(WAYS, ALIKE))),
        },
    )


def _player(shapes: Shapes, deck: Deck, faces: list[str]) -> Field:
    pile = Bag(deck.faces, ALIKE)
    drawn = Both(
        Parts("card", Bag(faces, ALIKE)),  # an ability may swap draw hands
        Parts("as", Bag([*CODE_NAMES, None], ALIKE)),
    )
    draw_hand = {"count": Number(10), "cards": drawn, "rank": Number(10), "rank_change": Number(5)}
    return shapes.record(
        Player,
        {
            "seat": Skip(),
            "outfit": Skip(),
            "stash": Number(40),
            "loan": Number(10),
            "control": Number(20),
            "influence": Number(20),
            "hurdle": Skip(),  # follows from the others' influence
            "hand": pile,
            "hand_count": Number(10),
            "deck": Number(54),
            "deck_top": Both(Each(One(deck.faces), LOOKED), pile),
            "shuffle": Number(SHUFFLES),
            "unseen": Each(shapes.record(Unseen, {"shuffle": Number(SHUFFLES), "cards": pile}), SHUFFLES),
            "discards": Both(Each(One(deck.faces), 1), pile),
            "boot_hill": pile,
            "draw_hand": shapes.record(DrawHand, draw_hand),
            "street": Street(deck.places),
            "outskirts": Bag(deck.places[1:]),
        },
    )


def _dude(shapes: Shapes, places: list[str], gear: list[str], uses: int) -> Field:
    worn = list(dict.fromkeys([one.partition(".")[0] for one in gear]))
    return shapes.record(
        Dude,
        {
            "id": Skip(),
            "card": Skip(),
            "place": One(places),
            "value": Number(13),
            "bullets": Number(8),
            "influence": Number(6),
            "upkeep": Number(6),
            "bounty": Number(10),
            "control": Number(5),
            "purse": Number(10),
            "used": Uses(uses),
            "gear": Parts("card", Bag(worn, 2)),
        },
    )


def _shootout(shapes: Shapes, places: list[str], dudes: list[str]) -> Field:
    bonus = Each(Number(10), 2)
    return shapes.record(
        Shootout,
        {
            "place": One(places),
            "round": Number(5),
            "leader_dude": One(dudes),
            "mark_dude": One(dudes),
            "shooters": Each(One(dudes), 2),
            "studs": bonus,
            "draws": bonus,
        },
    )


def words(game: Game[Any], view: Mapping[str, Any]) -> list[str]:
    """Every word that a pick can have: the vocabulary of the features of options."""
    decks = decks_of(game, view)
    found = [*picks.VERBS, *picks.WORDS, *[f"seat-{seat}" for seat in range(view["seats"])]]
    for deck in decks:
        found += [*deck.faces, *[tag for tags in deck.tags.values() for tag in tags]]
    found += [*[str(amount) for amount in range(AMOUNTS)], *CODE_NAMES]
    return list(dict.fromkeys(found))
