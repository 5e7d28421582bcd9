import { expect, test } from "vitest";
import { changed, inTurn } from "./changes";

const view = { bank: 3, players: [{ coins: 1 }, { coins: 2 }], discards: ["hill", "saloon"], turn: null };

test("a change touches only what it names", () => {
  const after = changed(view, { bank: [2], players: { 1: { coins: [3] } }, turn: [1] });
  expect(after).toEqual({ ...view, bank: 2, players: [{ coins: 1 }, { coins: 3 }], turn: 1 });
  expect((after as typeof view).players[0]).toBe(view.players[0]);
  expect(view.bank).toBe(3);
});

test("lists grow and shrink anywhere", () => {
  expect(changed(view, { discards: [0, 0, ["ranch"]] })).toEqual({ ...view, discards: ["ranch", "hill", "saloon"] });
  expect(changed(view, { discards: [1, 1, []] })).toEqual({ ...view, discards: ["hill"] });
  expect(changed(view, { discards: [["plaza"]] })).toEqual({ ...view, discards: ["plaza"] });
});

test("nothing changed is nothing new", () => {
  expect(changed(view, null)).toBe(view);
});

test("changes build on one another", () => {
  const banks = inTurn(view, [{ bank: [2] }, null, { bank: [1] }]).map((each) => (each as typeof view).bank);
  expect(banks).toEqual([2, 2, 1]);
});
