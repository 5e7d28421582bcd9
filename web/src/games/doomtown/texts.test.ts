// The board's words are there in both languages, and everything that the board says by name is somewhere.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { variables } from "../../text/variables";
import { CARD_NAMES, printed } from "./play/data";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const game = import.meta.glob<string>("$sixgun/games/doomtown/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function messages(files: Record<string, string>, lang: string): Map<string, Set<string>> {
  const texts = Object.entries(files).filter(([path]) => new RegExp(`[/_]${lang}\\.ftl$`).test(path));
  const { body } = new FluentResource(texts.map(([, text]) => text).join("\n"));
  return new Map(body.map((message) => [message.id, variables(message.value ?? "")]));
}

test("the same words in both languages, with the same variables", () => {
  const [english, italian] = [messages(own, "en"), messages(own, "it")];
  expect(english.size).toBeGreaterThan(100);
  expect([...italian.keys()]).toEqual([...english.keys()]);
  for (const [key, names] of english) expect([key, italian.get(key)]).toEqual([key, names]);
});

test.each(["en", "it"])("every message that the board says by name is there (%s)", (lang) => {
  const known = new Set([...messages(own, lang).keys(), ...messages(game, lang).keys()]);
  const said = Object.values(sources)
    .flatMap((text) => [...text.matchAll(/"((?:page|board|card)-[a-z-]*[a-z])"/g)])
    .map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(60);
  const made = CARD_NAMES.flatMap((card) => {
    const { kind, gang, keywords, plays } = printed(card);
    const when = kind === "action" ? plays.slice(0, 1).map((play) => "play-" + play) : [];
    return ["card-" + card, "kind-" + kind, "gang-" + gang, ...keywords.map((word) => "keyword-" + word), ...when];
  });
  const ranks = Array.from({ length: 11 }, (_, i) => `rank-${i + 1}`);
  expect([...new Set([...said, ...made, ...ranks])].filter((key) => !known.has(key))).toEqual([]);
});
