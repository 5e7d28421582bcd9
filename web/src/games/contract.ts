// What a game brings to the page: a folder games/<key>/ with index.ts (GameFacts), Board.svelte and, if players have
// hands, Hand.svelte. Words come from the game's own .ftl files and, where only the board says them, from en.ftl and
// it.ftl in this folder. How to add one: docs/add-a-page.md.
import type { Component } from "svelte";
import type { Picture } from "../art/poster";
import type { Sound as Any } from "../motion/sound";
import type { Ask, GameEvent, Line, OddsPart, View } from "../net/types";

export interface BoardProps {
  /** What `viewer` may see; with `all`, every seat's view (a replay from all sides). */
  view: View;
  all?: View[];
  viewer: number | null;
  ask: Ask | null;
  /** Options still possible after the steps taken in the prompt bar: the bar and the board are two views of one list. */
  open: string[];
  /** The events that led to this view: the board plays them as motion, then calls `settled`. */
  events: GameEvent[];
  /** What `view` and `all` were right after each of these events. */
  stills: { view: View; all?: View[] }[];
  settled: () => void;
  /** The board has come to so many of these events; the story waits for it. */
  reached?: (count: number) => void;
  /** 0: no motion (reduced, or skipped); 1 is the usual pace. */
  pace: number;
  names: string[];
  /**
   * Narrow the prompt bar to options that satisfy this (a card, a target was touched); a single one left is picked, or
   * with `wait` offered.
   */
  narrow: (keep: (pick: string) => boolean, wait?: boolean) => void;
  /** Take the last of these steps back; not there where nothing can be chosen. */
  back?: () => void;
  pick: (pick: string) => void;
  /** Ask why a pick is not possible: shown next to `anchor` in one sentence with its rule. */
  why: (pick: string, anchor: Element) => void;
  /** Odds may be shown: at a table as was agreed on, in lessons and replays always; without it they may. */
  odds?: boolean;
  /** What hovering over a seat's, card's or place's name in the log points at; the board lights it up. */
  pointed: string | null;
  /** A pick that was hinted at: what it is about is marked wherever it lies. */
  hinted?: string | null;
}

/** What a game's own way to show odds is told: the odds of the question, and what is laid so far. */
export interface ProspectsProps {
  odds: OddsPart[];
  view: View;
  ask: Ask | null;
  open: string[];
  close: () => void;
}

/** The sounds that an event may have; that it is one's turn, the table itself says. */
export type Sound = Exclude<Any, "turn">;

/** Something about events, by their names; of some it depends on what is in them. */
export type ByEvent<Value> = Record<string, Value | ((event: GameEvent) => Value)>;

/** What a game's index.ts says; it is small, for it is loaded with the start page. */
export interface GameFacts {
  poster: Picture;
  /** How long a usual game takes, and how much there is to learn: 1 to 3. */
  minutes: number;
  level: number;
  /** How many the board has room for, where the game seats more. */
  mostSeats?: number;
  /** The hand needs the whole width of a table: the prompt stands above it, not beside it. */
  wideHand?: boolean;
  /** Keys of its board, with messages page-key-NAME and page-key-does-NAME. */
  keys?: readonly string[];
  /** How much events turn the game, by name: the heaviest lines of the story are told at its end. */
  weights: ByEvent<number>;
  /** Whether a seat takes no part any more, in a game that goes on without it; and the events that say why. */
  isOut?: (view: View, seat: number) => boolean;
  falls?: readonly string[];
  /** Whether those who are out come back later, as in the next showdown of a night. */
  comesBack?: (view: View) => boolean;
  /** Questions that are asked when the rest may be played out. */
  decided?: readonly string[];
  /** What the story tells only as long as nothing else happens: that somebody has chosen, and others have not. */
  passing?: (event: GameEvent) => boolean;
  /** Sounds of events, by name. */
  sounds: ByEvent<Sound | null>;
}

/** The whole page of a game: what its index.ts says, and what is found beside it. */
export interface GamePage extends GameFacts {
  key: string;
  /** Board.svelte */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** Hand.svelte: the viewer's own hand. It has the same props as the board and stands below the prompt bar. */
  hand?: () => Promise<{ default: Component<BoardProps> }>;
  /** Prospects.svelte: the odds of a question, for a game that shows them in its own way. */
  prospects?: () => Promise<{ default: Component<ProspectsProps> }>;
  /** editor/Editor.svelte: where showdowns are written, for a game whose set-ups can be files. */
  editor?: () => Promise<{ default: Component }>;
  /** workshop/Workshop.svelte: where decks are built, for a game that is played with decks of one's own. */
  workshop?: () => Promise<{ default: Component }>;
  /** Up to three lines of the story that turned the game, best first, by seq. */
  turningPoints: (story: Line[]) => number[];
  /** The sound of an event, if it has one. */
  sound: (event: GameEvent) => Sound | null;
}
