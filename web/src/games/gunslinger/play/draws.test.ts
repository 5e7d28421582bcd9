import { expect, test } from "vitest";
import type { GameEvent } from "../../../net/types";
import { drawsAt, reading } from "./draws";

const drew = (purpose: string, card: number, character = "the-kid"): GameEvent => ({
  event: "drew",
  character,
  seat: 1,
  purpose,
  card,
});
const gained = (delay: number, boxes = 0): GameEvent => ({
  event: "gained",
  character: "the-kid",
  seat: 1,
  delay,
  boxes,
});

test("the cards of one penalty are held up together, with what they cost in all", () => {
  const events = [drew("wound", 40), gained(2, 2), drew("wound", 3), drew("wound", 60), gained(3, 3), drew("delay", 9)];
  const found = drawsAt(events);
  expect(found?.count).toBe(5);
  expect(found?.reveal).toMatchObject({ character: "the-kid", purpose: "wound", cards: [40, 3, 60] });
  expect(found?.reveal.told).toMatchObject([{ event: "gained", delay: 5, boxes: 5 }]);
});

test("a shot's card is told with what it did, which is played by itself", () => {
  const shot: GameEvent = { event: "shot", character: "the-kid", hit: "leg" };
  expect(drawsAt([drew("shot", 101), drew("shot", 74), shot])).toEqual({
    count: 2,
    reveal: { character: "the-kid", purpose: "shot", cards: [101, 74], told: [shot] },
  });
  expect(drawsAt([drew("delay", 2), drew("delay", 3, "marshal")])?.count).toBe(1);
  expect(drawsAt([shot])).toBeNull();
});

test("what is read on a card depends on what it is drawn for", () => {
  expect([
    reading(86, "wound", "delay"),
    reading(86, "fatigue", "delay"),
    reading(86, "fatigue", "wound"),
    reading(90, "delay", "delay"),
    reading(30, "direction", "delay"),
    reading(104, "shot", "delay"),
    reading(104, "damage", "delay"),
    reading(7, "damage", "delay"),
  ]).toEqual(["6", "2", "6", "lose-aim", "long", "misfire", "malfunction", "fires"]);
});
