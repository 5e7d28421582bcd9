"""What each verb of card abilities does, by its number; see docs/doomtown-cards.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.doomtown import effect_cards, effect_changes, effect_flow, effect_hands, verbs
from sixgun.games.doomtown.state import State

Effect = Callable[[State, list[int], tuple[int, ...]], None]

EFFECTS: Final[tuple[Effect, ...]] = (
    effect_hands.do_go,
    effect_flow.do_choose,
    effect_flow.do_choose_some,
    effect_flow.do_if,
    effect_flow.do_may,
    effect_flow.do_either,
    effect_flow.do_each,
    effect_flow.do_later,
    effect_cards.do_move,
    effect_cards.do_send_home,
    effect_cards.do_join,
    effect_cards.do_boot,
    effect_cards.do_unboot,
    effect_cards.do_discard,
    effect_cards.do_ace,
    effect_cards.do_remove,
    effect_cards.do_to_hand,
    effect_cards.do_bring,
    effect_cards.do_attach,
    effect_cards.do_shop,
    effect_cards.do_token,
    effect_cards.do_shuffle,
    effect_cards.do_draw,
    effect_changes.do_gain,
    effect_changes.do_take,
    effect_changes.do_pay,
    effect_changes.do_bounty,
    effect_changes.do_control_point,
    effect_changes.do_modify,
    effect_changes.do_give,
    effect_hands.do_rank,
    effect_hands.do_recast,
    effect_hands.do_into_draw_hand,
    effect_hands.do_casualties,
    effect_hands.do_call_out,
    effect_hands.do_pull,
    effect_hands.do_play,
    effect_hands.do_prevent,
    effect_hands.do_again,
    effect_hands.do_step,
)
assert len(EFFECTS) == len(verbs.VERBS)
