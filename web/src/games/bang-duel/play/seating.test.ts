import { expect, test } from "vitest";
import { called, facing, targets } from "./seating";
import { table } from "./table.fixture";
import { placeAt, type Place } from "./view";

const names = (places: Place[]) => places.map((place) => place.character);

test("the viewer's side is at the bottom; a spectator looks over the first player's shoulder", () => {
  expect(facing(1)).toEqual({ top: 0, bottom: 1 });
  expect(facing(0)).toEqual({ top: 1, bottom: 0 });
  expect(facing(null)).toEqual({ top: 1, bottom: 0 });
});

test("targets are seen from the seat that picks", () => {
  expect(names(targets(table(), 0, "front"))).toEqual(["pearl-hat"]);
  expect(names(targets(table(), 0, "rear"))).toEqual(["toco-ramirez"]);
  expect(names(targets(table(), 1, "my-rear"))).toEqual(["toco-ramirez"]);
  expect(names(targets(table(), 1, "theirs"))).toEqual(["jango", "tex-killer"]);
  expect(names(targets(table(), 1, "hand-law"))).toEqual([]);
});

test("a lone character stands in front, and nobody in the rear", () => {
  const lone = table();
  lone.players[1]!.places[1] = null;
  expect(names(targets(lone, 0, "front"))).toEqual(["pearl-hat"]);
  expect(names(targets(lone, 0, "rear"))).toEqual([]);
});

test("how a seat calls a place", () => {
  const calledBy = (seat: number) => [0, 1, 2, 3].map((at) => called(seat, placeAt(table(), at)!));
  expect(calledBy(0)).toEqual(["my-front", "my-rear", "front", "rear"]);
  expect(calledBy(1)).toEqual(["front", "rear", "my-front", "my-rear"]);
});
