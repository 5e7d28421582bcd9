// The board's words are there in both languages, and everything that the board says by name is among them.
import { namedIn, testWhatIsSaid } from "../../text/messages.fixture";

const files = import.meta.glob<string>("$sixgun/games/gunfighters/text/*.ftl",
  { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"],
  { query: "?raw", import: "default", eager: true });

testWhatIsSaid(files, namedIn(sources, "page"), 25);
