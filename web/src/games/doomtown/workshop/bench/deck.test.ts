import { expect, test } from "vitest";
import { changed, differences, EMPTY, fromRow, starting, toRow } from "./deck";

test("copies come and go, and those that start leave last", () => {
  let deck = changed(changed(EMPTY, "bobo", 2), "sloane", 1);
  deck = starting(deck, "bobo", true);
  expect(toRow(deck)).toEqual({ outfit: "", gang: ["bobo"], cards: { bobo: 1, sloane: 1 } });
  deck = changed(deck, "bobo", -1);
  expect(deck.gang).toEqual(["bobo"]);
  expect(starting(deck, "bobo", true)).toBe(deck); // there is no other copy
  expect(changed(deck, "bobo", -1)).toEqual({ outfit: "", cards: { sloane: 1 }, gang: [] });
});

test("a row of the server is the same deck, there and back", () => {
  const row = { outfit: "law-dogs", gang: ["bobo", "sloane"], cards: { bobo: 2 } };
  expect(fromRow(row).cards).toEqual({ bobo: 3, sloane: 1 });
  expect(toRow(fromRow(row))).toEqual(row);
});

test("what changed between two versions", () => {
  const before = fromRow({ outfit: "law-dogs", gang: [], cards: { bobo: 2, sloane: 1 } });
  const after = fromRow({ outfit: "the-sloane-gang", gang: [], cards: { bobo: 1, sloane: 2 } });
  expect(differences(before, after)).toEqual([
    { card: "sloane", by: 1 },
    { card: "the-sloane-gang", by: 1 },
    { card: "bobo", by: -1 },
    { card: "law-dogs", by: -1 },
  ]);
});
