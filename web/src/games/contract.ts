// What a game brings to the page: a folder games/<key>/ with index.ts (this contract, small: it is loaded with the start
// page) and Board.svelte (loaded when a table opens). Words come from the game's own .ftl files and, where only the board
// says them, from en.ftl and it.ftl in this folder.
import type { Component } from "svelte";
import type { Ask, GameEvent, Line, View } from "../net/types";

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
  settled: () => void;
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
  /** What hovering over a seat's, card's or place's name in the log points at; the board lights it up. */
  pointed: string | null;
  /** A pick that was hinted at: what it is about is marked wherever it lies. */
  hinted?: string | null;
}

export interface GamePage {
  key: string;
  /** The poster: icons of the game-icons set, and inks by name of the theme's colours. */
  poster: { icons: string[]; ink: "oxblood" | "brass" | "sage" | "sky" };
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** The viewer's own hand: it has the same props as the board and stands below the prompt bar. */
  hand?: () => Promise<{ default: Component<BoardProps> }>;
  /** Keys of its board, with messages page-key-NAME and page-key-does-NAME. */
  keys?: readonly string[];
  /** A page on which showdowns are written, for a game whose set-ups can be files. */
  editor?: () => Promise<{ default: Component }>;
  /** Up to three lines of the story that turned the game, best first, by seq. */
  turningPoints: (story: Line[]) => number[];
  /** What the story tells only as long as nothing else happens: that somebody has chosen, and others have not. */
  passing?: (event: GameEvent) => boolean;
  /** A sound for an event, if it has one. */
  sound: (event: GameEvent) => "shuffle" | "draw" | "shot" | "dodge" | "coin" | null;
}
