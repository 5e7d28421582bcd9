import { expect, test } from "vitest";
import type { GameEvent, Line } from "../../net/types";
import { gamePage } from "..";

const page = gamePage("gunslinger")!;
const line = (seq: number, ...events: GameEvent[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, events });
const shot = (hit: string): GameEvent => ({ event: "shot", seat: 0, character: "marshal", hit });

test("what turned the game: deaths first, then wounds and hits", () => {
  const story = [
    line(1, { event: "turn", number: 1 }, shot("miss")),
    line(2, shot("leg"), { event: "wounded", character: "the-kid" }),
    line(3, shot("head"), { event: "died", character: "the-kid" }),
    line(4, { event: "misfired" }),
    line(5, { event: "ended" }),
  ];
  expect(page.turningPoints(story)).toEqual([3, 2, 4]);
  expect(page.turningPoints([line(1, shot("miss"))])).toEqual([]);
});

test("sounds", () => {
  expect(page.sound({ event: "fires" })).toBe("shot");
  expect(page.sound(shot("miss"))).toBe("dodge");
  expect(page.sound(shot("leg"))).toBeNull();
  expect(page.sound({ event: "cocked", cocked: 1 })).toBe("coin");
  expect(page.sound({ event: "turned" })).toBeNull();
});

test("those who are out come back while a night goes on, and then no more", () => {
  const at = (place: number) => ({ night: { showdowns: [2, 7], place, showdown: 2, between: false, scores: [], out: [] } });
  expect([{ night: null }, at(0), at(1)].map((view) => page.comesBack?.(view as never))).toEqual([false, true, false]);
});
