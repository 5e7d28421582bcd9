import { expect, test } from "vitest";
import type { Ask, Msg, Option } from "../net/types";
import { choices, trail } from "./choices";

const msg = (key: string): Msg => ({ key, args: {} });
const option = (pick: string, ...path: string[]): Option => ({ pick, label: msg(pick), path: path.map(msg) });
const options = [
  option("a", "move", "leave-x", "deck"),
  option("b", "move", "leave-x", "discards"),
  option("c", "move", "leave-y", "deck"),
  option("d", "shoot", "show-x", "at-1"),
  option("e", "story"),
];
const ask: Ask = { question: "action", rule: "", prompt: msg("?"), default: 2, options };
const said = (open: Option[]) => choices(ask, open).map((choice) => choice.labels.map((label) => label.key).join(" "));

test("the first step; what needs no further step is said in full", () => {
  expect(said(options)).toEqual(["move", "d", "e"]);
  expect(choices(ask, options).map((choice) => choice.usual)).toEqual([true, false, false]);
});
test("the next step, where the paths part", () => {
  const move = options.slice(0, 3);
  expect(said(move)).toEqual(["leave-x", "leave-y deck"]);
  expect(trail(move).map((step) => step.key)).toEqual(["move"]);
});
test("a step with one way to go is not asked", () => {
  expect(said(options.slice(0, 2))).toEqual(["deck", "discards"]);
  expect(trail(options.slice(0, 2)).map((step) => step.key)).toEqual(["move", "leave-x"]);
});
test("every option is in exactly one choice", () => {
  expect(choices(ask, options).flatMap((choice) => choice.options.map((one) => one.pick))).toEqual(["a", "b", "c", "d", "e"]);
});
test("a single option is said in full", () => {
  const only: Option = { pick: "x", path: [msg("grit")] };
  expect(choices({ ...ask, options: [only], default: 0 }, [only]).map((choice) => choice.labels)).toEqual([[msg("grit")]]);
});
test("off the way of the usual option, the end of what was laid is what Enter chooses", () => {
  const laid = [option("p", "draw", "menu-done"), option("q", "draw", "turn", "menu-done"), option("r", "draw", "run", "menu-done")];
  const asked: Ask = { ...ask, options: [option("s", "menu-done"), ...laid], default: 0 };
  expect(choices(asked, laid).map((choice) => choice.usual)).toEqual([true, false, false]);
  expect(choices({ ...asked, default: 2 }, laid).map((choice) => choice.usual)).toEqual([false, true, false]);
});
