import { expect, test } from "vitest";
import type { Summary } from "../../net/types";
import { scores } from "./my-record";

function table(bots: (string | null)[], winners: number[], more: Partial<Summary> = {}): Summary {
  const seats = [{ name: "Ann", bot: null, person: true }, ...bots.map((bot) => ({ name: "x", bot, person: bot === null }))];
  return { game: "bang-duel", over: true, yours: [0], winners, seats, ...more } as unknown as Summary;
}

test("results are counted by game and by the level of the bots", () => {
  const played = [
    table(["easy"], [0]),
    table(["easy"], [1]),
    table(["easy"], [0, 1]),
    table(["hard"], [0]),
    table([null], [0]),
    table(["easy", "hard"], [2]),
    table(["easy"], [0], { over: false }),
    table(["easy"], [0], { yours: [0, 1] }), // everybody at one screen
    table(["easy"], []),
  ];
  const by = scores(played).map(({ level, won, drawn, lost }) => [level, won, drawn, lost]);
  expect(by).toEqual([
    ["", 1, 0, 0],
    ["easy", 1, 1, 1],
    ["hard", 1, 0, 0],
    ["mixed", 0, 0, 1],
  ]);
});
