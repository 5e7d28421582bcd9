// The board's words are there in both languages, and everything that the board says by name is among them.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { variables } from "../../text/variables";

const files = import.meta.glob<string>("$sixgun/games/bang_duel/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function messages(lang: string): Map<string, Set<string>> {
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? "";
  const { body } = new FluentResource(text);
  return new Map(body.map((message) => [message.id, variables(message.value ?? "")]));
}

test("the same words in both languages", () => {
  const [english, italian] = [messages("en"), messages("it")];
  const own = [...english.keys()].filter((key) => key.startsWith("page-"));
  expect(own.length).toBeGreaterThan(30);
  for (const key of own) expect([key, italian.get(key)]).toEqual([key, english.get(key)]);
});

test("every message that the board says by name is there", () => {
  const known = messages("en");
  const said = Object.values(sources)
    .flatMap((text) => [...text.matchAll(/"((?:page|card|side)-[a-z-]*[a-z])"/g)])
    .map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(25);
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
});
