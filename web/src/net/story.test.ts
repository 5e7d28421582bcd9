import { expect, test } from "vitest";
import { merged } from "./story";
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
