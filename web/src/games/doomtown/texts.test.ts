// The board's words are there in both languages, and everything that the board says by name is somewhere.
import { expect, test } from "vitest";
import { expectTheSame, messagesIn, namedIn, testWhatIsSaid } from "../../text/messages.fixture";
import { CARD_NAMES, printed } from "./play/data";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const game = import.meta.glob<string>("$sixgun/games/doomtown/text/*.ftl",
  { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"],
  { query: "?raw", import: "default", eager: true });

test("the same words in both languages, with the same variables", () => {
  const english = messagesIn(own, "en");
  expect(english.size).toBeGreaterThan(100);
  expectTheSame(english, messagesIn(own, "it"));
});

const made = CARD_NAMES.flatMap((card) => {
  const { kind, gang, keywords, plays } = printed(card);
  const when = kind === "action" ? plays.slice(0, 1).map((play) => "play-" + play) : [];
  return ["card-" + card, "kind-" + kind, "gang-" + gang, ...keywords.map((word) => "keyword-" + word), ...when];
});
const ranks = Array.from({ length: 11 }, (_, i) => `rank-${i + 1}`);
testWhatIsSaid({ ...own, ...game }, namedIn(sources, "page|board|card"), 60, [...made, ...ranks]);
