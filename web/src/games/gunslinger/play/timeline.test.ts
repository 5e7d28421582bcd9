import { expect, test } from "vitest";
import { character } from "./table.fixture";
import { late, lineOf } from "./timeline";
import type { Stack } from "./view";

const stack = (change: Partial<Stack>): Stack => ({
  height: 3,
  executed: [],
  revealed: null,
  cards: null,
  gives_up: false,
  free: 5,
  ...change,
});
const told = (...args: Parameters<typeof lineOf>) => {
  const { blocks, ...rest } = lineOf(...args);
  return [blocks.map(({ kind, action, from, time }) => `${kind} ${action ?? "-"} ${from}+${time}`), rest];
};

test("while cards are chosen: carried delay, what is laid, what is free", () => {
  const c = character("marshal", 0, { delay: 2, stack: stack({ height: null, free: 3 }) });
  expect(told(c, [{ action: "advance", time: 2 }])).toEqual([
    ["delay - 0+2", "laid advance 2+2"],
    { hidden: 0, free: 1 },
  ]);
  expect(told(c, [])).toEqual([["delay - 0+2"], { hidden: 0, free: 3 }]);
});

test("delay that comes during the turn pushes what is still to come", () => {
  const c = character("marshal", 0, {
    delay: 3,
    stack: stack({
      free: 4,
      executed: [{ action: "advance", time: 2 }],
      revealed: { action: "run", time: 1, declared: null, due: null },
      cards: [
        { card: "1f", action: "advance", time: 2 },
        { card: "2f", action: "run", time: 1 },
        { card: "3b", action: "turn", time: 1 },
      ],
    }),
  });
  expect(told(c, null)).toEqual([
    ["delay - 0+1", "done advance 1+2", "delay - 3+2", "now run 5+1", "next turn 6+1"],
    { hidden: 0, free: 0 },
  ]);
  expect(lineOf(c, null).blocks.map(late)).toEqual([false, false, false, true, true]);
});

test("of others only what was turned up is seen, and how many cards there are", () => {
  const c = character("the-kid", 1, {
    stack: stack({ revealed: { action: "draw-and-cock", time: 3, declared: null, due: null } }),
  });
  expect(told(c, null)).toEqual([["now draw-and-cock 0+3"], { hidden: 2, free: 2 }]);
});
