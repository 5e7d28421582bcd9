import { expect, test } from "vitest";
import { meant, parse, sources, things } from "./picks";
import { table } from "./table.fixture";

test("picks are taken apart", () => {
  expect(parse("move:sloane.1>square")).toEqual({ verb: "move", first: "sloane.1", second: "square" });
  expect(parse("act:shadow-walk.0/1")).toEqual({ verb: "act", first: "shadow-walk.0", ability: 1 });
  expect(parse("pass")).toEqual({ verb: "pass" });
});

test.each([
  ["pass", []],
  ["move:sloane.1>square", ["card:sloane.1", "card:square"]],
  ["call-out:sloane.1>clyde-owens.0", ["card:sloane.1", "card:clyde-owens.0"]],
  ["shop:pony-express>left", ["card:pony-express", "end:left"]],
  ["shop:peacemaker>clyde-owens.0", ["card:peacemaker", "card:clyde-owens.0"]],
  ["act:mustang.1.1", ["card:mustang.1.1"]],
  ["choose:seat-1", ["seat:1"]],
  ["invite:seat-2", ["seat:2"]],
  ["choose:sloane", ["card:sloane", "drawn:sloane", "pile:sloane"]],
  ["choose:square", ["card:square"]],
  ["redraw:sloane", ["drawn:sloane"]],
  ["drop:sloane", ["drawn:sloane"]],
  ["name:10H", ["name:10H"]],
  ["pay:3", []],
  ["either:1", []],
  ["ace:sloane.1", ["card:sloane.1"]],
])("the things of %s", (pick, expected) => {
  expect(things(pick)).toEqual(expected);
});

test("who acts is told from whom something is done to", () => {
  const found = sources(["pass", "move:clyde-owens.0>square", "shop:peacemaker>clyde-owens.0"]);
  expect([...found]).toEqual(["card:clyde-owens.0", "card:peacemaker"]);
});

test.each([
  ["card:tommy-harden.0", "noon", "move:tommy-harden.0>square"],
  ["card:sloane.1", "noon", "call-out:clyde-owens.0>sloane.1"],
  ["card:sloane.1", "shooter", "shooter:sloane.1"],
  ["card:pony-express.0", "noon", "act:pony-express.0"],
  ["card:hired-guns", "noon", "play:hired-guns"],
  ["card:peacemaker", "noon", "shop:peacemaker>clyde-owens.0"],
  ["card:auto-revolver", "noon", "invent:auto-revolver>clyde-owens.0"],
  ["card:blake-ranch", "noon", "shop:blake-ranch"],
  ["card:joker-red", "shootout", "play:joker-red"],
  ["card:peacemaker", "sundown", "discard:peacemaker"],
  ["drawn:sloane", "keep", "drop:sloane"],
  ["card:square", "noon", null],
  ["card:peacemaker", "shooter", null],
])("touching %s when %s is asked means %s", (thing, question, pick) => {
  expect(meant(thing, question, table(), 0)).toBe(pick);
});
