// Every card and every character of the box has its picture, and no two characters look alike.
import { expect, test } from "vitest";
import { KIND_NAMES } from "./kinds";
import { LOOKS } from "./portraits";

const texts = import.meta.glob<string>("$sixgun/games/bang_duel/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = Object.values(texts)[0] ?? "";
const keys = (of: string) => [...text.matchAll(new RegExp(`^${of}-([a-z-]+) =`, "gm"))].map((match) => match[1] ?? "");

test("every character has a face of its own", () => {
  expect(Object.keys(LOOKS).sort()).toEqual(keys("character-text").sort());
  const faces = Object.values(LOOKS).map((look) => JSON.stringify(look));
  expect(new Set(faces).size).toBe(24);
});

test("every kind of card has its picture", () => {
  expect([...KIND_NAMES].sort()).toEqual(keys("card-text").sort());
});
