import { expect, test } from "vitest";
import type { Line } from "../net/types";
import { lasting } from "./lines";

const line = (seq: number, ...events: string[]): Line => {
  return { seq, at: 0, kind: "picked", seat: 0, events: events.map((event) => ({ event })) };
};

test("who has chosen is told only until something happens", () => {
  const story = [line(1), line(2, "chosen"), line(3, "planned", "chosen"), line(4, "turn"), line(5, "chosen"), line(6)];
  const kept = lasting(story, ({ event }) => event === "chosen");
  expect(kept.map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6]);
  expect(lasting(story, () => false)).toEqual(story);
});
