// The board's words are there in both languages, and everything that the board says by name is among them.
import { expect, test } from "vitest";
import { messagesIn, namedIn, testWhatIsSaid } from "../../text/messages.fixture";

const files = import.meta.glob<string>("$sixgun/games/bang_duel/text/*.ftl",
  { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"],
  { query: "?raw", import: "default", eager: true });

test("the same words in both languages", () => {
  const [english, italian] = [messagesIn(files, "en"), messagesIn(files, "it")];
  const own = [...english.keys()].filter((key) => key.startsWith("page-"));
  expect(own.length).toBeGreaterThan(30);
  for (const key of own) expect([key, italian.get(key)]).toEqual([key, english.get(key)]);
});

testWhatIsSaid(files, namedIn(sources, "page|card|side"), 25);
