"""Whether goods can change hands in a Tradin' play, which cards give as well."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import entry, stats, words
from sixgun.games.doomtown.language.control import controls_place
from sixgun.games.doomtown.table.components import GOODS
from sixgun.games.doomtown.table.state import WAS_TRADED, State


def refuse_trade(s: State, seat: int, gear: int, dude: int) -> Refusal | None:
    """Why goods cannot change hands.

    [trade.play.same-controlled-location, trade.receiver.unbooted-and-able, trade.limit.received-goods-stay-today,
    trade.spell.forbidden, shop.gadget.tradable-later]
    """
    if gear not in s.gear or s.host[gear] not in s.gang[seat]:
        return Refusal("not-your-goods", {}, "trade.play.same-controlled-location")
    cards = s.book.cards
    args: dict[str, Plain] = {"card": cards.keys[s.what[gear]]}
    if cards.kind[s.what[gear]] != GOODS:
        return Refusal("spell-traded", args, "trade.spell.forbidden")
    if stats.has_rule(s, gear, words.RULE_UNTRADABLE):
        return Refusal("never-traded", args, "golden.cannot.beats-can")
    if dude not in s.gang[seat] or dude == s.host[gear]:
        return Refusal("carrier-yours", args, "trade.receiver.unbooted-and-able")
    args["dude"] = cards.keys[s.what[dude]]
    place = s.place[s.host[gear]]
    if s.place[dude] != place:
        return Refusal("not-together", args, "trade.play.same-controlled-location")
    if not controls_place(s, seat, place):
        return Refusal("place-not-controlled", args, "trade.play.same-controlled-location")
    if s.booted[dude]:
        return Refusal("carrier-booted", args, "trade.receiver.unbooted-and-able")
    if s.flags[gear] & WAS_TRADED:
        return Refusal("traded-today", args, "trade.limit.received-goods-stay-today")
    if not entry.can_carry(s, dude, gear):
        return Refusal("cannot-carry", args, "trade.receiver.unbooted-and-able")
    return None
