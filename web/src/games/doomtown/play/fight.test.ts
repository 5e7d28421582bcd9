import { expect, test } from "vitest";
import { onStage, opens, sidesOf, verdict } from "./fight";
import { stepOf } from "./job";
import { rows } from "./seating";
import { FIGHT, table } from "./table.fixture";
import type { Table } from "./view";

function fighting(): Table {
  const at = table();
  const [clyde, , sloane] = at.dudes;
  if (clyde) clyde.posse = 2;
  if (sloane) sloane.posse = 1;
  return { ...at, shootout: FIGHT, question: "shootout" };
}
const hand = (rank: number) => ({ count: 5, cards: [], rank, rank_change: 0, cheatin: false });

test("the viewer's own side comes second", () => {
  const at = fighting();
  expect(sidesOf(at, FIGHT).map((side) => side.seat)).toEqual([1, 0]);
  expect(sidesOf({ ...at, seat: 1 }, FIGHT).map((side) => side.seat)).toEqual([0, 1]);
  expect(sidesOf(at, FIGHT)[0]).toMatchObject({ role: "leader", shooter: "sloane.1", studs: 2, draws: 1 });
});

test("the difference of the ranks is told once both hands are revealed", () => {
  const at = fighting();
  at.players = at.players.map((player, seat) => ({ ...player, draw_hand: hand(seat ? 7 : 4) }));
  expect(verdict(at, FIGHT)).toBeNull();
  expect(verdict(at, { ...FIGHT, revealed: true })).toEqual({ ranks: [7, 4], seat: 0, count: 3 });
  at.players = at.players.map((player) => ({ ...player, draw_hand: hand(4) }));
  expect(verdict(at, { ...FIGHT, revealed: true })).toMatchObject({ seat: null, count: 1 });
});

test("the stage opens when the posses stand, unless something elsewhere can be chosen", () => {
  const at = fighting();
  expect(opens(at)).toBe(true);
  expect(opens({ ...at, question: "posse" })).toBe(false);
  expect(opens(table())).toBe(false);
  expect(onStage(at, ["pass", "act:mustang.1", "play:hired-guns", "choose:sloane.1"])).toBe(true);
  expect(onStage(at, ["choose:tommy-harden.0"])).toBe(false);
  expect(onStage(at, ["choose:square"])).toBe(false);
});

test("the steps of a job", () => {
  const at = { ...table(), job: { seat: 1, card: "ambush", leader: "sloane.1", mark: "clyde-owens.0" } };
  const forming = { ...FIGHT, round: 0, mark: null };
  expect(stepOf({ ...at, shootout: forming, question: "posse" })).toBe("posse");
  expect(stepOf({ ...at, shootout: forming, question: "oppose" })).toBe("oppose");
  expect(stepOf({ ...at, shootout: FIGHT, question: "shootout" })).toBe("fight");
});

test("who sits where", () => {
  expect(rows(2, 1)).toEqual({ top: [0], bottom: [1], order: [0, 1] });
  expect(rows(3, 0)).toEqual({ top: [1, 2], bottom: [0], order: [1, 2, 0] });
  expect(rows(4, null)).toEqual({ top: [1, 2], bottom: [0, 3], order: [1, 2, 0, 3] });
});
