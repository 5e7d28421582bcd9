import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { GameEvent, Line } from "../../net/types";
import { Speaker } from "../../text/speaker";
import { lasting, teller } from "./story-lines";

const line = (seq: number, ...events: string[]): Line => {
  return { seq, at: 0, kind: "picked", seat: 0, events: events.map((event) => ({ event })) };
};

test("who has chosen is told only until something happens", () => {
  const story = [line(1), line(2, "chosen"), line(3, "planned", "chosen"), line(4, "turn"), line(5, "chosen"), line(6)];
  const kept = lasting(story, ({ event }) => event === "chosen");
  expect(kept.map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6]);
  expect(lasting(story, () => false)).toEqual(story);
});

test("each sentence has its actor, and parts of the story have headings", () => {
  const speaker = new Speaker("en", [new FluentResource("event-day = Day.\nevent-drew = { SEAT($seat) } draws.")], ["Ann", "Bo"]);
  const events: GameEvent[] = [{ event: "drew", seat: 1 }, { event: "day" }, { event: "unsaid" }];
  const { said } = teller()({ seq: 1, at: 0, kind: "picked", seat: 0, events }, speaker);
  expect(said.map(({ seat, heading }) => [seat, heading])).toEqual([
    [1, false],
    [0, true],
  ]);
});

test("a line is told once, and anew by another speaker", () => {
  const speaker = new Speaker("en", [new FluentResource("line-sat = { SEAT($seat) } sits down.")], ["Ann"]);
  const sat: Line = { seq: 1, at: 0, kind: "sat", seat: 0 };
  const tell = teller();
  const told = tell(sat, speaker);
  expect(told.said.map(({ parts }) => parts.map(({ text }) => text).join(""))).toEqual(["Ann sits down."]);
  expect(tell(sat, speaker)).toBe(told);
  expect(tell({ ...sat }, speaker)).not.toBe(told);
  expect(tell(sat, new Speaker("en", [], ["Bo"])).said).toEqual([]);
});
