import { beforeAll, expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { Ground, HIGH } from "./hexes";

const ground = new Ground(["A"]);
const spots = ["F3", "F9"].map((name) => ground.cell(name)!.at);

beforeAll(() => {
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("requestAnimationFrame", () => 1);
});

function camera(width = 390, height = 420): Camera {
  const made = new Camera();
  made.over(ground);
  Object.assign(made, { width, height });
  made.fit(spots);
  return made;
}

test("at first everybody can be seen, in the middle", () => {
  const made = camera();
  expect(made.shows(spots)).toBe(true);
  const [first, last] = spots.map((spot) => made.at(spot));
  expect([first!.x, first!.y + last!.y]).toEqual([expect.closeTo(195), expect.closeTo(420)]);
  expect(made.free).toBe(true);
});

test("zooming keeps what is under the finger, within limits", () => {
  const made = camera();
  made.zoom(1.5, { x: 195, y: 100 });
  const before = made.at(spots[0]!);
  made.zoom(1.2, before);
  expect(made.at(spots[0]!)).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) });
  for (let i = 0; i < 20; i++) made.zoom(2);
  expect(made.scale * HIGH).toBeCloseTo(170);
  for (let i = 0; i < 20; i++) made.zoom(0.5);
  expect(made.shows([...ground.cells.values()].filter((cell) => !cell.half).map((cell) => cell.at))).toBe(true);
  expect(made.free).toBe(false);
});

test("the map cannot be dragged off the screen", () => {
  const made = camera();
  made.pan(-100000, 0);
  const edge = made.at({ x: ground.sheets[0]!.right, y: 0 }).x;
  expect(edge).toBeGreaterThan(250);
  expect(edge).toBeLessThanOrEqual(390);
});

test("nobody stands under what covers the corner, if there is room beside it", () => {
  const made = camera(700, 500);
  made.cover = { width: 360, height: 250 };
  made.fit(spots);
  const [first, last] = spots.map((spot) => made.at(spot));
  expect(last!.x).toBeGreaterThan(360);
  expect([first!.x, last!.y]).toEqual([expect.closeTo(last!.x), expect.closeTo(500 - first!.y)]);
});

test("it comes nearer only where that is worth while, and glides there", () => {
  const made = camera(700, 500);
  expect(made.far(spots)).toBe(false);
  const all = made.scale;
  made.zoom(0.7);
  expect(made.far(spots)).toBe(true);
  const before = made.scale;
  made.glide(() => made.fit(spots), 300);
  expect(made.scale).toBeLessThan(all);
  expect(made.scale).toBeGreaterThanOrEqual(before);
  made.glide(() => made.fit(spots), 0);
  expect(made.scale).toBeCloseTo(all);
});
