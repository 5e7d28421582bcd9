import { expect, test } from "vitest";
import type { OddsPart } from "../../../../net/types";
import { character } from "../table.fixture";
import { downAt, statuses, threatsIn, worst } from "./threats";
import type { Action } from "../view";

const card = (action: string, time: number) => ({ action, time }) as Action;
const marshal = character("marshal", 0);
const odds: OddsPart[] = [
  {
    title: { key: "odds-threats", args: {} },
    rows: [],
    data: {
      character: "marshal",
      segments: [
        { enemy: "the-kid", from: 2, chances: { "": [0, 0.5, 0.6, 0.6, 0.6], "move-down": [0, 0.1, 0.2, 0.2, 0.2], move: [0, 0.3, 0.4, 0.4, 0.4] } },
      ],
    },
  },
];

test("lying down counts from the segment after the one in which it is done", () => {
  expect(downAt(marshal, [])).toEqual([false, false, false, false, false]);
  expect(downAt(marshal, [card("leap-drop", 1)])).toEqual([false, true, true, true, true]);
  expect(downAt(marshal, [card("shoot", 1), card("get-up-down", 3)])).toEqual([false, false, false, false, true]);
  expect(downAt({ ...marshal, down: true }, [card("leap-drop", 1)])).toEqual([true, false, false, false, false]);
});

test("any movement card counts for the whole turn", () => {
  expect(statuses(marshal, [card("shoot", 1)])).toEqual(["", "", "", "", ""]);
  expect(statuses(marshal, [card("shoot", 1), card("turn", 1)])).toEqual(["move", "move", "move", "move", "move"]);
  expect(statuses(marshal, [card("advance", 2), card("run", 1)])[0]).toBe("run");
  expect(statuses(marshal, [card("leap-drop", 1)])).toEqual(["move", "move-down", "move-down", "move-down", "move-down"]);
});

test("threats are read for the plan that is laid", () => {
  const standing = threatsIn(odds, marshal, []);
  expect(standing).toEqual([{ enemy: "the-kid", from: 2, chances: [null, 0.5, 0.6, 0.6, 0.6] }]);
  expect(threatsIn(odds, marshal, [card("leap-drop", 1)])?.[0]?.chances).toEqual([null, 0.1, 0.2, 0.2, 0.2]);
  expect(worst(standing ?? [])).toBe(0.6);
  expect(worst([])).toBe(0);
  expect(threatsIn([], marshal, [])).toBeNull();
});
