import { expect, test } from "vitest";
import { linked } from "./chat-links";

test("only addresses of our own become links", () => {
  const here = "https://saloon.example";
  expect(linked(`come to ${here}/t/abc`, here)).toEqual([{ text: "come to " }, { text: `${here}/t/abc`, href: "/t/abc" }]);
  expect(linked("https://elsewhere.example/t/abc", here)).toEqual([{ text: "https://elsewhere.example/t/abc" }]);
  expect(linked(`${here}.evil.example/t/abc`, here)).toEqual([{ text: `${here}.evil.example/t/abc` }]);
});
