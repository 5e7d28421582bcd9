import { expect, test } from "vitest";
import type { GameEvent, Line } from "../../net/types";
import { gamePage } from "..";

const page = gamePage("bang-duel")!;
const line = (seq: number, ...events: GameEvent[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, events });

test("what turned the game: those who fell, the last one first", () => {
  const story = [
    line(1, { event: "drew", seat: 0 }),
    line(2, { event: "lost-life", seat: 1, character: "jango", life: 0 }, { event: "eliminated", seat: 1 }),
    line(3, { event: "lost-life", seat: 1, character: "jango", life: 2 }),
    line(4, { event: "blew-up", seat: 0 }, { event: "lost-life", seat: 0, life: 1 }),
    line(5, { event: "lost-life", seat: 1, life: 0 }, { event: "eliminated", seat: 1 }, { event: "ended", seat: 0 }),
  ];
  expect(page.turningPoints(story)).toEqual([5, 2, 4]);
});

test("sounds", () => {
  expect(page.sound({ event: "shot" })).toBe("shot");
  expect(page.sound({ event: "dodged" })).toBe("dodge");
  expect(page.sound({ event: "turn" })).toBe(null);
});
