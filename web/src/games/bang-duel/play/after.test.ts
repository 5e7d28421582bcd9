import { expect, test } from "vitest";
import { after } from "./after";
import { table } from "./table.fixture";
import { named, placeOf, type Table } from "./view";

const end = table();
const hand = (t: Table, seat: number) => t.players[seat]?.hand.map((held) => held.card ?? held.back);
const card = { aimed: 0, place: null, at: null, character: null };

test("a card that is played leaves the hand, the own one by name, the other's by its back", () => {
  const own = after(table(), { event: "played", seat: 0, card: "missed.ls", ...card }, end);
  expect([hand(own, 0), own.discards]).toEqual([
    ["hat.lh", "missed.ls", "colt.od"],
    ["missed.ls", "wagon.lb"],
  ]);
  const other = after(table(), { event: "discarded", seat: 1, card: "knife.oh" }, end);
  expect([hand(other, 1), other.discards[0]]).toEqual([["law", "outlaw"], "knife.oh"]);
});

test("drawing takes from the own deck first, then from the common one", () => {
  const t = after(table(), { event: "drew", seat: 1, deck: 1, count: 2, backs: ["outlaw", "outlaw"] }, end);
  expect([t.players[1]?.deck, hand(t, 1)?.length]).toEqual([18, 5]);
  const common = after(
    { ...table(), common: 9 },
    { event: "drew", seat: 0, deck: 0, count: 1, cards: ["duel.oh"] },
    end,
  );
  expect([common.players[0]?.deck, common.common, hand(common, 0)?.includes("duel.oh")]).toEqual([19, 9, true]);
});

test("Equipment goes to its owner, and away again", () => {
  let t = after(table(), { event: "equipped", seat: 0, card: "hat.lh", place: 1, at: 0, character: "tex-killer" }, end);
  expect([placeOf(t, "tex-killer")?.gear, hand(t, 0)?.includes("hat.lh")]).toEqual([["barrel.ls", "hat.lh"], false]);
  t = after(t, { event: "stripped", seat: 0, card: "hat.oh", place: 2, at: 1, character: "pearl-hat" }, end);
  expect([placeOf(t, "pearl-hat")?.gear, t.discards[0]]).toEqual([[], "hat.oh"]);
  t = after(t, { event: "took-gear", seat: 1, card: "scope.lh", place: 0, at: 0, character: "jango" }, end);
  expect([placeOf(t, "jango")?.gear, hand(t, 1)?.includes("scope.lh")]).toEqual([[], true]);
  t = after(t, { event: "passed-on", seat: 1, place: 1, at: 0, character: "tex-killer" }, end);
  expect(placeOf(t, "tex-killer")?.gear).toEqual(["barrel.ls", "hat.lh", "dynamite.ob"]);
});

test("a shot is dodged with the Hat in play, another one lands", () => {
  const shot = { event: "shot", seat: 0, shooter: "jango", place: 2, target: 1, character: "pearl-hat", with: "colt" };
  const aimed = after(table(), shot, end);
  expect([aimed.hit?.shooter, aimed.hit?.place]).toEqual([0, 2]);
  const dodged = after(aimed, { event: "dodged", seat: 1, character: "pearl-hat", how: "hat", card: null }, end);
  expect([dodged.hit, placeOf(dodged, "pearl-hat")?.gear, dodged.discards[0]]).toEqual([null, [], "hat.oh"]);
  const landed = after(aimed, { event: "lost-life", seat: 1, character: "pearl-hat", life: 2, instead: null }, end);
  expect([landed.hit, placeOf(landed, "pearl-hat")?.life, landed.pool]).toEqual([null, 2, 6]);
});

test("somebody falls, and the next one takes the place; the marker does not move", () => {
  let t = after(table(), { event: "eliminated", seat: 1, character: "pearl-hat" }, end);
  expect([t.players[1]?.places[0], t.gone, t.discards[0]]).toEqual([null, ["pearl-hat"], "hat.oh"]);
  t = after(t, { event: "entered", seat: 1, character: "tom-thorn" }, end);
  expect(t.players[1]?.places[0]).toMatchObject({ place: 2, character: "tom-thorn", active: true });
  expect(t.players[1]?.reserve).toBe(0);
});

test("changing places, and being left alone", () => {
  const t = after(table(), { event: "swapped", seat: 0, character: "tex-killer" }, end);
  expect(t.players[0]?.places.map((place) => place?.active)).toEqual([false, true]);
  const fallen = after(table(), { event: "eliminated", seat: 0, character: "jango" }, end);
  const alone = after(fallen, { event: "alone", seat: 0, character: "tex-killer" }, end);
  expect(alone.players[0]?.places[1]).toMatchObject({ active: true, lone: true });
});

test("an event that nobody knows changes nothing, and nothing is ever changed in place", () => {
  const begin = table();
  expect(after(begin, { event: "whistled" }, end)).toBe(begin);
  after(begin, { event: "stolen", seat: 0, victim: 1, back: "law" }, end);
  expect(begin).toEqual(table());
});

test("cards of a hand keep their names while others come and go", () => {
  const keys = named(table().players[0]!.hand).map(({ key }) => key);
  expect(keys).toEqual(["hat.lh#1", "missed.ls#1", "missed.ls#2", "colt.od#1"]);
});
