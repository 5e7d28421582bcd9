// What the server sends and takes, as the page uses it. Most of it is made from the server's description: types.gen.ts.
import type { FoldedAsk, FoldedTable, Msg } from "./types.gen";

export * from "./types.gen";

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Args = Record<string, Plain>;
/** The view of a game: its shape is the game's own, only its board looks inside. */
export type View = Record<string, Plain>;
export interface GameEvent {
  event: string;
  [arg: string]: Plain;
}

/** An option with its messages in their places. */
export interface Option {
  pick: string;
  /** The steps of a menu that lead to it. */
  path: Msg[];
  /** What is said of it, where the path does not say it. */
  label?: Msg;
  /** It costs its player something for good: touching it on the board asks once. */
  grave?: boolean;
}
export type Ask = Omit<FoldedAsk, "options" | "words"> & { options: Option[] };
export type TableMessage = Omit<FoldedTable, "ask"> & { ask: Ask | null };

export type Chair = { name: string } | { bot: string } | Record<string, never>;
export interface NewTable {
  game: string;
  chairs: Chair[];
  options?: Args;
  /** Figures, or a showdown file's data. */
  pack?: Args;
  clock?: { kind: string; seconds?: number; increment?: number };
  title?: string;
  public?: boolean;
  /** Left out: only where nobody plays against other people. */
  hints?: boolean;
  /** Left out: where hints are allowed. */
  odds?: boolean;
  begin?: boolean;
}
