import { expect, test } from "vitest";
import { after } from "./after";
import { dude, FIGHT, table } from "./table.fixture";
import { dudeOf, type Table } from "./view";

const step = (event: Record<string, never> | object, end: Table = table(), from: Table = table()) =>
  after(from, event as never, end);

test("dudes move, boot and go home", () => {
  const moved = step({ event: "moved", card: "clyde-owens.0", place: "pony-express.0", booted: 1 });
  expect(dudeOf(moved, "clyde-owens.0")).toMatchObject({ place: "pony-express.0", booted: true });
  const home = step({ event: "home-booted", card: "sloane.1" });
  expect(dudeOf(home, "sloane.1")).toMatchObject({ place: "the-sloane-gang.1", booted: true });
  expect(dudeOf(step({ event: "booted", card: "mustang.1" }), "sloane.1")?.gear[0]?.booted).toBe(true);
});

test("what leaves play lies on its owner's pile", () => {
  const aced = step({ event: "casualty", card: "sloane.1", how: "ace" });
  expect(dudeOf(aced, "sloane.1")).toBeUndefined();
  expect(aced.players[1]?.boot_hill).toEqual(["sloane"]);
  const closed = step({ event: "discarded", card: "pony-express.0" });
  expect(closed.players[0]?.street).toEqual(["law-dogs.0"]);
  expect(closed.players[0]?.discards).toEqual(["pony-express"]);
});

test("what is bought comes from the hand, and is paid", () => {
  const end = table();
  end.dudes.push(dude("philip-swinford.0", "law-dogs.0"));
  const bought = step({ event: "shopped", seat: 0, card: "philip-swinford.0", cost: 3 }, end);
  expect(dudeOf(bought, "philip-swinford.0")?.place).toBe("law-dogs.0");
  expect(bought.players[0]).toMatchObject({ stash: 2, hand_count: 1 });
});

test("goods go to whoever carries them in the end", () => {
  const end = table();
  const gear = { id: "peacemaker.0", card: "peacemaker", booted: false, used: 0, traded: false };
  end.dudes[0]?.gear.push(gear);
  const armed = step({ event: "attached", card: "peacemaker.0", to: "clyde-owens.0" }, end);
  expect(dudeOf(armed, "clyde-owens.0")?.gear).toEqual([gear]);
});

test("hands are drawn in secret and revealed", () => {
  const drawn = step({ event: "drew-hand", seat: 1, count: 6 });
  expect(drawn.players[1]?.draw_hand).toMatchObject({ count: 6, cards: [], rank: null });
  const faces = ["sloane", "joker-red"];
  const shown = step({ event: "revealed", seat: 1, rank: 2, cheatin: 0, faces });
  expect(shown.players[1]?.draw_hand).toMatchObject({
    rank: 2,
    cheatin: false,
    cards: [
      { card: "sloane", as: "KS" },
      { card: "joker-red", as: null },
    ],
  });
});

test("a shootout begins with posses and leaves nothing behind", () => {
  const end = { ...table(), shootout: FIGHT };
  const posse = step({ event: "posse", seat: 1, side: 1, cards: ["sloane.1"] }, end);
  expect(dudeOf(posse, "sloane.1")?.posse).toBe(1);
  const fight = step({ event: "shootout", place: "square" }, end, posse);
  expect(fight.shootout).toEqual(FIGHT);
  const over = step({ event: "shootout-over" }, table(), fight);
  expect([over.shootout, dudeOf(over, "sloane.1")?.posse]).toEqual([null, 0]);
});

test("ghost rock changes hands", () => {
  const took = step({ event: "took", seat: 0, from: 1, amount: 2 });
  expect(took.players.map((player) => player.stash)).toEqual([7, 3]);
  expect(step({ event: "ante", seat: 0, loan: 1 }).players[0]?.stash).toBe(5);
  expect(step({ event: "nothing-known" })).toEqual(table());
});
