import { expect, test } from "vitest";
import type { Ask } from "../net/types";
import { keyOf } from "./keys";
import { Prompt } from "./prompt.svelte";

function asked(count: number): { prompt: Prompt; picked: string[] } {
  const picked: string[] = [];
  const prompt = new Prompt((pick) => picked.push(pick));
  const options = Array.from({ length: count }, (_, i) => ({ pick: `pick:${i}`, path: [] }));
  prompt.put({ seat: 0, question: "q", rule: "", prompt: { key: "k", args: {} }, options, default: 0 } as unknown as Ask);
  return { prompt, picked };
}

test("up to nine options have a key each, more have two", () => {
  expect(keyOf(8, 9)).toBe("9");
  expect(keyOf(0, 10)).toBe("01");
  expect(keyOf(16, 17)).toBe("17");
});

test("every option is reached by its keys", () => {
  for (const count of [1, 9, 10, 17, 43]) {
    const { prompt, picked } = asked(count);
    for (let i = 0; i < count; i++) for (const digit of keyOf(i, count)) prompt.digit(digit);
    expect(picked).toEqual(Array.from({ length: count }, (_, i) => `pick:${i}`));
  }
});

test("a digit that begins no number is forgotten", () => {
  const { prompt, picked } = asked(12);
  prompt.digit("5");
  expect(prompt.typed).toBe("");
  prompt.digit("1");
  expect(prompt.typed).toBe("1");
  prompt.digit("9");
  expect([prompt.typed, ...picked]).toEqual([""]);
});
