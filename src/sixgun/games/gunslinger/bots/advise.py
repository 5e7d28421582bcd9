"""The rules bot: what a sensible gunfighter does, from the view alone.

It knows the exact odds and what this SHOWDOWN pays. It draws and cocks, aims until a shot is worth its round, fetches
money bags where that pays, lies low under fire or with a lead. Which cards are best is weighed in thought.py, what a
character is after in purpose.py, how it performs a card in declare.py.
"""

from __future__ import annotations

from sixgun.games.gunslinger.bots.declare import SENSELESS, declaration
from sixgun.games.gunslinger.bots.glance import FIGHT, HIDE
from sixgun.games.gunslinger.bots.purpose import Purpose, is_hopeless, purpose_of
from sixgun.games.gunslinger.bots.stakes import pays
from sixgun.games.gunslinger.bots.weigh_stacks import best_stacks
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.components import HIT_HEAD, HIT_VITAL
from sixgun.games.gunslinger.table.state import NOBODY, State


def counsel(s: State, seat: int, c: int, question: str, legal: list[int], totals: list[int], naive: bool) -> int:
    """The pick that a sensible player would make for a character, out of these."""
    if question in ("plan", "reconsider"):
        return plan(s, purpose_of(s, c, totals, naive), c, legal)
    if question == "declare":
        return declaration(s, c, purpose_of(s, c, totals, naive), legal)
    wanted = 0
    if question == "permit":
        wanted = codes.YES if s.side[c] == s.side[s.owner.index(seat)] else codes.NO  # a friend may have it
    if question == "bullseye":
        kills = [d for d in range(len(s.who)) if is_enemy(s, c, d) and not pays(s, c, d)]
        wanted = codes.with_thing(codes.BULLSEYE, HIT_HEAD if kills else HIT_VITAL)
    return wanted if wanted in legal else legal[0]  # characters as listed; turns pass once nobody is left to fight


def plan(s: State, purpose: Purpose, c: int, legal: list[int]) -> int:
    """The best stack of those that are offered; none where there is nobody to fight and nothing to fetch."""
    nothing = codes.with_stack(0)
    if purpose.mode == HIDE and purpose.enemy == NOBODY and not purpose.glance.fight.foes and nothing in legal:
        return nothing
    if codes.SURRENDER in legal and purpose.mode == FIGHT and is_hopeless(s, c, purpose.glance):
        return codes.SURRENDER
    offered = set(legal)
    for stack in best_stacks(s.stacks, purpose.glance):
        if codes.with_stack(stack) in offered:
            return codes.with_stack(stack)
    sensible = [code for code in legal if codes.verb_in(code) not in SENSELESS]
    return nothing if nothing in offered else (sensible or legal)[0]
