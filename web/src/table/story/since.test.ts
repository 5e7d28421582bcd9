import { expect, test } from "vitest";
import type { Line } from "../../net/types";
import { since } from "./since";

const line = (seq: number, seat: number, more: Partial<Line> = {}): Line => ({ seq, at: 0, kind: "picked", seat, ...more });

test("what happened since one's own last choice; what the table answered is no choice", () => {
  const story = [line(1, 0), line(2, 1), line(3, 0, { left: "react" }), line(4, 1, { kind: "said" }), line(5, 1)];
  expect(since(story, 0).map(({ seq }) => seq)).toEqual([2, 3, 5]);
  expect(since(story, 1)).toEqual([]);
  expect(since(story, null)).toEqual([]);
});
