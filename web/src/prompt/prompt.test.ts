import { expect, test } from "vitest";
import { sureness } from "./hint";
import { Prompt } from "./prompt.svelte";

const option = (pick: string, ...path: string[]) => ({ pick, path: path.map((key) => ({ key, args: {} })) });
const ask = {
  question: "action",
  rule: "",
  prompt: { key: "?", args: {} },
  default: 0,
  options: [option("a", "move", "x"), option("b", "move", "y"), option("c", "shoot", "x"), option("d", "shoot", "y")],
};
const known = { sure: 0.6, share: 0.4, only: false, rival: "", rival_share: 0, usual: true, reason: null };
const hint = (pick: string) => ({ pick, ...known });

test("how sure a hint is, in four steps", () => {
  expect([1, 0.9, 0.8, 0.7, 0.5, 0.49, 0].map(sureness)).toEqual([
    "very",
    "very",
    "quite",
    "quite",
    "hardly",
    "torn",
    "torn",
  ]);
});

test("a hint keeps the steps that lead to it, undoes others, and goes with its question", () => {
  const prompt = new Prompt(() => {});
  prompt.put(ask);
  prompt.choose(1);
  expect(prompt.advise(hint("d"))).toBe(true);
  expect(prompt.canGoBack).toBe(true);
  expect(prompt.advise(hint("a"))).toBe(true);
  expect(prompt.canGoBack).toBe(false);
  expect(prompt.choices.map((choice) => choice.options.some(({ pick }) => pick === prompt.hint?.pick))).toEqual([true, false]);
  prompt.put({ ...ask });
  expect(prompt.hint?.pick).toBe("a");
  prompt.put({ ...ask, question: "other" });
  expect(prompt.hint).toBe(null);
  expect(prompt.advise(hint("elsewhere"))).toBe(false);
});

test("what costs something for good is asked once when it is touched, and not when its button is pressed", () => {
  const picked: string[] = [];
  const prompt = new Prompt((pick) => picked.push(pick));
  const grave = { ...ask, options: [...ask.options, { ...option("e", "release", "x"), grave: true }] };
  const touch = () => prompt.narrow((pick) => pick === "e");
  prompt.put(grave);
  touch();
  expect([prompt.sure, picked, prompt.open.map(({ pick }) => pick)]).toEqual([true, [], ["e"]]);
  prompt.back();
  expect([prompt.sure, prompt.open.length]).toEqual([false, 5]);
  touch();
  touch();
  expect(picked).toEqual(["e"]);
  prompt.put({ ...grave, question: "again" });
  prompt.choose(2);
  expect(picked).toEqual(["e", "e"]);
  prompt.put({ ...grave, question: "another" });
  prompt.narrow((pick) => pick === "d");
  expect(picked).toEqual(["e", "e", "d"]);
});
