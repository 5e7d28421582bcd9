// The board's words are there in both languages, and everything that the board says by name is somewhere.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { variables } from "../../text/variables";
import { CARDS } from "./play/data";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const game = import.meta.glob<string>("$sixgun/games/gunslinger/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./editor/**", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function messages(files: Record<string, string>, lang: string): Map<string, Set<string>> {
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? "";
  const { body } = new FluentResource(text);
  return new Map(body.map((message) => [message.id, variables(message.value ?? "")]));
}

test("the same words in both languages, with the same variables", () => {
  const [english, italian] = [messages(own, "en"), messages(own, "it")];
  expect(english.size).toBeGreaterThan(70);
  expect([...italian.keys()]).toEqual([...english.keys()]);
  for (const [key, names] of english) expect([key, italian.get(key)]).toEqual([key, names]);
});

test.each(["en", "it"])("every message that the board says by name is there (%s)", (lang) => {
  const known = new Set([...messages(own, lang).keys(), ...messages(game, lang).keys()]);
  const said = Object.values(sources)
    .flatMap((text) => [...text.matchAll(/"((?:page|pick|board|box|odds|location|status)-[a-z-]*[a-z])"/g)])
    .map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(60);
  const made = CARDS.flat().flatMap(({ action }) => ["action-" + action, "action-text-" + action]);
  expect([...new Set([...said, ...made])].filter((key) => !known.has(key))).toEqual([]);
});
