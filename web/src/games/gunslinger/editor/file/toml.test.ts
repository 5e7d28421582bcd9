import { expect, test } from "vitest";
import type { Args } from "../../../../net/types";
import { written } from "./toml";

test("figures first, then a section for each table", () => {
  const data: Args = {
    showdown: 1,
    name: 'The "Last" Stand\\\n\u007f',
    set_up: [
      { character: "marshal", weapons: { "both-hands": [{ weapon: "W44", rounds: 9, cocked: true }] } },
      { character: "the-kid", down: null, weapons: {} },
    ],
    sides: [["marshal"], ["the-kid"]],
    bonus_points: { money_bag: -3, extra: [{ for: "survive", points: 2 }, { "odd key": [] }] },
  };
  expect(written(data)).toBe(
    [
      "showdown = 1",
      'name = "The \\"Last\\" Stand\\\\\\n\\u007f"',
      'sides = [["marshal"], ["the-kid"]]',
      "",
      "[[set_up]]",
      'character = "marshal"',
      'weapons = { both-hands = [{ weapon = "W44", rounds = 9, cocked = true }] }',
      "",
      "[[set_up]]",
      'character = "the-kid"',
      "weapons = {}",
      "",
      "[bonus_points]",
      "money_bag = -3",
      "extra = [",
      '  { for = "survive", points = 2 },',
      '  { "odd key" = [] },',
      "]",
      "",
    ].join("\n"),
  );
});

test("half characters, which no file can hold, are replaced", () => {
  expect(written({ name: "a\ud800b" })).toBe('name = "a\ufffdb"\n');
});
