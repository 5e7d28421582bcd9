"""Setting up (3. PREPARARE IL GIOCO): characters, weapons and the deck, as the SHOWDOWN says."""

from __future__ import annotations

from sixgun.core.frames import call
from sixgun.core.rng import shuffle, shuffle_to_draw
from sixgun.games.gunslinger.table import sequence
from sixgun.games.gunslinger.table.codes import OF_A_KIND
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.people import boxes_of, counters_left, own_gear
from sixgun.games.gunslinger.table.places import boxed, lying_in
from sixgun.games.gunslinger.table.programme import Programme
from sixgun.games.gunslinger.table.showdown import AWAY, Gear, Showdown
from sixgun.games.gunslinger.table.stacks import Stacks
from sixgun.games.gunslinger.table.state import (
    BY_CHARACTER,
    BY_PAIR,
    CASTING_RULE,
    CHARACTER_RULE,
    DECK_STREAM,
    FIRST_SUM,
    NOBODY,
    OUT_OF_NIGHT,
    PLACE,
    State,
)


def set_up(
    seats: int, options: tuple[int, ...], key: bytes, figures: Figures, stacks: Stacks, programme: Programme
) -> State:
    """A table ready for the first turn; later sections' counters stay in the box. [2.8, 3.1, 3.2a, 3.3a, 3.3b, 3.4]"""
    s = State(seats, options, key, figures, stacks, programme.grounds[0], programme)
    if programme.is_night():
        s.night = [0] * (FIRST_SUM + seats)
    lay_out(s, programme)
    return s


def lay_out(s: State, programme: Programme) -> None:
    """The SHOWDOWN whose turn it is, on a table where nothing lies. [3.1, 3.2a, 3.3a, 3.3b, 3.4, night.next]"""
    place = s.night[PLACE] if s.night else 0
    showdown, ground = programme.showdowns[place], programme.grounds[place]
    s.ground, s.map = ground, ground.map
    s.boards = [s.figures.boards.index(name) for name in ground.map.boards]
    s.length = showdown.game_length
    seating = showdown.seating(s.seats)
    cast = [i for i, seat in enumerate(seating) if seat != AWAY]
    captured = sum([1 << c for c, i in enumerate(cast) if i in showdown.captured])
    s.special = [int(showdown.surrender), int(showdown.captives_killed), showdown.bag_value, captured]
    for bonus in showdown.bonuses:
        bits = sum([1 << c for c, i in enumerate(cast) if i in bonus.characters])
        s.bonus += (bonus.event, bonus.points, bits)
    company = company_of(s, showdown, cast)
    places = drawn_places(s, showdown, cast)
    open_legends(s, len(cast))
    for c, i in enumerate(cast):
        seat = (seating[i] - place) % s.seats  # players move on by one place with each SHOWDOWN of a night
        set_legend(s, c, company[c], seat, showdown.side[i], showdown.hex[places[c]], showdown.facing[places[c]])
        s.down[c] = showdown.down[i]
    open_accounts(s)
    printed = s.options[CHARACTER_RULE]
    left = counters_left(s.figures, [showdown.loose, *[showdown.gear[i] for i in cast]]) if printed else []
    for c, i in enumerate(cast):
        given = own_gear(s.figures, s.who[c], showdown.gear[i], left) if printed else [*showdown.gear[i]]
        for gear in given:
            add_weapon(s, gear, boxed(c, gear.box))
    for gear in showdown.loose:
        add_weapon(s, gear, lying_in(gear.hex))
    s.deck = [*s.figures.cards]
    shuffle_to_draw(s, DECK_STREAM, s.deck)
    s.turn = 1
    call(s, sequence.TURN)
    if s.options[CASTING_RULE]:
        call(s, sequence.CASTING)


def drawn_places(s: State, showdown: Showdown, cast: list[int]) -> list[int]:
    """By character, whose hex and facing of the SET UP it has: its own, or by lot that of one of its group. [3.4]"""
    places = [*cast]
    for group in showdown.by_lot:
        drawing = [c for c, i in enumerate(cast) if i in group]
        drawn = [cast[c] for c in drawing]
        shuffle(s, DECK_STREAM, drawn)
        for c, i in zip(drawing, drawn, strict=True):
            places[c] = i
    return places


def company_of(s: State, showdown: Showdown, cast: list[int]) -> list[int]:
    """Those of the list; somebody who is out of the night has a stand-in. [night.stand-in]

    The first who is free stands in: of the SHOWDOWN's own list if some of it stay away, else of the box.
    """
    out = s.night[OUT_OF_NIGHT] if s.night else 0
    listed = [showdown.character[i] for i in cast]
    others = [*showdown.character, *range(len(s.figures.characters))]
    free = [who for who in dict.fromkeys(others) if who not in listed and not out >> who & 1]
    return [free.pop(0) if out >> who & 1 else who for who in listed]


def add_character(s: State, who: int, owner: int, side: int, hex_: int, facing: int) -> None:
    """One more, behind the others in playing order."""
    for name in BY_CHARACTER:
        getattr(s, name).append(0)
    set_legend(s, len(s.who) - 1, who, owner, side, hex_, facing)


def open_legends(s: State, count: int) -> None:
    """The columns of so many characters."""
    for name in BY_CHARACTER:
        setattr(s, name, [0] * count)


def set_legend(s: State, c: int, who: int, owner: int, side: int, hex_: int, facing: int) -> None:
    """A character with a clean LEGEND: twenty boxes open, by option as printed. [2.2, 2.5, 3.2a, 3.2b]"""
    s.who[c] = who
    s.owner[c] = owner
    s.side[c] = side
    s.hex[c] = hex_
    s.facing[c] = facing
    s.endurance[c] = boxes_of(s, c)
    s.aim_at[c] = NOBODY
    s.granted[c] = NOBODY


def open_accounts(s: State) -> None:
    """The columns by pair, once all characters are there."""
    for name in BY_PAIR:
        setattr(s, name, [0] * (len(s.who) * (len(s.who) + 1)))


def add_weapon(s: State, gear: Gear, where: int) -> None:
    """Loaded and uncocked, unless the SHOWDOWN says otherwise. [10.42b]"""
    number = len([w for w in s.weapon if w // OF_A_KIND == gear.weapon])
    s.weapon.append(gear.weapon * OF_A_KIND + number)
    s.where.append(where)
    s.rounds.append(gear.rounds)
    s.cocked.append(gear.cocked)
    s.jammed.append(0)
