"""The abilities of the cards as data: all that is printed is there, and it is written in the vocabulary."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun.games.doomtown.language import printed, words
from sixgun.games.doomtown.language.effects.special import STEPS
from sixgun.games.doomtown.language.effects.verbs import SIGNATURES, VERBS
from sixgun.games.doomtown.language.meanings import FORMS, NUMBERS, PATHS
from sixgun.games.doomtown.language.phrases import split
from sixgun.games.doomtown.language.printed import read_book
from sixgun.games.doomtown.language.reader import BLOCKS, Scripts
from sixgun.games.doomtown.table.book import GRANTED, LINE_WIDTH, Ability
from sixgun.games.doomtown.table.changes import DURATIONS, UNTIL_PHASE
from sixgun.games.doomtown.table.components import (
    ACTION,
    DEED,
    JOKER_CARD,
    NONE,
    SPELL,
    BadScript,
    all_cards,
    own_data,
)
from sixgun.games.doomtown.table.keywords import CONDITION
from tests.cite import rule

CARDS = all_cards()
BOOK = read_book(CARDS)
WRITTEN = [
    word for word, form in FORMS.items() if form != "made" and word not in ("at-one-of", "on-one-of")
]  # at(deed ranch)
GUIDE = (Path(__file__).parents[4] / "docs" / "doomtown-cards.md").read_text(encoding="utf-8")

# What the rulebook speaks of and no card of the Base Set does: each has a scenario with a card of its own.
LATER = {"going-home", "add-to-check", "shaman"}  # words for cards of later packs, with scenarios in this folder
BEYOND = {"take-control", "takeable", "taken", "no-move", "influence-point", "hand-over", *LATER}
BEYOND |= {"no-others-moves", "no-others-boots"}
BEYOND |= {"called-out", "shooter-picked", "went-home", "job-succeeded", "booted", "drew", "refilled", "collected"}
BEYOND |= {"used", "sidekick-lost", "noon-start", "fled", "pays", "into-deck", "street", "leftmost", "rightmost"}
BEYOND |= {"poorest", "cheated", "sundown-start"}
BEYOND |= {"unopposed", "stash", "printed-bullets", "printed-influence", "printed-production", "studs", "draws"}
BEYOND |= {"no-refusing", "refuses-in-place", "stays-after-job", "no-backing", "ranks-fixed", "stays-in-posse"}
BEYOND |= {"pays-controller", "poor-on-ties", "everyone"}
BEYOND |= {"perform", "performable", "has-moved", "heart", "diamond", "running-job", "presence", "sheltered"}
BEYOND |= {"no-others-sends", "unweakened", "own-bullets", "rocks"}

# Counted by hand from the cards: a letter for each printed ability (Noon, Job, Shootout, Resolution, Cheatin', reAct)
# and for each trait. Two pieces of trait text that are about different things are two.
PRINTED = {
    "the-fourth-ring": "A",
    "law-dogs": "N",
    "morgan-cattle-co": "N",
    "the-sloane-gang": "N",
    "micah-ryse": "N",
    "mongwau-the-mighty": "S",
    "bobo": "T",
    "arnold-mccadish": "A",
    "the-ghostly-gun": "R",
    "avie-cline": "",
    "kevin-wainwright": "N",
    "tyxarglenak": "T",
    "jia-mein": "S",
    "ivor-hawley": "T",
    "lucinda-lucy-clover": "T",
    "judge-harry-somerset": "J",
    "philip-swinford": "T",
    "tommy-harden": "T",
    "prescott-utter": "T",
    "andreas-andregg": "",
    "xiong-wendy-cheng": "S",
    "clyde-owens": "N",
    "abram-grothe": "J",
    "sheriff-dave-montreal": "T",
    "irving-patterson": "T",
    "prof-eustace-true": "N",
    "elander-boldman": "S",
    "james-ghetty": "T",
    "jon-longstride": "N",
    "lane-healey": "T",
    "jarrett-blake": "S",
    "harold-aimslee": "N",
    "remy-lapointe": "S",
    "max-baine": "TT",
    "allie-hensman": "N",
    "fred-aims": "T",
    "lawrence-blackwood": "N",
    "marion-seville": "T",
    "sanford-taylor": "N",
    "barton-everest": "T",
    "pancho-castillo": "",
    "jonah-essex": "T",
    "silas-aims": "T",
    "sloane": "TT",
    "clementine-lepp": "T",
    "olivia-jenks": "",
    "ramiro-mendoza": "T",
    "steele-archer": "",
    "travis-moone": "A",
    "androcles-brocklehurst": "N",
    "steven-wiles": "",
    "dr-dawn-edwards": "T",
    "clint-ramsey": "",
    "eve-henry": "T",
    "bank-of-california": "T",
    "pony-express": "N",
    "gomorra-parish": "N",
    "the-town-hall": "A",
    "1st-baptist-church": "T",
    "yan-lis-tailoring": "N",
    "b-b-attorneys": "N",
    "dead-dog-tavern": "T",
    "charlies-place": "N",
    "pearlys-palace": "A",
    "killer-bunnies-casino": "T",
    "stagecoach-office": "A",
    "blake-ranch": "",
    "cattle-market": "TT",
    "circle-m-ranch": "N",
    "pats-perch": "",
    "bunkhouse": "T",
    "morgan-research-institute": "N",
    "carters-bounties": "S",
    "the-union-casino": "N",
    "jacksons-strike": "",
    "undertaker": "T",
    "general-store": "N",
    "the-pharmacy": "N",
    "railroad-station": "N",
    "telegraph-office": "N",
    "pair-of-six-shooters": "C",
    "bluetick": "N",
    "peacemaker": "T",
    "shotgun": "S",
    "whiskey-flask": "N",
    "mustang": "N",
    "pearl-handled-revolver": "T",
    "roan": "A",
    "auto-revolver": "TT",
    "pinto": "S",
    "flame-thrower": "TS",
    "force-field": "R",
    "quickdraw-handgun": "C",
    "mechanical-horse": "NA",
    "tin-star": "T",
    "doyles-hoyle": "AR",
    "buffalo-rifle": "T",
    "legendary-holster": "S",
    "auto-cattle-feeder": "N",
    "soul-blast": "S",
    "ace-in-the-hole": "A",
    "shadow-walk": "NS",
    "blood-curse": "NS",
    "raising-hell": "S",
    "establishin-whos-in-charge": "J",
    "hired-guns": "N",
    "lady-luck": "N",
    "bottom-dealin": "C",
    "make-the-smart-choice": "S",
    "tresspassin": "N",
    "auction": "N",
    "the-stakes-just-rose": "S",
    "sun-in-yer-eyes": "S",
    "ambush": "J",
    "coachwhip": "C",
    "war-paint": "N",
    "bad-company": "N",
    "hiding-in-the-shadows": "N",
    "pistol-whip": "S",
    "concealed-weapons": "N",
    "hot-lead-flyin": "A",
    "one-good-turn": "NC",
    "kidnappin": "J",
    "pinned-down": "S",
    "run-em-down": "N",
    "bounty-hunter": "N",
    "reserves": "N",
    "rumors": "N",
    "cheatin-varmint": "RC",
    "fresh-horses": "N",
    "magical-distraction": "C",
    "extortion": "N",
    "recruitment-drive": "J",
    "unprepared": "S",
    "a-coach-comes-to-town": "J",
    "hex-slingin": "R",
    "this-is-a-holdup": "N",
    "clear-out": "N",
    "missed": "S",
    "takin-ya-with-me": "A",
    "good-stiff-drink": "N",
    "point-blank": "R",
    "a-secret-tunnel": "N",
    "joker-red": "T",
    "joker-black": "T",
    "gunslinger": "T",
}
LETTERS = "NJSRCAT"  # in the order of words.PLAYS
REPEAT = {"force-field", "mechanical-horse"}
STEPPED = {"the-union-casino", "quickdraw-handgun", "doyles-hoyle"}
BOOT_IN_FRONT = 53  # abilities whose own card, or leader, is booted before the colon


def abilities(card: int) -> list[Ability]:
    return [BOOK.abilities[i] for i in BOOK.of_card[card]]


def named(ability: Ability) -> str:
    return f"{CARDS.keys[ability.card]}.{ability.number}"


def is_given(ability: Ability) -> bool:
    """Whether it is an ability that its card gives to others."""
    return ability.number >= GRANTED


ALL = pytest.mark.parametrize("ability", BOOK.abilities, ids=named)
BASE = [ability for ability in BOOK.abilities if CARDS.codes[ability.card].startswith("01")]  # of the Base Set


# ---- all that is printed is there


@rule("doomtown", "text.kinds.four")
def test_every_printed_ability_and_trait_is_there() -> None:
    book = read_book(CARDS)
    found = {
        key: "".join([LETTERS[book.abilities[number].play] for number in book.of_card[card]])
        for card, key in enumerate(CARDS.keys)
        if CARDS.codes[card].startswith("01")
    }
    assert found == PRINTED
    assert sum([not letters for letters in PRINTED.values()]) == 10


def test_printed_words_in_front_of_the_colon() -> None:
    assert {CARDS.keys[ability.card] for ability in BASE if ability.repeat} == REPEAT
    assert {named(ability) for ability in BASE if ability.pull} == {
        "arnold-mccadish.0",
        "elander-boldman.0",
        "legendary-holster.0",
    }
    for ability in BASE:
        in_play = CARDS.kind[ability.card] == DEED or BOOK.host[ability.card] != NONE
        assert ability.controller == (in_play and ability.play != words.PLAY_TRAIT), named(ability)
        assert (ability.difficulty != NONE) == (CARDS.kind[ability.card] == SPELL), named(ability)
    leader = [ability for ability in BASE if (words.DO_BOOT, words.REF_LEADER, 0, 0, 0, 0, 0) in ability.cost]
    assert sum([ability.boots for ability in BASE]) + len(leader) == BOOT_IN_FRONT


def test_stepped_cards() -> None:
    found = {CARDS.keys[ability.card] for ability in BASE for line in ability.do if line[0] == VERBS.index("step")}
    assert found == STEPPED


# ---- it is sound


@ALL
def test_fields_fit_the_kind_of_ability(ability: Ability) -> None:
    trait = ability.play == words.PLAY_TRAIT
    assert (ability.trigger != NONE) == (ability.play == words.PLAY_REACT or (trait and ability.trigger != NONE))
    assert not (trait and (ability.target or ability.cost))
    assert ability.do or max(ability.invents, ability.invents_only) >= 0
    if trait and ability.trigger == NONE:
        assert {line[0] for line in ability.do} <= {words.DO_MODIFY, words.DO_GIVE, words.DO_BAR, words.DO_KEYWORD}
    else:
        assert ability.group == NONE or is_given(ability)
    if ability.fail:
        assert ability.play == words.PLAY_JOB or ability.difficulty != NONE
    assert not (ability.posse_do or ability.posse_needs) or ability.play == words.PLAY_JOB
    assert not ability.join or ability.play == words.PLAY_SHOOTOUT
    condition = CARDS.has(ability.card, CONDITION)
    assert CARDS.kind[ability.card] != ACTION or condition or not (trait or ability.boots)
    if ability.play == words.PLAY_JOB:
        assert [line[1] for line in ability.target] == [words.REF_MARK]


@ALL
def test_targets_are_choices_and_costs_are_payments(ability: Ability) -> None:
    assert {line[0] for line in ability.target} <= {words.DO_CHOOSE, words.DO_CHOOSE_SOME}
    payments = {VERBS.index(verb) for verb in ("boot", "discard", "ace", "pay", "attach")}
    assert {line[0] for line in ability.cost} <= payments
    assert len([line for line in ability.cost if line[0] == words.DO_PAY]) <= 1


@ALL
def test_what_an_ability_makes_is_used_and_what_it_uses_is_made(ability: Ability) -> None:
    """Nothing is read before it is chosen, pulled, paid or taken."""
    text = str(own(ability))
    several = ability.group != NONE and not is_given(ability)
    made = set(re.findall(r"(?:choose|each|token|search) ([xyz])\b", text)) | ({"x"} if several else set())
    read = set(re.findall(r"(?<![a-z-])([xyz])(?![a-z-])", re.sub(r"(?:choose|each|token|search) [xyz]\b", "", text)))
    assert read == made, text
    for word, source in (
        ("paid", "'pay "),
        ("taken", "'take "),
        ("margin", "'hex'|'miracle'|'check|later checked"),
        ("some", "choose-some|mill"),
        ("among", "choose-some|mill|look-at"),
        ("leader", "'job'|accepted|refused"),
        ("mark", "'job'"),
        ("cheater", "cheatin"),
    ):
        if re.search(rf"(?<![a-z-]){word}(?![a-z-])", text):
            assert re.search(source, text), word
    assert not re.search(r"[ >]pull\b", text) or re.search("'pull': True|'pull you'|'check'", text)
    assert (
        not re.search(r"\bit\b", text.replace("'it'", ""))
        or re.search("'on'|later|whenever", text)
        or is_given(ability)
    )


CARD_FILES: Any = own_data()


def own(ability: Ability) -> dict[str, Any]:
    """An ability as it stands in its file."""
    data = CARD_FILES
    key = CARDS.keys[ability.card]
    rows = [table[key] for table in data.values() if key in table]
    place = BOOK.of_card[ability.card].index(BOOK.abilities.index(ability))
    found: dict[str, Any] = rows[0]["ability"][place]
    return found


@ALL
def test_lines_lead_to_lines(ability: Ability) -> None:
    for program in (ability.target, ability.cost, ability.posse_do, ability.do, ability.fail):
        for i, line in enumerate(program):
            assert len(line) == LINE_WIDTH
            if line[0] == words.DO_GO or line[0] in BLOCKS:
                assert line[-1] in range(-1, len(program) + 1)
                assert line[-1] > i or line[-1] == -1 or program[line[-1]][0] in (words.DO_EACH, words.DO_REPEAT)


# ---- it is written in the vocabulary


def words_in(text: str) -> list[str]:
    return re.findall(r"[a-z0-9-]+", text)


@pytest.mark.slow
def test_no_word_of_the_vocabulary_is_idle() -> None:
    used: Counter[str] = Counter()
    for ability in BOOK.abilities:
        used.update(words_in(str(own(ability)).replace("'", " ")))
    idle = {"go", "modify", "", "day", *BEYOND}  # never written, or the default
    for table in (words.PLAYS, words.TRIGGERS, DURATIONS[:UNTIL_PHASE], words.RULES, STEPS, VERBS):
        assert [word for word in table if not used[word] and word not in idle] == []
    for table in (words.REFS, PATHS, words.STATS, NUMBERS, words.SORTS, words.PILES, WRITTEN):
        assert [word for word in table if not used[word] and word not in idle] == []


def test_every_word_is_explained() -> None:
    """In the guide: verbs with the words that may follow them, durations and fields as well."""
    tables = re.sub(r"```.*?```", "", GUIDE, flags=re.DOTALL)
    explained = {word for quoted in re.findall(r"`([^`]+)`", tables) for word in words_in(quoted)}
    idle = {"go", "modify", ""}
    optional = {part for signature in SIGNATURES.values() for part in re.findall(r"\[([a-z]+)\]", signature)}
    optional -= {"ref", "amount", "number"}
    for table in (words.PLAYS, words.TRIGGERS, DURATIONS, words.RULES, STEPS, VERBS, optional):
        assert [word for word in table if word not in explained | idle] == []
    for table in (
        words.REFS,
        PATHS,
        words.STATS,
        NUMBERS,
        words.SORTS,
        words.PILES,
        WRITTEN,
        printed.FIELDS,
    ):
        assert [
            word
            for word in table
            if word not in explained | {"posse_if", "posse_do", "opposing_if", "invents_only"} | idle
        ] == []


@pytest.mark.parametrize(
    "text",
    [
        "shoot x",
        "go",
        "boot w",
        "boot",
        "boot x y",
        "choose q dude",
        "choose x horse",
        "choose x dude horsey",
        "choose x dude at",
        "choose x dude mine:x",
        "choose x dude in(deed)",
        "choose x dude strength<3",
        "gain you many",
        "gain you luck.x",
        "give x wings",
        "bounty x",
        "grit x +1",
        "step aside",
        "later never",
        "if x wanted",
        "else",
        "move x cousin.y",
    ],
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises((BadScript, IndexError)):
        Scripts(CARDS.index, CARDS.words, CARDS.gangs).program([text])


@pytest.mark.parametrize("field", ["effect", "when", "Cost"])
def test_other_fields_are_refused(field: str) -> None:
    scripts = Scripts(CARDS.index, CARDS.words, CARDS.gangs)
    with pytest.raises(BadScript):
        printed.read_ability(scripts, 0, 0, {"play": "noon", "do": ["gain you 1"], field: []})


def test_blocks_become_jumps() -> None:
    scripts = Scripts(CARDS.index, CARDS.words, CARDS.gangs)
    each = scripts.program(["each x dude opposing", ["bounty x +1"], "gain you 1"])
    assert [line[0] for line in each] == [VERBS.index(verb) for verb in ("each", "bounty", "go", "gain")]
    assert (each[0][-1], each[2][-1]) == (3, 0)
    either = scripts.program(["either you", ["bounty x +1"], ["bounty x -1"]])
    assert (either[0][-1], either[2][-1]) == (3, 4)
    later = scripts.program(["later sundown", ["gain you 1"], "draw you 1"])
    assert (later[0][-1], later[2][-1]) == (3, -1)
    assert scripts.program(["may you pay 1", [], "else", ["discard this"]])[0][-1] == 2
    assert split("choose x dude at(deed in-town !owned) mine") == [
        "choose",
        "x",
        "dude",
        "at(deed in-town !owned)",
        "mine",
    ]


def test_jokers_are_all_that_is_wild() -> None:
    wild = (words.DO_GIVE, words.REF_THIS, words.RULE_WILD, 0, NONE, 0, 0)
    found = [ability.card for ability in BOOK.abilities if wild in ability.do]
    assert found == [card for card, kind in enumerate(CARDS.kind) if kind == JOKER_CARD]
