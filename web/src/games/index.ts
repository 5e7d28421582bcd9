// The games that the page knows: every folder with an index.ts. Posters hang in this order; a game without a folder has
// only its poster.
import type { GamePage } from "./contract";

const found = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "default" });
const pages = new Map(Object.values(found).map((page) => [page.key, page]));

export interface PosterSpec {
  key: string;
  ink: GamePage["poster"]["ink"];
}

export const POSTERS: readonly PosterSpec[] = [
  { key: "gunfighters", ink: "oxblood" },
  { key: "bang-duel", ink: "brass" },
  { key: "gunslinger", ink: "sage" },
  { key: "doomtown", ink: "sky" },
];

export function gamePage(key: string): GamePage | undefined {
  return pages.get(key);
}

/** The game whose showdowns are written here: the first that has an editor, as on the command line. */
export const EDITED: GamePage | undefined = POSTERS.flatMap(({ key }) => gamePage(key) ?? []).find((page) => page.editor);
