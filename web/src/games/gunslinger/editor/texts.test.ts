// The editor's words are there in both languages, and everything that it says by name is somewhere.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { variables } from "../../../text/variables";
import { BOARDS, BONUSES } from "./figures";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });

function messages(lang: string): Map<string, Set<string>> {
  const { body } = new FluentResource(own[`./${lang}.ftl`] ?? "");
  return new Map(body.map((message) => [message.id, variables(message.value ?? "")]));
}

test("the same words in both languages, with the same variables", () => {
  const [english, italian] = [messages("en"), messages("it")];
  expect([...italian.keys()]).toEqual([...english.keys()]);
  for (const [key, names] of english) expect([key, italian.get(key)]).toEqual([key, names]);
});

test("every message that is said by name is there, and no other", () => {
  const said = Object.values(sources).flatMap((text) => text.match(/(?<=")edit-[a-z-]*[a-z](?=")/g) ?? []);
  const made = [
    ...BOARDS.map(({ board }) => "edit-board-" + board.toLowerCase()),
    ...BONUSES.map((bonus) => "edit-for-" + bonus),
  ];
  const ids = Object.values(sources).flatMap((text) => text.match(/(?<=\b(?:for|id|labelledby)=")edit-[\w-]+/g) ?? []);
  const known = messages("en");
  expect([...said, ...made].filter((key) => !known.has(key) && !ids.includes(key))).toEqual([]);
  expect([...known.keys()].filter((key) => !said.includes(key) && !made.includes(key))).toEqual([]);
});
