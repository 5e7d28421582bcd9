import { expect, test } from "vitest";
import { Ground } from "../map/hexes";
import { meant, subjectOf, things, type Scene } from "./picks";
import { SIDES } from "./data";
import { again, exactly, laid, sidesFor, withCard } from "./plan";
import type { Action } from "./view";
import { ask, option, planned, table, weapon } from "./table.fixture";

const ground = new Ground(["A"]);
const declaring = (action: string, more: Partial<Scene> = {}): Scene => ({
  table: table(),
  ground,
  ask: ask("declare", { action }),
  laid: [],
  ...more,
});

// The Marshal is in F3 and faces south.
test.each([
  ["move:straight-ahead", ["hex:F4"]],
  ["move:ahead-left", ["hex:G4"]],
  ["move:straight-back", ["hex:F2"]],
  ["turn:ahead-right", ["facing:sw"]],
  ["flip", ["character:marshal"]],
  ["draw:c45.1>other-hand+uncock", ["weapon:c45.1", "box:other-hand"]],
  ["hammer:gun-hand+cock,other-hand+uncock", ["box:gun-hand", "box:other-hand"]],
  ["uncock", ["weapon:c45.1"]],
  ["load", []],
  ["drop:gun-hand", ["box:gun-hand"]],
  ["let-go:other-hand", ["box:other-hand"]],
  ["aim>the-kid", ["character:the-kid"]],
  ["shoot>@f6", ["hex:F6"]],
  ["aim>@c14*", ["hex:C14*"]],
  ["nothing>the-kid", ["character:the-kid"]],
  ["nothing", []],
  ["aim-at-hex", []],
  ["bullseye:vital", ["location:vital"]],
  ["reshuffle", []],
  ["surrender", []],
  ["yes", []],
])("%s is about %j", (pick, found) => {
  expect(things(pick, declaring("advance"))).toEqual(found);
});

test("what both hands hold is what is loaded; the edge of the map has no hex", () => {
  const held = table({ weapons: [weapon("w44.1", { character: "marshal", box: "both-hands", hands: 2 })] });
  expect(things("load", declaring("load", { table: held }))).toEqual(["weapon:w44.1"]);
  const [marshal, kid] = table().characters;
  const away = table({ characters: [{ ...marshal!, hex: "F0", facing: "n" }, kid!] });
  expect(things("move:straight-ahead", declaring("advance", { table: away }))).toEqual(["off:n"]);
});

test("where a hit pushes or turns somebody is seen from them", () => {
  const pushed = ask("long", { character: "the-kid", turning: 0 });
  expect(things("long:se", declaring("", { ask: pushed }))).toEqual(["hex:G10"]);
  const spun = ask("long", { character: "the-kid", turning: 1 });
  expect(things("long:se", declaring("", { ask: spun }))).toEqual(["facing:se"]);
});

const plans = ask("plan", { free: 5 }, [
  planned("plan:none"),
  planned("plan:1f", "advance"),
  planned("plan:1f+2f", "advance", "run"),
  planned("plan:1f+3b", "advance", "turn"),
  planned("plan:2f+1f", "run", "advance"),
  planned("plan:5f+6f", "cock-aim-shoot", "cock-aim-shoot"),
  option("surrender"),
]);

test("a stack is laid card by card", () => {
  const all = plans.options.map(({ pick }) => pick);
  expect(laid(plans, all)).toEqual([]);
  expect(laid(plans, ["plan:1f", "plan:1f+2f", "plan:1f+3b"])).toEqual([{ action: "advance", time: 2 }]);
  expect(laid(plans, ["plan:2f+1f"]).map((card) => card.action)).toEqual(["run", "advance"]);
  expect(laid(null, [])).toEqual([]);
  expect([exactly(plans, []), exactly(plans, [{ action: "run", time: 1 }])]).toEqual(["plan:none", null]);
});

test("the next card of each stack that is still open can be touched", () => {
  const scene: Scene = { table: table(), ground, ask: plans, laid: [{ action: "advance", time: 2 }] };
  expect(plans.options.map(({ pick }) => things(pick, scene))).toEqual([
    [],
    ["done"],
    ["action:run"],
    ["action:turn"],
    [],
    [],
    [],
  ]);
});

test("cards with two sides are used once where that is possible", () => {
  const usual = (action: string) => ({ action, time: SIDES.find((side) => side.action === action)?.time }) as Action;
  const sides = (...actions: string[]) => sidesFor(actions.map(usual)).map(({ side }) => side);
  expect(sides("cock-aim-shoot", "get-up-down")).toEqual(["6f", "5b"]);
  expect(sides("sprint", "turn", "leap-drop")).toEqual(["3f", "3b", "4b"]);
  expect(sides("sprint", "sprint")).toEqual(["3f", "4f"]);
  expect(withCard([{ action: "advance", time: 2 }], "back-up")).toBe("plan:1f+1b");
});

test("what somebody had in mind who touches what cannot be", () => {
  const kid = declaring("shoot");
  expect(meant("character:the-kid", kid)).toBe("shoot>the-kid");
  expect(meant("character:the-kid", declaring("cock-aim-shoot"))).toBe("shoot>the-kid");
  expect(meant("character:marshal", kid)).toBeNull();
  expect(meant("hex:F2", declaring("advance"))).toBe("move:straight-back");
  expect(meant("facing:n", declaring("turn"))).toBe("turn:straight-back");
  expect(meant("hex:F9", declaring("advance"))).toBeNull();
  expect(meant("weapon:c45.2", declaring("draw-and-cock"))).toBe("draw:c45.2>gun-hand+cock");
  expect(meant("action:load", declaring("", { ask: plans }))).toBe("plan:8f");
  expect(meant("action:load", kid)).toBeNull();
});

test("whom a question is about: the one it names, but not the one who wants to take a gun", () => {
  const t = table({ subject: "the-kid" });
  expect(subjectOf(t, ask("bullseye", { character: "marshal" }))?.character).toBe("marshal");
  expect(subjectOf(t, null)?.character).toBe("the-kid");
});

test("the cards of the last turn once more, if they may be chosen", () => {
  const choice = ask("plan", {}, [planned("plan:1f+2f", "advance", "run"), planned("plan:1f", "advance"), option("surrender")]);
  expect(again(choice, ["advance", "run"])).toBe("plan:1f+2f");
  expect(again(choice, ["advance"])).toBe("plan:1f");
  expect(again(choice, ["run"])).toBeNull();
  expect(again(choice, [])).toBeNull();
});
