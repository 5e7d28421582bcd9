// The page's own words: the same messages in every language, none that a game would hide, and one for all that is said.
import { expect, test } from "vitest";
import { expectTheSame, messagesIn, messagesOf } from "./messages.fixture";

const own = import.meta.glob<string>(["./*.ftl", "../replay/*.ftl", "../learn/*.ftl", "../rules/*.ftl", "../me/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const theirs = import.meta.glob<string>(["$sixgun/text/en.ftl", "$sixgun/games/*/text/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../games/*/**", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const page = messagesIn(own, "en");

test("both languages have the same messages with the same variables", () => {
  expectTheSame(page, messagesIn(own, "it"));
});

test("no game and no common text has a message of the same name", () => {
  for (const text of Object.values(theirs)) {
    const keys = messagesOf(text);
    expect([...page.keys()].filter((key) => keys.has(key))).toEqual([]);
  }
});

test("every message that the shell says by name is there", () => {
  const known = new Set([...page.keys(), ...Object.values(theirs).flatMap((text) => [...messagesOf(text).keys()])]);
  const said = Object.values(sources)
    .flatMap((text) => [...text.matchAll(/\b(?:text|parts)\("([\w-]+)"[,)]/g)])
    .map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});
