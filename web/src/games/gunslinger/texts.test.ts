// The board's words are there in both languages, and everything that the board says by name is somewhere.
import { expect, test } from "vitest";
import { expectTheSame, messagesIn, namedIn, testWhatIsSaid } from "../../text/messages.fixture";
import { CARDS } from "./play/data";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const game = import.meta.glob<string>("$sixgun/games/gunslinger/text/*.ftl",
  { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./editor/**", "!./**/*.test.ts"],
  { query: "?raw", import: "default", eager: true });

test("the same words in both languages, with the same variables", () => {
  const english = messagesIn(own, "en");
  expect(english.size).toBeGreaterThan(70);
  expectTheSame(english, messagesIn(own, "it"));
});

const made = CARDS.flat().flatMap(({ action }) => ["action-" + action, "action-text-" + action]);
const said = namedIn(sources, "page|pick|board|box|odds|location|status");
testWhatIsSaid({ ...own, ...game }, said, 60, made);
