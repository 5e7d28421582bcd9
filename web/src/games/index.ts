// The games that the page knows: every folder here with an index.ts; its key is the folder's name. The board, the hand,
// the editor of showdowns and the workshop of decks are found in that folder, and loaded when they are first needed.
import type { GameEvent } from "../net/types";
import type { ByEvent, GameFacts, GamePage } from "./contract";
import { heaviest } from "./turning-points";

/** Posters hang in this order; those of games that are not named here come after them. */
export const POSTERS: readonly string[] = ["gunfighters", "bang-duel", "gunslinger", "doomtown"];

const facts = import.meta.glob<GameFacts>("./*/index.ts", { eager: true, import: "default" });
const boards = import.meta.glob<Awaited<ReturnType<GamePage["board"]>>>("./*/Board.svelte");
const hands = import.meta.glob<Awaited<ReturnType<GamePage["board"]>>>("./*/Hand.svelte");
const prospects = import.meta.glob<Awaited<ReturnType<NonNullable<GamePage["prospects"]>>>>("./*/Prospects.svelte");
const editors = import.meta.glob<Awaited<ReturnType<NonNullable<GamePage["editor"]>>>>("./*/editor/Editor.svelte");

const workshops = import.meta.glob<Awaited<ReturnType<NonNullable<GamePage["workshop"]>>>>("./*/workshop/Workshop.svelte");

function pageOf(path: string, said: GameFacts): [string, GamePage][] {
  const key = path.split("/")[1] ?? "";
  const [board, hand] = [boards[`./${key}/Board.svelte`], hands[`./${key}/Hand.svelte`]];
  const odds = prospects[`./${key}/Prospects.svelte`];
  const editor = editors[`./${key}/editor/Editor.svelte`];
  const workshop = workshops[`./${key}/workshop/Workshop.svelte`];
  if (!board) return [];
  const page: GamePage = {
    ...said,
    key,
    board,
    ...(hand && { hand }),
    ...(odds && { prospects: odds }),
    ...(editor && { editor }),
    ...(workshop && { workshop }),
    turningPoints: (story) => heaviest(story, (event) => about(said.weights, event) ?? 0),
    sound: (event) => about(said.sounds, event) ?? null,
  };
  return [[key, page]];
}

function about<Value>(said: ByEvent<Value>, event: GameEvent): Value | undefined {
  const found = said[event.event];
  return found instanceof Function ? found(event) : found;
}

const pages = new Map(Object.entries(facts).flatMap(([path, said]) => pageOf(path, said)));

export function gamePage(key: string): GamePage | undefined {
  return pages.get(key);
}

/** The game whose showdowns are written here: the first that has an editor, as on the command line. */
export const EDITED: GamePage | undefined = POSTERS.flatMap((key) => gamePage(key) ?? []).find((page) => page.editor);

/** The game whose decks are built here. */
export const BUILT: GamePage | undefined = POSTERS.flatMap((key) => gamePage(key) ?? []).find((page) => page.workshop);
