// The page's own words: the same messages in every language, none that a game would hide, and one for all that is said.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { variables } from "./variables";

const own = import.meta.glob<string>(["./*.ftl", "../replay/*.ftl"], {
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

function messages(text: string): Map<string, Set<string>> {
  const { body } = new FluentResource(text);
  return new Map(body.map((message) => [message.id, variables(message.value ?? "")]));
}
const text = (lang: string) => `${own[`./${lang}.ftl`]}\n${own[`../replay/${lang}.ftl`]}`;
const page = messages(text("en"));

test("both languages have the same messages with the same variables", () => {
  const other = messages(text("it"));
  expect([...other.keys()]).toEqual([...page.keys()]);
  for (const [key, names] of page) expect([key, other.get(key)]).toEqual([key, names]);
});

test("no game and no common text has a message of the same name", () => {
  for (const text of Object.values(theirs)) {
    const keys = messages(text);
    expect([...page.keys()].filter((key) => keys.has(key))).toEqual([]);
  }
});

test("every message that the shell says by name is there", () => {
  const known = new Set([...page.keys(), ...Object.values(theirs).flatMap((text) => [...messages(text).keys()])]);
  const said = Object.values(sources)
    .flatMap((text) => [...text.matchAll(/\b(?:text|parts)\("([\w-]+)"[,)]/g)])
    .map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});
