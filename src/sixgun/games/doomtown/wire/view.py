"""Views: what a seat can see and would remember, built up from nothing."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import control, stats, words
from sixgun.games.doomtown.language.control import deed_controller
from sixgun.games.doomtown.rules.draw import bonus
from sixgun.games.doomtown.rules.victory import hurdle, result_of, totals_of, victors
from sixgun.games.doomtown.table import hands, sequence, town, uses
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, ENV_WIDTH
from sixgun.games.doomtown.table.changes import AMOUNT, CHANGE_WIDTH, DURATIONS, KEYWORD, RULE, STAT, UNTIL, WHOM
from sixgun.games.doomtown.table.components import BASE_SET, KEY
from sixgun.games.doomtown.table.records import (
    FIGHT_ON,
    FIGHT_PLACE,
    FIGHT_ROUND,
    HANDS_REVEALED,
    JOB_LEADER,
    JOB_MARK,
    JOB_ON,
    JOB_SEAT,
    LEADER_DUDE,
    LEADER_SEAT,
    LEADER_SHOOTER,
    MARK_DUDE,
    MARK_SEAT,
    MARK_SHOOTER,
    WAYS,
)
from sixgun.games.doomtown.table.state import (
    ABILITY_OF,
    CASUALTY_THING,
    HAS_ARRIVED,
    PHASES,
    PLAYER,
    SQUARE,
    WAS_TRADED,
    State,
    ability_in,
)
from sixgun.games.doomtown.wire.names import code_name, tag_name
from sixgun.games.doomtown.wire.sight import known_top, knows, unseen
from sixgun.games.doomtown.wire.view_types import (
    DrawHand,
    Drawn,
    Dude,
    Effect,
    Gear,
    Job,
    Place,
    Player,
    Shootout,
    View,
)
from sixgun.lib.hands import is_unnamed


def view_of(s: State, seat: int | None, question: str, options: dict[str, Plain]) -> View:
    """The table as one seat (or a spectator: None) knows it. Piles are listed from the top."""
    result = result_of(s)
    controls, influences = totals_of(s)
    ahead = victors(s, controls, influences)
    asked = [other for other in range(s.seats) if s.asked >> other & 1]
    return {
        "game": KEY,
        "seat": seat,
        "seats": s.seats,
        "options": options,
        "packs": _packs(s),
        "day": s.day,
        "phase": PHASES[s.phase],
        "winner": s.winner if s.winner >= 0 else None,
        "ahead": ahead[0] if len(ahead) == 1 else None,
        "pot": s.pot,
        "asked": asked,
        "question": question if asked else None,
        "players": [_player(s, other, seat, controls, influences) for other in range(s.seats)],
        "places": [_place(s, place) for place in town.places(s)],
        "dudes": [_dude(s, dude) for gang in s.gang for dude in gang],
        "aside": [_face(s, card) for card in s.aside],
        "effects": _effects(s),
        "shootout": _shootout(s) if s.fight[FIGHT_ON] else None,
        "job": _job(s) if s.job[JOB_ON] else None,
        "marked": [] if seat is None else _marked(s, seat),
        "chosen": [id_of(s, card) for card in s.some] if asked and s.question == sequence.CHOOSE_SOME else [],
        "casualties": [[id_of(s, s.plan[i]), WAYS[s.plan[i + 1]]] for i in range(0, len(s.plan), 2)],
        "result": None if result is None else result.view(),
    }


def id_of(s: State, card: int) -> str:
    return "square" if card == SQUARE else tag_name(s.book.cards.keys, s.tags[card])


def _id_if_any(s: State, card: int) -> str | None:
    return id_of(s, card) if card >= 0 else None


def _face(s: State, card: int) -> str:
    return s.book.cards.keys[s.what[card]]


def _marked(s: State, seat: int) -> list[str]:
    """Cards that a seat has picked so far; players that it has invited are not cards."""
    if s.question not in (sequence.CHOOSE_GANG, sequence.REDRAW, sequence.KEEP_FIVE):
        return []
    return [_face(s, card) for card in s.marked[seat]]


def _packs(s: State) -> list[str]:
    """Of all cards, so that nobody can tell by it which of them are where."""
    packs = s.book.cards.packs
    return sorted({packs[what] for what in s.what[1:]} - {BASE_SET})


def _player(s: State, seat: int, viewer: int | None, controls: list[int], influences: list[int]) -> Player:
    hand = [_face(s, card) for card in s.hand[seat] if knows(s, viewer, card)]
    return {
        "seat": seat,
        "outfit": _face(s, s.homes[seat]),
        "stash": s.stash[seat],
        "loan": s.loan[seat],
        "control": controls[seat],
        "influence": influences[seat],
        "hurdle": hurdle(s, influences, seat),
        "hand": sorted(hand),
        "hand_count": len(s.hand[seat]),
        "deck": len(s.deck[seat]),
        "deck_top": [_face(s, card) for card in known_top(s, seat, viewer)],
        "shuffle": s.lots[seat],
        "unseen": [
            {"shuffle": lot, "cards": [s.book.cards.keys[what] for what in faces]}
            for lot, faces in unseen(s, seat, viewer)
        ],
        "discards": [_face(s, card) for card in reversed(s.discards[seat])],
        "boot_hill": [_face(s, card) for card in reversed(s.boot_hill[seat])],
        "draw_hand": _draw_hand(s, seat, viewer),
        "street": [id_of(s, place) for place in s.street[seat]],
        "outskirts": [id_of(s, place) for place in s.outskirts[seat]],
    }


def _draw_hand(s: State, seat: int, viewer: int | None) -> DrawHand | None:
    """A draw hand: its cards as far as the viewer knows them, and its rank for a viewer who knows them all."""
    cards = s.drawn[seat]
    if not cards:
        return None
    known = sorted([card for card in cards if knows(s, viewer, card)], key=lambda card: (s.what[card], card))
    faces: list[Drawn] = [{"card": _face(s, card), "as": _stands_for(s, card)} for card in known]
    revealed = all([knows(s, None, card) for card in cards])
    named = not any([is_unnamed(hands.code_of(s, card)) for card in cards])
    return {
        "count": len(cards),
        "cards": faces,
        "rank": hands.rank(s, seat) if len(known) == len(cards) and named else None,
        "rank_change": s.rank_by[seat],
        "cheatin": hands.is_cheatin(s, seat) if revealed else None,
    }


def _stands_for(s: State, card: int) -> str | None:
    code = hands.code_of(s, card)
    return None if is_unnamed(code) else code_name(code)


def _place(s: State, place: int) -> Place:
    if place == SQUARE:
        return {"id": "square", "card": None, "owner": None, "controller": None, "private": False}
    owner = s.owner[place]
    home = place == s.homes[owner]
    return {
        "id": id_of(s, place),
        "card": _face(s, place),
        "owner": owner,
        "controller": owner if home else deed_controller(s, place),
        "control": s.points[place] if home else stats.control_points(s, place),
        "production": stats.production(s, place),
        "private": control.is_private(s, place),
        "in_town": town.in_town(s, place),
        "booted": bool(s.booted[place]),
        "used": uses.own(s, place),
        "rocks": s.rocks[place],
        "gear": [_gear(s, gear) for gear in town.gear_of(s, place)],
    }


def _dude(s: State, dude: int) -> Dude:
    cards = s.book.cards
    what = s.what[dude]
    return {
        "id": id_of(s, dude),
        "card": cards.keys[what],
        "seat": s.boss[dude],
        "place": id_of(s, s.place[dude]),
        "booted": bool(s.booted[dude]),
        "value": stats.value(s, dude),
        "bullets": stats.bullets(s, dude),
        "stud": stats.is_stud(s, dude),
        "influence": stats.influence(s, dude),
        "upkeep": stats.upkeep(s, dude),
        "bounty": s.bounty[dude],
        "control": stats.control_points(s, dude),
        "posse": s.side[dude],
        "purse": stats.modified(s, dude, words.STAT_PURSE),
        "used": uses.own(s, dude),
        "arrived": bool(s.flags[dude] & HAS_ARRIVED),
        "gear": [_gear(s, gear) for gear in town.gear_of(s, dude)],
    }


def _gear(s: State, gear: int) -> Gear:
    return {
        "id": id_of(s, gear),
        "card": _face(s, gear),
        "booted": bool(s.booted[gear]),
        "used": uses.own(s, gear),
        "traded": bool(s.flags[gear] & WAS_TRADED),
        "influence": s.sway[gear],
        "rocks": s.rocks[gear],
    }


def _effects(s: State) -> list[Effect]:
    """Changes that have not ended."""
    found: list[Effect] = []
    for i in range(0, len(s.mods), CHANGE_WIDTH):
        whom, stat = s.mods[i + WHOM], s.mods[i + STAT]
        found.append(
            {
                "card": _card_of(s, whom),
                "seat": whom - PLAYER if PLAYER <= whom < PLAYER + s.seats else None,
                "what": name_of_change(s.book.cards.words, stat),
                "amount": s.mods[i + AMOUNT],
                "until": DURATIONS[s.mods[i + UNTIL]],
            }
        )
    return found


def name_of_change(keywords: tuple[str, ...], stat: int) -> str:
    """What a change is about: a keyword, a rule or a figure."""
    if stat >= KEYWORD:
        return keywords[stat - KEYWORD]
    if stat >= RULE:
        return words.RULES[stat - RULE]
    return words.STATS[stat if stat < words.OF_SKILL else words.STAT_SKILL]  # of one skill


def _card_of(s: State, whom: int) -> str | None:
    """The card that a change concerns, or on which the ability is printed that it concerns."""
    if ABILITY_OF <= whom < CASUALTY_THING:
        return id_of(s, ability_in(whom)[0])
    return _id_if_any(s, whom) if whom < PLAYER else None


def _shootout(s: State) -> Shootout:
    fight = s.fight
    fought = fight[FIGHT_ROUND] > 0
    return {
        "place": id_of(s, fight[FIGHT_PLACE]),
        "round": fight[FIGHT_ROUND],
        "leader": fight[LEADER_SEAT],
        "mark": fight[MARK_SEAT] if fight[MARK_SEAT] >= 0 else None,
        "leader_dude": _id_if_any(s, fight[LEADER_DUDE]) if fight[LEADER_DUDE] else None,
        "mark_dude": _id_if_any(s, fight[MARK_DUDE]) if fight[MARK_DUDE] else None,
        "shooters": [_id_if_any(s, c) if c else None for c in (fight[LEADER_SHOOTER], fight[MARK_SHOOTER])],
        "studs": [bonus(s, side, True) if fought else None for side in (1, 2)],
        "draws": [bonus(s, side, False) if fought else None for side in (1, 2)],
        "revealed": bool(fight[HANDS_REVEALED]),
    }


def _job(s: State) -> Job:
    return {
        "seat": s.job[JOB_SEAT],
        "card": _job_card(s),
        "leader": _id_if_any(s, s.job[JOB_LEADER]) if s.job[JOB_LEADER] else None,
        "mark": _id_if_any(s, s.job[JOB_MARK]) if s.fight[FIGHT_ON] else None,
    }


def _job_card(s: State) -> str | None:
    """The card whose ability the job is: of several abilities that run, the first one that is a job."""
    for base in range(0, len(s.env), ENV_WIDTH):
        using = s.env[base + E_USING]
        if using >= 0 and s.book.abilities[using].play == words.PLAY_JOB:
            return _face(s, s.env[base + E_THIS])
    return None
