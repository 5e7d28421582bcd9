"""What keeps a dude where it is; and going home booted, as far as that is possible."""

from __future__ import annotations

from sixgun.games.doomtown.language import bars, control, stats, words
from sixgun.games.doomtown.table import in_play, town
from sixgun.games.doomtown.table.state import FIGHT_THING, State


def can_move_to(s: State, dude: int, place: int) -> bool:
    """Whether nothing forbids a dude to go somewhere; where it is already, it can always be.

    [golden.cannot.beats-can]
    """
    return s.place[dude] == place or not (is_held(s, dude) or is_barred(s, dude, place))


def is_held(s: State, dude: int) -> bool:
    """Whether a dude cannot move at all."""
    return stats.has_rule(s, dude, words.RULE_NO_MOVE)


def is_barred(s: State, dude: int, place: int) -> bool:
    """Whether a trait, of a dude's own or of what it carries, keeps it away from such places."""
    return bars.is_barred(s, dude, bars.PLACES, place)


def can_be_moved_to(s: State, dude: int, place: int, seat: int) -> bool:
    """Whether a player's card can move a dude somewhere. [golden.cannot.beats-can]"""
    if s.place[dude] == place:
        return True
    return can_move_to(s, dude, place) and not is_rooted(s, dude, seat) and not stays_in_posse(s, dude)


def stays_in_posse(s: State, dude: int) -> bool:
    """Whether no card can make a dude leave the shootout. [golden.cannot.beats-can]"""
    return s.side[dude] != 0 and stats.has_rule(s, dude, words.RULE_STAYS_IN_POSSE)


def is_rooted(s: State, dude: int, seat: int) -> bool:
    """Whether a player's cards cannot move a dude."""
    if seat != s.boss[dude] and stats.has_rule(s, dude, words.RULE_NO_OTHERS_MOVES):
        return True
    return stats.has_rule(s, dude, words.RULE_NO_CARD_MOVES)


def is_steady(s: State, card: int, seat: int) -> bool:
    """Whether a player's cards cannot boot a card."""
    if stats.has_rule(s, card, words.RULE_NO_CARD_BOOTS):
        return True
    return seat != control.controller(s, card) and stats.has_rule(s, card, words.RULE_NO_OTHERS_BOOTS)


def can_go_home(s: State, dude: int) -> bool:
    return can_move_to(s, dude, town.home_of(s, dude))


def card_sends_home(s: State, dude: int, seat: int) -> None:
    """A card sends a dude home booted, which it cannot do to one that it can neither move nor boot."""
    if not is_rooted(s, dude, seat):
        send_home(s, dude)
    elif not is_steady(s, dude, seat):
        in_play.leave_posse(s, dude)
        in_play.boot(s, dude)


def cannot_be_sent(s: State, dude: int, seat: int) -> bool:
    """Whether a player's cards cannot send a dude home booted. [golden.cannot.beats-can]"""
    return seat != s.boss[dude] and stats.has_rule(s, dude, words.RULE_NO_OTHERS_SENDS)


def is_closed(s: State, ability: int) -> bool:
    """Whether a Shootout play can neither bring dudes into posses nor send them home booted."""
    if not s.mods or s.book.abilities[ability].play != words.PLAY_SHOOTOUT:
        return False
    return stats.given(s, FIGHT_THING, words.RULE_CLOSED)


def send_home(s: State, dude: int) -> None:
    """Home booted; a dude who cannot move is out of the posse and boots where it is."""
    if can_go_home(s, dude):
        in_play.send_home(s, dude)
    else:
        in_play.leave_posse(s, dude)
        in_play.boot(s, dude)
