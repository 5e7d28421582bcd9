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
| play:water.ls               | play a card that has targets without one: to no effect                              |
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
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_KIND, FACE_NAMES, FACES, NO_FACE
from sixgun.games.bang_duel.table.kinds import ACTIONS, DODGES, EQUIPMENT, KINDS, NO_KIND, RELOADS

# Verbs that stand alone, and verbs that name any card.
BARE: Final[tuple[int, ...]] = (
    codes.DO_SWAP,
    codes.DO_BABE_LEROY,
    codes.DO_END,
    codes.DO_BARREL,
    codes.DO_HAT,
    codes.DO_SID_CURRY,
    codes.DO_TAKE,
    codes.DO_YES,
    codes.DO_NO,
)
WITH_FACE: Final[tuple[int, ...]] = (
    codes.DO_DISCARD,
    codes.DO_DODGE,
    codes.DO_PAY,
    codes.DO_ANSWER,
    codes.DO_CHOOSE,
    codes.DO_PEARL_HAT,
    codes.DO_SOUNDANCE_KID,
)


def text_of(code: int) -> str:
    """
    >>> text_of(codes.with_face(codes.DO_PLAY, 77, codes.AT_FRONT))
    'play:colt.os>front'
    >>> text_of(codes.at(codes.DO_RELOAD, codes.AT_MY_FRONT, 20))
    'reload:in-play/scope'
    """
    verb, face, target, kind = codes.verb_in(code), codes.face_in(code), codes.target_in(code), codes.kind_in(code)
    text = codes.verb_text(code)
    if verb == codes.DO_LEAD:
        return f"{text}:{CHARACTERS[kind]}"
    if verb == codes.DO_RELOAD and face == NO_FACE:
        return f"{text}:in-play/{KINDS[kind]}"
    if code == codes.COPY_RELOAD:
        return f"{text}:reload"
    if face != NO_FACE:
        text += ":" + FACE_NAMES[face]
    if target != codes.AT_NOTHING:
        text += ">" + codes.TARGETS[target]
    if kind != NO_KIND:
        text += "/" + KINDS[kind]
    return text


def every_code() -> list[int]:
    """Every well-formed pick, legal now or not."""
    found = [codes.bare(verb) for verb in BARE]
    found += [codes.at(codes.DO_LEAD, codes.AT_NOTHING, character) for character in range(len(CHARACTERS))]
    found += [codes.at(codes.DO_SWAP, pair) for pair in (codes.AT_MINE, codes.AT_THEIRS)]
    found.append(codes.COPY_RELOAD)
    found += [codes.at(codes.DO_ROB, back) for back in (codes.AT_HAND_LAW, codes.AT_HAND_OUTLAW)]
    for face in range(FACES):
        kind = face >> FACE_KIND
        found += [codes.with_face(verb, face) for verb in WITH_FACE]
        found += [codes.DO_PLAY | aim | face for aim in aims_of(kind)]
        found += [codes.with_face(codes.DO_COLT, face, place) for place in codes.PLACES]
        if kind in RELOADS:
            found.append(codes.with_face(codes.DO_RELOAD, face))
    for kind in sorted(EQUIPMENT):
        found.append(codes.at(codes.DO_CATTLE_KATIE, codes.AT_NOTHING, kind))
        found += [codes.at(codes.DO_STRIP, target, kind) for target in (codes.AT_NOTHING, *codes.PLACES)]
        if kind in RELOADS:
            found.append(codes.at(codes.DO_RELOAD, codes.AT_MY_FRONT, kind))
    copied = {aim for kind in ACTIONS - DODGES for aim in aims_of(kind)}
    found += [codes.DO_COPY | aim | NO_FACE for aim in sorted(copied)]
    return found


CODE_OF: Final[dict[str, int]] = {text_of(code): code for code in every_code()}
