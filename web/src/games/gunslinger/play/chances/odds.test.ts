import { expect, test } from "vitest";
import { LOCATIONS, type Status } from "../data";
import { chances } from "./odds";

const ALL = Array.from({ length: 108 }, (_, i) => i + 1);
/** As if these had been drawn since the last shuffle. */
const REST = ALL.filter((card) => card >= 60 && card !== 104);

// What `sixgun odds gunslinger --range .. --aim .. --target ..` says, without and with cards seen.
test.each<[range: number, aim: number, status: Status[], full: number[], rest: number[], by: number[]]>([
  [6, 7, [], [24, 4, 5], [11, 0, 4], [4, 2, 2, 3, 4, 2, 2, 1]],
  [6, 7, ["move", "down"], [10, 3, 5], [3, 0, 4], [1, 0, 0, 2, 2, 0, 1, 1]],
  [0, 3, ["run"], [59, 18, 5], [17, 3, 4], [2, 3, 3, 10, 11, 6, 5, 1]],
  [12, 11, ["down"], [3, 0, 5], [1, 0, 4], [1, 0, 0, 1, 1, 0, 0, 0]],
  [3, 5, ["run", "down"], [24, 5, 5], [8, 2, 4], [1, 2, 2, 4, 6, 3, 0, 1]],
  [6, 0, [], [0, 0, 5], [0, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0]],
])("range %i, aim time %i, %j", (range, aim, status, full, rest, by) => {
  const told = (unseen: number[]) => {
    const odds = chances(unseen, aim, range, status);
    return [odds.settling, odds.hit, odds.bullseye, odds.misfire];
  };
  expect(told(ALL)).toEqual([105, ...full]);
  expect(told(REST)).toEqual([45, ...rest]);
  const { hits } = chances(ALL, aim, range, status);
  expect(LOCATIONS.map((location) => hits.get(location) ?? 0)).toEqual(by);
});

test("with nothing left to draw, all cards are shuffled again", () => {
  expect(chances([], 7, 6, [])).toEqual(chances(ALL, 7, 6, []));
  expect(chances([101, 102], 7, 6, [])).toEqual(chances(ALL, 7, 6, []));
});
