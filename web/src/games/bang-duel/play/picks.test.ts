import { expect, test } from "vitest";
import { meant, parse, things } from "./picks";
import { table } from "./table.fixture";

test("a pick's parts", () => {
  expect(parse("play:robbery.oh>front/hat")).toEqual({
    verb: "play",
    card: "robbery.oh",
    target: "front",
    gear: "hat",
  });
  expect(parse("reload:in-play/scope")).toEqual({ verb: "reload", card: "in-play", gear: "scope" });
  expect(parse("strip/bison-herd")).toEqual({ verb: "strip", gear: "bison-herd" });
  expect(parse("swap>theirs")).toEqual({ verb: "swap", target: "theirs" });
  expect(parse("end")).toEqual({ verb: "end" });
});

// Seat 0 has Jango in front of Tex Killer, seat 1 Pearl Hat in front of Toco Ramirez.
test.each([
  ["lead:jango", ["character:jango"]],
  ["play:wagon.lb", ["card:wagon.lb", "discards"]],
  ["play:colt.od>front", ["card:colt.od", "character:pearl-hat"]],
  ["play:colt.od>rear", ["card:colt.od", "character:toco-ramirez"]],
  ["play:hat.lh>my-rear", ["card:hat.lh", "character:tex-killer"]],
  ["play:robbery.oh>hand-law", ["card:robbery.oh", "hand:law"]],
  ["play:robbery.oh>front/hat", ["card:robbery.oh", "character:pearl-hat", "gear:2/hat"]],
  ["play:water.ls", ["card:water.ls", "discards"]],
  ["copy", []],
  ["play:water.ls>theirs", ["card:water.ls", "character:pearl-hat", "character:toco-ramirez"]],
  ["colt:missed.ls>front", ["card:missed.ls", "character:pearl-hat"]],
  ["reload:water.ls", ["card:water.ls", "deck:0"]],
  ["reload:in-play/scope", ["gear:0/scope", "deck:0"]],
  ["swap", ["character:tex-killer"]],
  ["swap>mine", ["character:jango", "character:tex-killer"]],
  ["babe-leroy", ["character:babe-leroy"]],
  ["pearl-hat:colt.od", ["card:colt.od", "character:pearl-hat", "discards"]],
  ["copy>front", ["character:pearl-hat"]],
  ["copy:reload", []],
  ["end", []],
  ["discard:colt.od", ["card:colt.od", "discards"]],
  ["dodge:missed.ls", ["card:missed.ls", "discards"]],
  ["barrel", ["gear:1/barrel"]],
  ["sid-curry", ["character:sid-curry"]],
  ["take", []],
  ["choose:colt.od", ["open:colt.od"]],
  ["strip>my-front/scope", ["character:jango", "gear:0/scope"]],
  ["strip/hat", []],
  ["rob>hand-outlaw", ["hand:outlaw"]],
  ["yes", []],
])("%s is about %j", (pick, expected) => {
  expect(things(pick, table(), 0)).toEqual(expected);
});

test("whom front and rear mean depends on who picks", () => {
  expect(things("play:colt.od>front", table(), 1)).toEqual(["card:colt.od", "character:jango"]);
  expect(things("cattle-katie/hat", table(), 1)).toEqual(["character:cattle-katie"]);
});

test("what somebody meant who touches what is not possible", () => {
  const why = (thing: string, question: string) => meant(thing, question, table(), 0);
  expect(why("card:missed.ls", "action")).toBe("play:missed.ls");
  expect(why("card:colt.od", "action")).toBe("play:colt.od>front");
  expect(why("card:hat.lh", "action")).toBe("play:hat.lh>my-rear");
  expect(why("card:water.ls", "action")).toBe("play:water.ls>mine");
  expect(why("card:colt.od", "react")).toBe("dodge:colt.od");
  expect(why("card:colt.od", "pay")).toBe("pay:colt.od");
  expect(why("card:hat.lh", "answer")).toBe("answer:hat.lh");
  expect(why("character:toco-ramirez", "action")).toBe("play:colt.od>rear");
  expect(why("character:jango", "action")).toBe("play:hat.lh>my-front");
  expect(why("character:tex-killer", "action")).toBe("swap");
  expect(why("character:tex-killer", "lead")).toBe("lead:tex-killer");
  expect(why("gear:1/barrel", "react")).toBe("barrel");
  expect(why("gear:1/barrel", "action")).toBe(null);
  expect(why("card:colt.od", "may")).toBe(null);
});
