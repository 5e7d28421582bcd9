"""What each verb of card abilities does, by its number; see docs/doomtown-cards.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.doomtown.language import effects_cards, effects_changes, effects_flow, effects_hands, verbs
from sixgun.games.doomtown.table.state import State

Effect = Callable[[State, list[int], tuple[int, ...]], None]

EFFECTS: Final[tuple[Effect, ...]] = (
    effects_hands.do_go,
    effects_flow.do_choose,
    effects_flow.do_choose_some,
    effects_flow.do_if,
    effects_flow.do_may,
    effects_flow.do_either,
    effects_flow.do_each,
    effects_flow.do_later,
    effects_cards.do_move,
    effects_cards.do_send_home,
    effects_cards.do_join,
    effects_cards.do_boot,
    effects_cards.do_unboot,
    effects_cards.do_discard,
    effects_cards.do_ace,
    effects_cards.do_remove,
    effects_cards.do_to_hand,
    effects_cards.do_bring,
    effects_cards.do_attach,
    effects_cards.do_shop,
    effects_cards.do_token,
    effects_cards.do_shuffle,
    effects_cards.do_draw,
    effects_changes.do_gain,
    effects_changes.do_take,
    effects_changes.do_pay,
    effects_changes.do_bounty,
    effects_changes.do_control_point,
    effects_changes.do_modify,
    effects_changes.do_give,
    effects_hands.do_rank,
    effects_hands.do_recast,
    effects_hands.do_into_draw_hand,
    effects_hands.do_casualties,
    effects_hands.do_call_out,
    effects_hands.do_pull,
    effects_hands.do_play,
    effects_hands.do_prevent,
    effects_hands.do_again,
    effects_hands.do_step,
)
assert len(EFFECTS) == len(verbs.VERBS)
