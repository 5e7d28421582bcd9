import { expect, test } from "vitest";
import { aimOf, CARDS, chart, CHARTS, divisorOf, lineOf, shellOf, SIDES } from "./data";

test("the nine cards of Section I with their playable sides", () => {
  expect(CARDS.map((card) => card.map((side) => side.action))).toEqual([
    ["advance", "back-up"],
    ["run", "spin-around"],
    ["sprint", "turn"],
    ["sprint", "leap-drop"],
    ["cock-aim-shoot", "get-up-down"],
    ["cock-aim-shoot"],
    ["shoot"],
    ["load"],
    ["draw-and-cock"],
  ]);
  expect(SIDES.find((side) => side.side === "1b")).toEqual({
    side: "1b",
    card: "1",
    action: "back-up",
    time: 3,
    aim: null,
  });
  expect([aimOf("shoot", 1), aimOf("shoot", 2), aimOf("cock-aim-shoot", 1), aimOf("turn", 1)]).toEqual([1, 0, 2, null]);
});

test("a hundred FIRE cards, and what their notation says", () => {
  expect([...CHARTS.keys()]).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(chart("ARM,0-3/4-7,1-6:X. 7+:BX,MDH")).toEqual({
    location: "arm",
    ranges: [
      [0, 3],
      [4, 7],
    ],
    rows: [
      { aims: [1, 6], cells: "X." },
      { aims: [7, Infinity], cells: "BX" },
    ],
    status: ["move", "down", "head"],
  });
});

test("the other lines of a result card", () => {
  expect([lineOf(1, "delay"), lineOf(90, "delay"), lineOf(86, "wound"), lineOf(108, "hex")]).toEqual([
    "0",
    "lose-aim",
    "6",
    "straight-back",
  ]);
  expect([100, 101, 104, 108].map(shellOf)).toEqual(["fires", "no-effect", "misfire", "misfire"]);
});

test("range figures are for long guns", () => {
  expect([divisorOf("W44"), divisorOf("C45"), divisorOf("MB")]).toEqual([4, 1, 1]);
});
