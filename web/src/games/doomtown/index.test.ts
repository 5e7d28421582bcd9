import { expect, test } from "vitest";
import type { GameEvent, Line } from "../../net/types";
import { gamePage } from "..";

const page = gamePage("doomtown")!;
const line = (seq: number, ...events: GameEvent[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, events });

test("what turned the game: who fell, which jobs were done, and the end", () => {
  const story = [
    line(1, { event: "moved", card: "sloane.1", place: "square", booted: 0 }),
    line(2, { event: "lumps", seat: 1, count: 3 }, { event: "casualty", card: "sloane.1", how: "ace" }),
    line(3, { event: "job-done", success: 1 }),
    line(4, { event: "victory", seat: 0, reason: "control" }),
  ];
  expect(page.turningPoints(story)).toEqual([2, 4, 3]);
});

test("sounds", () => {
  expect(page.sound({ event: "casualty" })).toBe("shot");
  expect(page.sound({ event: "income" })).toBe("coin");
  expect(page.sound({ event: "passed" })).toBe(null);
});
