// Where the lines of the graph run: shares of the win over steps, in pixels.
import type { Review } from "../net/types";

export const MARGIN = { top: 12, right: 16, bottom: 22, left: 44 };
/** Told apart without colours, too: by how the line is drawn. */
export const DASHES = ["", "9 5", "2 4", "12 4 2 4", "5 3", "16 5", "8 3 2 3 2 3"];

export interface Frame {
  width: number;
  height: number;
  last: number;
}

export function x(step: number, { width, last }: Frame): number {
  const room = width - MARGIN.left - MARGIN.right;
  return MARGIN.left + (last ? (step / last) * room : 0);
}

export function y(share: number, { height }: Frame): number {
  return MARGIN.top + (1 - share) * (height - MARGIN.top - MARGIN.bottom);
}

/** The step under a pointer. */
export function stepAt(left: number, { width, last }: Frame): number {
  const room = width - MARGIN.left - MARGIN.right;
  return Math.max(0, Math.min(last, Math.round(((left - MARGIN.left) / room) * last)));
}

export function path(line: [number, number][], frame: Frame): string {
  return line.map(([step, share], i) => `${i ? "L" : "M"}${x(step, frame).toFixed(1)} ${y(share, frame).toFixed(1)}`).join("");
}

/** Steps that are written under the graph: few enough to be read, and round. */
export function ticks(last: number, width: number): number[] {
  const most = Math.max(2, Math.floor(width / 90));
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((size) => last / size <= most) ?? 5000;
  return Array.from({ length: Math.floor(last / every) + 1 }, (_, i) => i * every);
}

/** What a seat could expect at each step for which anybody's share is known, as rows of a table. */
export function rows(review: Review): { step: number; shares: (number | null)[] }[] {
  const seats = review.reviewed.map((seat) => new Map(review.lines[seat] ?? []));
  const steps = [...new Set(seats.flatMap((line) => [...line.keys()]))].sort((a, b) => a - b);
  return steps.map((step) => ({ step, shares: seats.map((line) => line.get(step) ?? null) }));
}
