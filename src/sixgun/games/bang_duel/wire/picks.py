"""The stable texts of picks, and every pick that there is.

A card is named by its face, such as `colt.od`: kind, back (l or o), symbol (b, s, d, h). A target is `front` or `rear`
for the opponent's characters, `my-front` or `my-rear` for one's own; `/barrel` names Equipment there.

| text                        | meaning                                                                             |
|-----------------------------|-------------------------------------------------------------------------------------|
| lead:tex-killer             | the starting character that shall be active                                         |
| play:wagon.lb               | play a card that needs no target                                                    |
| play:colt.od>front          | play a card on a character                                                          |
| play:robbery.oh>hand-law    | take a card at random from the opponent's hand, one with that back                  |
| play:robbery.oh>front/hat   | discard (Schoolteacher: take) Equipment in play                                     |
| play:water.ls>mine          | swap a pair, `mine` or `theirs`                                                     |
| colt:missed.ls>front        | play a card as a Colt (Annie Oakey, Toco Ramirez)                                   |
| reload:water.ls             | discard a card from the hand to draw one                                            |
| reload:in-play/scope        | discard Equipment of the own active character to draw one                           |
| swap                        | move the own marker; for a dodged Shotgun swap>mine, swap>theirs                    |
| babe-leroy                  | use an ability that needs nothing more                                              |
| cattle-katie/hat            | discard that Equipment of hers                                                      |
| pearl-hat:colt.od           | discard that card to copy the Action card on top of the discards                    |
| soundance-kid:colt.od       | discard that card to draw two                                                       |
| copy, copy>front, copy:reload | what to do with the copied card, as for `play`                                    |
| end                         | the play phase is over                                                              |
| discard:colt.od             | a card to discard                                                                   |
| dodge:missed.ls             | a card to dodge with                                                                |
| barrel, hat, sid-curry      | other ways to dodge                                                                 |
| pay:colt.od                 | the additional card against Tex Killer                                              |
| answer:colt.od              | a hit card in a Duel or against Indians!                                            |
| take                        | not dodge, not answer, not pay                                                      |
| choose:colt.od              | a card of the General Store, a revealed card for Bart Masterson                     |
| strip>front/hat, strip/hat  | Equipment to discard (Carbine); of the fallen, to take (Bull Anderson)              |
| rob>hand-law                | a random card of the opponent's hand with that back (Slim Poet, Bull Anderson)      |
| yes, no                     | an answer to a "may"                                                                |
"""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_duel.cards.targets import aims_of
from sixgun.games.bang_duel.table import codes
from sixgun.games.bang_duel.table.components import (
    ACTIONS,
    CHARACTERS,
    DODGES,
    EQUIPMENT,
    FACE_NAMES,
    FACES,
    KINDS,
    NO_FACE,
    NO_KIND,
    RELOADS,
)

# Verbs that stand alone, and verbs that name any card.
BARE: Final[tuple[int, ...]] = (
    codes.SWAP,
    codes.BABE,
    codes.END,
    codes.USE_BARREL,
    codes.USE_HAT,
    codes.USE_SID,
    codes.TAKE,
    codes.YES,
    codes.NO,
)
WITH_FACE: Final[tuple[int, ...]] = (
    codes.DISCARD,
    codes.DODGE,
    codes.PAY,
    codes.ANSWER,
    codes.CHOOSE,
    codes.PEARL,
    codes.SOUNDANCE,
)


def text_of(code: int) -> str:
    """
    >>> text_of(codes.with_face(codes.PLAY, 77, codes.FRONT)), text_of(codes.at(codes.RELOAD, codes.MY_FRONT, 20))
    ('play:colt.os>front', 'reload:in-play/scope')
    """
    verb, face, target, kind = codes.verb_in(code), codes.face_in(code), codes.target_in(code), codes.kind_in(code)
    text = codes.VERBS[(verb >> codes.VERB_SHIFT) - 1]
    if verb == codes.LEAD:
        return f"{text}:{CHARACTERS[kind]}"
    if verb == codes.RELOAD and face == NO_FACE:
        return f"{text}:in-play/{KINDS[kind]}"
    if code == codes.COPY_RELOAD:
        return f"{text}:reload"
    if face != NO_FACE:
        text += ":" + FACE_NAMES[face]
    if target != codes.NO_TARGET:
        text += ">" + codes.TARGETS[target]
    if kind != NO_KIND:
        text += "/" + KINDS[kind]
    return text


def every_code() -> list[int]:
    """Every well-formed pick, legal now or not."""
    found = [codes.bare(verb) for verb in BARE]
    found += [codes.at(codes.LEAD, codes.NO_TARGET, character) for character in range(len(CHARACTERS))]
    found += [codes.at(codes.SWAP, pair) for pair in (codes.MINE, codes.THEIRS)]
    found.append(codes.COPY_RELOAD)
    found += [codes.at(codes.ROB, back) for back in (codes.HAND_LAW, codes.HAND_OUTLAW)]
    for face in range(FACES):
        kind = face >> 3
        found += [codes.with_face(verb, face) for verb in WITH_FACE]
        found += [codes.PLAY | aim | face for aim in aims_of(kind)]
        found += [codes.with_face(codes.AS_COLT, face, place) for place in codes.PLACES]
        if kind in RELOADS:
            found.append(codes.with_face(codes.RELOAD, face))
    for kind in sorted(EQUIPMENT):
        found.append(codes.at(codes.KATIE, codes.NO_TARGET, kind))
        found += [codes.at(codes.STRIP, target, kind) for target in (codes.NO_TARGET, *codes.PLACES)]
        if kind in RELOADS:
            found.append(codes.at(codes.RELOAD, codes.MY_FRONT, kind))
    copied = {aim for kind in ACTIONS - DODGES for aim in aims_of(kind)}
    found += [codes.COPY | aim | NO_FACE for aim in sorted(copied)]
    return found


CODE_OF: Final[dict[str, int]] = {text_of(code): code for code in every_code()}
