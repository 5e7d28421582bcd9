import { expect, test } from "vitest";
import type { Review } from "../net/types";
import { MARGIN, path, rows, stepAt, ticks, x, y } from "./win-graph";
import { decisionAt, percent, turnFrom } from "./review.svelte";

const frame = { width: 100 + MARGIN.left + MARGIN.right, height: 200 + MARGIN.top + MARGIN.bottom, last: 50 };
const turn = (step: number) => ({ kind: "swing", step, seat: 0, before: 0, after: 1, by: 0, label: { key: "", args: {} } });
const review = {
  reviewed: [0, 1],
  lines: { 0: [[0, 0.5], [3, 1]], 1: [[0, 0.25], [2, 0]] },
  decisions: [{ step: 3, seat: 0 }],
  turns: [turn(2), turn(7)],
} as unknown as Review;

test("a share of 1 is at the top, the last step at the right edge, and pointing finds the step again", () => {
  expect([x(0, frame), x(50, frame)]).toEqual([MARGIN.left, MARGIN.left + 100]);
  expect([y(1, frame), y(0, frame), y(0.5, frame)]).toEqual([MARGIN.top, MARGIN.top + 200, MARGIN.top + 100]);
  for (const step of [0, 1, 17, 50]) expect(stepAt(x(step, frame), frame)).toBe(step);
  expect([stepAt(-5, frame), stepAt(9999, frame)]).toEqual([0, 50]);
  expect(path([[0, 1], [50, 0]], frame)).toBe(`M44.0 12.0L144.0 212.0`);
});

test("a game without a pick has a graph, too", () => {
  expect(x(0, { ...frame, last: 0 })).toBe(MARGIN.left);
  expect(ticks(0, 300)).toEqual([0]);
});

test("few and round steps are written under the graph", () => {
  expect(ticks(35, 390)).toEqual([0, 10, 20, 30]);
  expect(ticks(312, 1440)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300]);
});

test("the table has a row for each step at which anybody's share is known", () => {
  expect(rows(review)).toEqual([
    { step: 0, shares: [0.5, 0.25] },
    { step: 2, shares: [null, 0] },
    { step: 3, shares: [1, null] },
  ]);
});

test("keys go from one turning point to the next", () => {
  expect([0, 2, 7].map((step) => turnFrom(review, step, 1)?.step)).toEqual([2, 7, undefined]);
  expect([8, 7, 2].map((step) => turnFrom(review, step, -1)?.step)).toEqual([7, 2, undefined]);
  expect([decisionAt(review.decisions, 3)?.seat, decisionAt(review.decisions, 4)]).toEqual([0, null]);
  expect([percent(0.005), percent(1), percent(0.614)]).toEqual(["1%", "100%", "61%"]);
});
