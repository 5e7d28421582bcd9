// The editor's words are there in both languages, and everything that it says by name is somewhere.
import { expect, test } from "vitest";
import { expectTheSame, messagesIn } from "../../../text/messages.fixture";
import { CASTS } from "./draft";
import { BOARDS, BONUSES } from "./figures";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });

test("the same words in both languages, with the same variables", () => {
  expectTheSame(messagesIn(own, "en"), messagesIn(own, "it"));
});

test("every message that is said by name is there, and no other", () => {
  const said = Object.values(sources).flatMap((text) => text.match(/(?<=")edit-[a-z-]*[a-z](?=")/g) ?? []);
  const made = [
    ...BOARDS.map(({ board }) => "edit-board-" + board.toLowerCase()),
    ...BONUSES.map((bonus) => "edit-for-" + bonus),
    ...CASTS.map((cast) => "edit-cast-" + cast),
    "refusal-showdown-link", // said of a link that cannot be read
  ];
  const ids = Object.values(sources).flatMap((text) => text.match(/(?<=\b(?:for|id|labelledby)=")edit-[\w-]+/g) ?? []);
  const known = messagesIn(own, "en");
  expect([...said, ...made].filter((key) => !known.has(key) && !ids.includes(key))).toEqual([]);
  expect([...known.keys()].filter((key) => !said.includes(key) && !made.includes(key))).toEqual([]);
});
