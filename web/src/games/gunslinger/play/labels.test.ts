import { expect, test } from "vitest";
import { labelOf } from "./labels";

test.each([
  ["move:ahead-left", "pick-move", { to: "ahead-left" }],
  ["turn:back-right", "pick-turn", { to: "back-right" }],
  ["flip", "pick-flip-down", {}],
  ["draw:c45.1>gun-hand+cock", "pick-draw", { weapon: "c45.1", box: "gun-hand", hammer: "cocked" }],
  ["draw:mb.1>other-hand", "pick-draw", { weapon: "mb.1", box: "other-hand", hammer: "as-is" }],
  ["hammer:gun-hand+cock,other-hand+uncock", "pick-hammer", { hands: ["gun-hand-cocked", "other-hand-uncocked"] }],
  ["aim>the-kid", "pick-aim", { character: "the-kid" }],
  ["shoot>@f6", "pick-shoot-hex", { hex: "F6" }],
  ["nothing>the-kid", "pick-transfer", { character: "the-kid" }],
  ["nothing", "pick-nothing", {}],
  ["uncock", "pick-uncock", {}],
])("%s is said as %s", (pick, key, args) => {
  expect(labelOf(pick)).toEqual({ key, args });
});

test("somebody who lies gets up", () => {
  expect(labelOf("flip", true)).toEqual({ key: "pick-flip-up", args: {} });
});
