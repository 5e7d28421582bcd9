// What the server sends and takes: docs/server.md in types.
import type { Change } from "./changes";

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Args = Record<string, Plain>;

export interface Msg {
  key: string;
  args: Args;
}
export interface Refusal {
  code: string;
  args: Args;
  rule: string;
}
export interface Option {
  pick: string;
  /** The steps of a menu that lead to it. */
  path: Msg[];
  /** What is said of it, where the path does not say it. */
  label?: Msg;
}
export interface Ask {
  question: string;
  rule: string;
  prompt: Msg;
  default: number;
  options: Option[];
}
export interface GameEvent {
  event: string;
  [arg: string]: Plain;
}
export interface Line {
  seq: number;
  at: number;
  kind: string;
  seat: number;
  text?: string;
  events?: GameEvent[];
  /** What each of these events changed in the view. */
  changes?: Change[];
  undone?: number[];
}
export interface SeatInfo {
  name: string;
  bot: string | null;
  person: boolean;
  resigned: boolean;
  here: boolean;
  gone: boolean;
}
export interface ClockInfo {
  kind: "none" | "move" | "chess";
  seconds: number;
  increment: number;
  left: number[];
  since: Record<string, number>;
}
/** The view of a game: its shape is the game's own, only its board looks inside. */
export type View = Record<string, Plain>;

export interface TableMessage {
  type: "table";
  seq: number;
  now: number;
  game: string;
  title: string;
  public: boolean;
  options: Args;
  hot_seat: boolean;
  /** Whether whoever is asked may ask for a hint. */
  hints: boolean;
  seat: number | null;
  yours: number[];
  begun: boolean;
  over: boolean;
  asked: number[];
  seats: SeatInfo[];
  clock: ClockInfo;
  wish: number | null;
  agreed: number[];
  take_back: "free" | "consent" | null;
  commitment: string;
  view: View | null;
  ask: Ask | null;
  story: Line[];
}
/** What the hard bot would choose, how sure it is (0 to 1), and the share of the win that it promises. */
export interface Hint {
  pick: string;
  sure: number;
  share: number;
  only: boolean;
}
/** An ask on its way: options name their messages by number. */
export interface FoldedAsk extends Omit<Ask, "options"> {
  options: { pick: string; path: number[]; label?: number }[];
  words: Msg[];
}
export type FoldedTable = Omit<TableMessage, "ask"> & { ask: FoldedAsk | null };
export type ServerMessage =
  | FoldedTable
  | { type: "done"; id: number; seq: number }
  | { type: "why"; id: number; refusal: Refusal | null }
  | ({ type: "hint"; id: number } & Hint)
  | { type: "refused"; id: number; refusals: Refusal[] }
  | { type: "paused" };

export type Command =
  | { type: "sit"; seat: number; name: string }
  | { type: "stand" }
  | { type: "bot"; seat: number; bot: string }
  | { type: "begin" }
  | { type: "pick"; pick: string; seq: number }
  | { type: "say"; text: string }
  | { type: "take-back"; seq: number }
  | { type: "consent"; agree: boolean }
  | { type: "resign" }
  | { type: "look"; seat: number | null }
  | { type: "why"; pick: string }
  | { type: "hint" }
  | { type: "ping" };

export interface OptionSpec {
  name: string;
  values: (boolean | number | string)[];
  rule: string;
}
export interface GameInfo {
  key: string;
  seats: number[];
  usual_seats: number;
  options: OptionSpec[];
  bots: string[];
  house: string[];
  /** Whether players may bring deck files. */
  decks: boolean;
}
/** What the server says of deck files. */
export interface ExaminedDecks {
  files: { name: string; problems: (Refusal & { sentence: string })[] }[];
  pack: Args | null;
  game: GameInfo | null;
}
/** What the server says of a showdown file. */
export interface Examined {
  problems: Refusal[];
  data: Args;
  game: GameInfo | null;
}
export interface RuleText {
  id: string;
  text: string;
  it: string;
  unclear?: string;
  unclear_it?: string;
}
export interface Summary {
  table: string;
  game: string;
  title: string;
  public: boolean;
  begun: boolean;
  over: boolean;
  paused: boolean;
  hot_seat: boolean;
  seats: { name: string; bot: string | null; person: boolean }[];
  yours: number[];
  your_turn: boolean;
  at: number;
}
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
  begin?: boolean;
}
export interface ReplayLine {
  replay: string;
  game: string;
  title: string;
  names: string[];
  winners: number[];
  at: number;
}
export interface ReplayInfo {
  replay: string;
  game: string;
  names: string[];
  seats: number;
  options: Args;
  picks: number;
  result: { places: number[]; scores: number[]; reason: string } | null;
  commitment: string;
  seed: string | null;
  verified: boolean;
  problem: Refusal | null;
}
/** A pick of a decision that was reviewed, with the share of the win that it promised. */
export interface ReviewedPick {
  pick: string;
  label: Msg;
  share: number;
  visits: number;
}
export interface Decision {
  /** How many picks came before it. */
  step: number;
  seat: number;
  grade: "best" | "fine" | "doubtful" | "mistake";
  share: number;
  loss: number;
  sure: number;
  choices: number;
  /** What was asked, as the seat was told it. */
  prompt: Msg;
  best: ReviewedPick;
  played: ReviewedPick;
}
/** A moment that turned the game: a seat's own mistake, or what befell it. */
export interface Turn {
  kind: "mistake" | "swing";
  step: number;
  seat: number;
  before: number;
  after: number;
  by: number;
  label: Msg;
}
export interface Review {
  picks: number;
  reviewed: number[];
  /** By seat: steps, each with the share of the win that the seat could expect. */
  lines: Record<string, [number, number][]>;
  turns: Turn[];
  summary: { seat: number; decisions: number; loss: number; best: number; fine: number; doubtful: number; mistake: number }[];
  decisions: Decision[];
}
export interface ReviewState {
  state: "none" | "waiting" | "working" | "done";
  done: number;
  of: number;
  review: Review | null;
}
export interface Step {
  seat: number | null;
  pick: string | null;
  events: GameEvent[];
  /** What each of these events changed in `view`, or in `views`. */
  changes: Change[];
  view?: View;
  views?: View[];
}
