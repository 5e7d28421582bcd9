import { expect, test } from "vitest";
import { Ground, HIGH, SIDE, turned, WAYS } from "./hexes";

/** Every nth name, as a sample that does not take long. */
const every = (names: string[], nth: number) => names.filter((_, i) => i % nth === 0);

// Counts and sums taken from the engine's own maps, over names, neighbours, marks of halves and parts, zones, distances.
test.each([
  [["A"], 137, 162732, 34, 0, 1249, 3593],
  [["C"], 147, 216259, 34, 19, 1412, 3872],
  [["A", "B"], 262, 321247, 44, 0, 4363, 17990],
  [["BB", "AA", "DD", "CC"], 548, 764372, 68, 67, 18422, 106277],
  [["A", "B", "C"], 404, 534595, 68, 19, 10023, 55143],
])("the map %j is the engine's", (boards, size, sum, halves, parts, zones, distances) => {
  const ground = new Ground(boards);
  const cells = [...ground.cells.values()];
  const names = cells.map((cell) => cell.name);
  expect([cells.length, cells.filter((c) => c.half).length, cells.filter((c) => c.divided).length]).toEqual([
    size,
    halves,
    parts,
  ]);
  const rows = cells.map((cell) => {
    const beside = WAYS.map((way) => ground.neighbour(cell.name, way) ?? "-").join(",");
    return `${cell.name}:${beside}${cell.half ? "h" : ""}${cell.divided ? "d" : ""}`;
  });
  expect([...rows.join("\n")].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)).toBe(sum);
  const pairs = every(names, 7).flatMap((a) => every(names, 5).map((b) => [a, b] as const));
  expect(pairs.reduce((total, [a, b]) => total + ground.distance(a, b), 0)).toBe(distances);
  const seen = pairs.flatMap(([a, b]) => WAYS.filter((way) => ground.inZone(a, way, b)));
  expect(seen.length).toBe(zones);
});

test("hexes lie where they are drawn: neighbours touch, halves end at the edge", () => {
  const ground = new Ground(["C"]);
  const [f15, f16, g16] = ["F15", "F16", "G16"].map((name) => ground.cell(name)?.at ?? { x: 0, y: 0 });
  expect([f16!.y - f15!.y, f16!.x - f15!.x]).toEqual([expect.closeTo(HIGH), 0]);
  expect([g16!.x - f15!.x, g16!.y - f15!.y]).toEqual([expect.closeTo(1.5 * SIDE), expect.closeTo(HIGH / 2)]);
  const [sheet] = ground.sheets;
  for (const cell of ground.cells.values())
    for (const { x, y } of cell.outline) {
      expect(x).toBeGreaterThanOrEqual(sheet!.left - 0.01);
      expect(y).toBeLessThanOrEqual(sheet!.bottom + 0.01);
    }
  const [north, south] = [ground.cell("C14"), ground.cell("C14*")];
  expect(north!.at.y).toBeLessThan(south!.at.y);
});

test("turning goes clockwise", () => {
  expect([turned("nw", 1), turned("n", -1), turned("s", 3)]).toEqual(["n", "nw", "n"]);
});
