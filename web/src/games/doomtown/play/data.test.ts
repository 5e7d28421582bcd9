// Every card has its figures, its picture and a face of its own.
import { expect, test } from "vitest";
import { lookOf } from "../look/faces";
import { artOf } from "../look/icons";
import { CARD_NAMES, codeOf, CODES, printed, read, suitIn, valueText } from "./data";

test("all entries of the box are there", () => {
  expect(CARD_NAMES.length).toBe(146);
});

test("a card is read with its figures", () => {
  expect(printed("sloane")).toMatchObject({ kind: "dude", value: 13, stud: true, gang: "sloane-gang", suit: "S" });
  expect(printed("pats-perch")).toMatchObject({ kind: "deed", keywords: ["private", "strike", "out-of-town"] });
  expect(printed("auto-revolver").ratings).toEqual({ difficulty: 7 });
  expect(printed("one-good-turn").plays).toEqual(["noon", "cheatin"]);
  expect(read("a", "action", { value: 2, ability: ["noon"] })).toMatchObject({ value: 2, cost: null, plays: ["noon"] });
});

test("suits and values", () => {
  expect([codeOf("soul-blast"), codeOf("blake-ranch"), codeOf("jonah-essex"), codeOf("joker-red")]).toEqual([
    "AH",
    "7D",
    "6S",
    "",
  ]);
  expect([valueText("10H"), suitIn("10H"), suitIn("")]).toEqual(["10", "H", null]);
  expect(CODES.flat().length).toBe(52);
});

test("every card has a picture, and no two dudes look alike", () => {
  for (const card of CARD_NAMES) expect(artOf(card).length).toBeGreaterThan(50);
  const looks = CARD_NAMES.filter((card) => printed(card).kind === "dude").map((card) => JSON.stringify(lookOf(card)));
  expect(new Set(looks).size).toBe(looks.length);
});
