import { expect, test } from "vitest";
import { merged, reached } from "./story";
import type { Line } from "./types";

const line = (seq: number, undone?: number[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, ...(undone && { undone }) });
const seqs = (story: Line[]) => story.map(({ seq }) => seq);

test("the story keeps its order, takes nothing twice, and drops what was taken back", () => {
  expect(seqs(merged([line(1), line(2)], [line(2), line(3)]))).toEqual([1, 2, 3]);
  expect(seqs(merged([line(1), line(2), line(3)], [line(4, [2, 3])]))).toEqual([1, 4]);
});

test("what somebody said who is forgotten goes, and what others said stays", () => {
  const said = (seq: number, seat: number): Line => ({ seq, at: 0, kind: "said", seat, text: "well" });
  const before = merged([], [said(2, 0), said(3, 1), { seq: 4, at: 0, kind: "picked", seat: 1 }]);
  const after = merged(before, [{ seq: 5, at: 0, kind: "forgot", seat: 1 }, said(6, 1)]);
  expect(after.map((line) => line.seq)).toEqual([2, 4, 5, 6]);
});

test("of what the board plays, only what it has come to is told", () => {
  const events = ["shot", "dodged"].map((event) => ({ event }));
  const news: Line[] = [{ ...line(2), events }, { ...line(3), kind: "bot" }, { ...line(4), events }];
  const told = (count: number) => reached([line(1), ...news], news, count).map(({ seq, events }) => [seq, events?.length ?? 0]);
  expect(told(0)).toEqual([[1, 0], [3, 0]]);
  expect(told(1)).toEqual([[1, 0], [2, 1], [3, 0]]);
  expect(told(3)).toEqual([[1, 0], [2, 2], [3, 0], [4, 1]]);
  expect(told(Infinity)).toEqual([[1, 0], [2, 2], [3, 0], [4, 2]]);
});
