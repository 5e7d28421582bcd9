import { expect, test } from "vitest";
import type { GameEvent, Line } from "../../net/types";
import { gamePage } from "..";

const page = gamePage("gunfighters")!;
const line = (seq: number, ...events: GameEvent[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, events });
const fell = (cards: string[]): GameEvent => ({ event: "fell", seat: 0, target: 1, cards });
const out: GameEvent = { event: "out", seat: 1, by: 0, coins: 0 };

test("what turned the game: gangs wiped out first, then the shots that felled most", () => {
  const story = [
    line(1, { event: "drew", seat: 0 }),
    line(2, fell(["hill", "hill"])),
    line(3, fell(["hill"])),
    line(4, fell(["ranch", "ranch", "ranch$"])),
    line(5, fell(["hill"]), out),
    { seq: 6, at: 0, kind: "said", seat: 0, text: "well" },
  ];
  expect(page.turningPoints(story)).toEqual([4, 5, 2]);
});

test("what was taken back turned nothing, and a quiet game has no turning point", () => {
  const back: Line = { seq: 3, at: 0, kind: "took-back", seat: 0, undone: [2] };
  expect(page.turningPoints([line(1, { event: "turn", seat: 0 }), line(2, out), back])).toEqual([]);
  expect(page.turningPoints([])).toEqual([]);
});

test("sounds", () => {
  expect(page.sound({ event: "shot" })).toBe("shot");
  expect(page.sound({ event: "missed" })).toBe("dodge");
  expect(page.sound({ event: "turn" })).toBe(null);
});
