// The workshop's words are there in both languages, and everything that it says by name is there.
import { expect, test } from "vitest";
import { expectTheSame, messagesIn, namedIn } from "../../../text/messages.fixture";
import { FORMATS } from "./bench/bench.svelte";
import { SORTS, SUITS } from "./bench/filters";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./*.{svelte,ts}", "./bench/*.ts"], { query: "?raw", import: "default", eager: true });

test("the same words in both languages, with the same variables", () => {
  expectTheSame(messagesIn(own, "en"), messagesIn(own, "it"));
});

test("every message that is said by name is there", () => {
  const known = messagesIn(own, "en");
  const ids = Object.values(sources).flatMap((text) => text.match(/(?<=\b(?:for|id|labelledby|controls)=")workshop-[\w-]+/g) ?? []);
  const made = [
    ...FORMATS.map((format) => "workshop-format-" + format),
    ...SORTS.map((sort) => "workshop-sort-" + sort),
    ...SUITS.map((suit) => "workshop-suit-" + suit),
  ];
  const said = namedIn(sources, "workshop").filter((key) => !ids.includes(key));
  expect(said.length).toBeGreaterThan(60);
  expect([...said, ...made].filter((key) => !known.has(key))).toEqual([]);
});
