import { expect, test } from "vitest";
import { unfoldAsk } from "./unfold";

const msg = (key: string) => ({ key, args: {} });

test("options get their messages back, and share them", () => {
  const ask = unfoldAsk({
    question: "q",
    rule: "1",
    prompt: msg("prompt"),
    default: 0,
    options: [
      { pick: "a", path: [0, 1] },
      { pick: "b", path: [0], label: 2 },
      { pick: "c", path: [] },
    ],
    words: [msg("shoot"), msg("stable"), msg("all-of-b")],
  });
  expect(ask).toEqual({
    question: "q",
    rule: "1",
    prompt: msg("prompt"),
    default: 0,
    options: [
      { pick: "a", path: [msg("shoot"), msg("stable")] },
      { pick: "b", path: [msg("shoot")], label: msg("all-of-b") },
      { pick: "c", path: [] },
    ],
  });
  expect(ask.options[0]?.path[0]).toBe(ask.options[1]?.path[0]);
});
