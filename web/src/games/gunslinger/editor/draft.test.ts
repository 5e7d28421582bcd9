import { expect, test } from "vitest";
import type { Args } from "../../../net/types";
import { asData, newDraft } from "./draft";
import { draftOf } from "./file/draft-from-file";
import { BOARDS, CHARACTERS, WEAPONS } from "./figures";

const AMBUSH: Args = {
  showdown: 1,
  name: "Ambush",
  map: ["A", "B"],
  game_length: 15,
  sides: [["marshal"], ["the-kid", "slim"]],
  cast: "by-players",
  set_up: [
    { character: "the-kid", hex: "N8", facing: "nw", weapons: { holstered: ["C41", "C41"] } },
    { character: "marshal", hex: "F6", facing: "se", weapons: { "both-hands": [{ weapon: "W44", rounds: 0 }] } },
    { character: "slim", hex: "M10", facing: "nw", down: true, weapons: { "other-hand": ["MB"] } },
  ],
  special_rules: {
    captives_killed: true,
    captured: ["slim"],
    by_lot: [["the-kid", "slim"]],
    on_the_map: [{ weapon: "R10s", hex: "J7", rounds: 1 }],
  },
  bonus_points: { money_bag: 3, extra: [{ for: "survive", points: 2, side: 2, characters: ["slim"] }] },
};

test("what is read is written again", () => {
  expect(asData(draftOf(AMBUSH))).toEqual(AMBUSH);
  const own = asData(newDraft("Mine"));
  expect(asData(draftOf(own))).toEqual(own);
});

test("names as people write them, and the order that a file gives", () => {
  const draft = draftOf({
    ...AMBUSH,
    sides: [["Marshal"], ["The Kid", "SLIM"]],
    order: ["slim", "Marshal", "the_kid"],
    set_up: [
      { character: "THE KID", hex: " n8", facing: "NW", weapons: { GUN_HAND: "c45" } },
      { character: "marshal", hex: "F6", facing: "se" },
    ],
  });
  expect(draft.people.map(({ character, side, hex }) => [character, side, hex])).toEqual([
    ["slim", 1, ""],
    ["marshal", 0, "F6"],
    ["the-kid", 1, "N8"],
  ]);
  expect(draft.people[2]?.boxes["gun-hand"]).toEqual([{ weapon: "C45", rounds: null, cocked: false }]);
});

test("a file that makes no sense is still a draft", () => {
  const draft = draftOf({ map: "A", sides: [1, ["nobody"]], set_up: [[], "x"], special_rules: 5, game_length: "x" });
  expect(draft.people.map(({ character }) => character)).toEqual(["", "", "nobody"]);
  expect([draft.map, draft.length, draft.sides]).toEqual([[], 12, 2]);
});

test("the figures of the engine's files", () => {
  expect([CHARACTERS.length, BOARDS.length, WEAPONS.length]).toEqual([48, 16, 17]);
  expect(WEAPONS.find(({ weapon }) => weapon === "W44")?.hands).toBe(2);
  expect(WEAPONS.find(({ weapon }) => weapon === "MB")).toEqual({ weapon: "MB", hands: 1, capacity: 0 });
});
