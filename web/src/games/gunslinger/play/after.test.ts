import { expect, test } from "vitest";
import type { GameEvent } from "../../../net/types";
import { after } from "./after";
import { character, table } from "./table.fixture";
import { named, type Table } from "./view";

const end = table();
const told = (begin: Table, ...events: GameEvent[]) => events.reduce((t, event) => after(t, event, end), begin);
const marshal = (t: Table) => named(t, "marshal");
const by = (event: string, more: Record<string, string | number | null | string[]> = {}): GameEvent => ({
  event,
  character: "marshal",
  seat: 0,
  ...more,
});

test("a card is revealed, declared, executed, and makes room for the next", () => {
  let t = told(table(), by("stacked", { count: 2 }), by("revealed", { action: "turn", time: 1 }));
  expect(marshal(t)?.stack).toMatchObject({ height: 2, revealed: { action: "turn", declared: null, due: null } });
  t = told(t, by("declared", { pick: "turn:ahead-left" }), { event: "segment", number: 1 });
  expect([t.segment, marshal(t)?.stack.revealed]).toMatchObject([1, { declared: "turn:ahead-left", due: 1 }]);
  t = told(t, by("turned", { facing: "se" }), by("revealed", { action: "shoot", time: 1 }));
  expect([marshal(t)?.facing, marshal(t)?.spent, marshal(t)?.stack.executed]).toEqual([
    "se",
    1,
    [{ action: "turn", time: 1 }],
  ]);
  t = told(t, by("declared", { pick: "nothing" }), { event: "segment", number: 2 }, { event: "segment", number: 4 });
  expect([marshal(t)?.stack.revealed, marshal(t)?.stack.executed.length]).toEqual([null, 2]);
});

test("delay comes before what follows it, and an own stack is known", () => {
  const t = told(
    table(),
    by("planned", { cards: ["9f", "7f"], gives_up: 0 }),
    by("gained", { delay: 2, boxes: 1 }),
    by("revealed", { action: "draw-and-cock", time: 3 }),
    by("declared", { pick: "draw:c45.1>other-hand+cock" }),
  );
  expect(marshal(t)?.stack.cards?.map(({ action }) => action)).toEqual(["draw-and-cock", "shoot"]);
  expect([marshal(t)?.delay, marshal(t)?.endurance, marshal(t)?.stack.revealed?.due]).toEqual([2, 19, 5]);
});

test("a shot takes a round and lowers the hammer; a misfire jams; a hit leaves its marks", () => {
  const shot = { weapon: "c45.1", target: "the-kid", hex: null };
  const t = told(table(), by("aimed", { points: 2, target: "the-kid", hex: null }), by("fires", shot));
  expect(t.weapons[0]).toMatchObject({ rounds: 5, cocked: false });
  expect(marshal(t)?.aim).toEqual({ points: 2, target: "the-kid", hex: null });
  const jam = told(t, by("drew", { purpose: "shot", card: 104 }), by("misfired", { weapon: "c45.1", damage: "jam" }));
  expect([jam.weapons[0]?.jammed, jam.weapons[0]?.rounds, jam.deck, jam.discards]).toEqual([true, 0, 107, [104]]);
  const hurt = told(t, by("wounded", { wound: "gun-arm", count: 4 }), by("lost-aim"), by("dropped"));
  expect(marshal(hurt)).toMatchObject({ wounds: { gun_arm: 4 }, aim: null, down: true });
});

test("weapons move between boxes, fall and are left behind", () => {
  let t = told(table(), by("drawn", { weapon: "c45.1", box: "holstered", hammer: "uncocked", from: null }));
  expect(t.weapons[0]).toMatchObject({ box: "holstered", cocked: false });
  t = told(table(), by("fell", { weapon: "c45.1", goes_off: 1 }));
  expect(t.weapons[0]).toMatchObject({ hex: "F3", character: null, box: null, cocked: false, rounds: 5 });
  t = told(table(), by("moved", { hex: "F4" }), by("died", { how: "shots" }));
  expect([t.weapons[0]?.hex, marshal(t)?.out, marshal(t)?.down]).toEqual(["F4", ["dead"], true]);
  t = told(table(), by("left-map"));
  expect([marshal(t)?.hex, marshal(t)?.out]).toEqual([null, ["left"]]);
});

test("a new turn clears the line", () => {
  const later = { ...table(), characters: [character("marshal", 0, { delay: 1 }), character("the-kid", 1)] };
  const begin = told(table(), by("gained", { delay: 3, boxes: 0 }), { event: "segment", number: 5 });
  const t = after(begin, { event: "turn", number: 3 }, later);
  expect([t.turn, t.segment, marshal(t)?.delay, marshal(t)?.stack.height]).toEqual([3, 0, 1, null]);
});

test("an event that nobody knows changes nothing, and nothing is ever changed in place", () => {
  const begin = table();
  expect(after(begin, { event: "whistled" }, end)).toBe(begin);
  told(begin, by("gained", { delay: 3, boxes: 3 }), by("fell", { weapon: "c45.1", goes_off: 0 }), by("died"));
  expect(begin).toEqual(table());
});
