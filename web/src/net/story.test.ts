import { expect, test } from "vitest";
import { merged } from "./story";
import type { Line } from "./types";

const line = (seq: number, undone?: number[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, ...(undone && { undone }) });
const seqs = (story: Line[]) => story.map(({ seq }) => seq);

test("the story keeps its order, takes nothing twice, and drops what was taken back", () => {
  expect(seqs(merged([line(1), line(2)], [line(2), line(3)]))).toEqual([1, 2, 3]);
  expect(seqs(merged([line(1), line(2), line(3)], [line(4, [2, 3])]))).toEqual([1, 4]);
});
