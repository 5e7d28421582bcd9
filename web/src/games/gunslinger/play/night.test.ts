import { expect, test } from "vitest";
import { ranked } from "./night";

test("the highest sum of a night comes first, and equal ones by seat", () => {
  expect(ranked(["4", "-7/2", "2", "0"], ["8", "-7/2", "8", "-4"])).toEqual([
    { seat: 0, now: "4", sum: "8" },
    { seat: 2, now: "2", sum: "8" },
    { seat: 1, now: "−7/2", sum: "−7/2" },
    { seat: 3, now: "0", sum: "−4" },
  ]);
});
