// Made by tools/views.py from src/sixgun/server/answer_types: change that, and run it again.
import type { Change } from "./changes";
import type { Args, GameEvent, View } from "./types";

export const CLOCK_KINDS = ["none", "move", "chess"] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];
export const GRADES = ["best", "fine", "doubtful", "mistake"] as const;
export type Grade = (typeof GRADES)[number];

/** A table as a viewer may see it, on its way. */
export interface FoldedTable {
  type: "table";
  /** The number of the last entry. */
  seq: number;
  /** The server's time in milliseconds. */
  now: number;
  game: string;
  title: string;
  public: boolean;
  options: Args;
  /** The name and the digest of a pack that brings cards along; empty without one. */
  pack: string;
  hot_seat: boolean;
  /** Whether a player who is asked may ask for a hint. */
  hints: boolean;
  /** Whether a player who is asked may be shown odds. */
  odds: boolean;
  /** Whose eyes these are. */
  seat: number | null;
  /** All seats of the viewer. */
  yours: number[];
  /** The seat of the host, who may send people away before the game begins. */
  host: number | null;
  /** Whether the host has sent the viewer away. */
  removed: boolean;
  begun: boolean;
  over: boolean;
  /** The seat that has claimed the game. */
  claimed: number | null;
  asked: number[];
  seats: SeatInfo[];
  clock: ClockInfo;
  patience: PatienceInfo;
  /** The seat that asks to take back. */
  wish: number | null;
  agreed: number[];
  /** What taking back would be for the viewer. */
  take_back: "free" | "consent" | null;
  commitment: string;
  view: View | null;
  /** What the viewer plays for, in one line. */
  aim: Msg | null;
  ask: FoldedAsk | null;
  pace: PaceInfo | null;
  story: Line[];
}

/** A seat at a table. */
export interface SeatInfo {
  name: string;
  bot: string | null;
  person: boolean;
  resigned: boolean;
  /** Whether its player is connected. */
  here: boolean;
  /** When the others may call for a bot, in milliseconds, if its player does nothing. */
  bot_at: number | null;
  /** When the game may be claimed against it, in milliseconds. */
  claim_at: number | null;
  /** Whether its player has been away for so long that a bot may be called. */
  gone: boolean;
}

/** The clock of a table. */
export interface ClockInfo {
  kind: ClockKind;
  seconds: number;
  increment: number;
  /** Milliseconds by seat. */
  left: number[];
  /** By seat whose clock runs: from when. */
  since: Record<string, number>;
}

/** How long the others wait, in milliseconds. */
export interface PatienceInfo {
  /** For somebody who has left: then they may call for a bot. */
  away: number;
  /** For somebody who does not choose: then they may also claim the game. */
  stall: number;
}

/** A Fluent message with its arguments. */
export interface Msg {
  key: string;
  args: Args;
}

/** An ask on its way. */
export interface FoldedAsk {
  question: string;
  rule: string;
  prompt: Msg;
  /** Of questions that can be left to the table: which. */
  window?: string;
  /** The index of the usual option. */
  default: number;
  options: FoldedOption[];
  words: Msg[];
}

/** An option on its way: it names its messages by number. */
export interface FoldedOption {
  pick: string;
  /** The steps of a menu that lead to it. */
  path: number[];
  /** What is said of it, where the path does not say it. */
  label?: number;
  /** It costs its player something for good: a touch on the board asks once. */
  grave?: boolean;
}

/** What a player leaves to the table; nobody else is told. */
export interface PaceInfo {
  /** By window: how it may be left to the table. */
  ways: Record<string, string[]>;
  /** By window: how it is left until that is changed. */
  pace: Record<string, string>;
  /** By window: until when it is passed. */
  passing: Record<string, string>;
  /** The window in which the table is about to answer. */
  left: string | null;
  /** When it does, in milliseconds. */
  at: number | null;
}

/** A line of the story. */
export interface Line {
  seq: number;
  /** Milliseconds. */
  at: number;
  kind: string;
  seat: number;
  /** Chat, a name, a bot. */
  text?: string;
  /** The lines that no longer hold. */
  undone?: number[];
  /** To its player: the window in which the table answered. */
  left?: string;
  events?: GameEvent[];
  /** What each of these events changed in the view. */
  changes?: Change[];
}

/** A part of the story, when a lot was missed: more of it follows, and the table comes with the last part. */
export interface StoryMessage {
  type: "story";
  /** The last entry that it tells of. */
  seq: number;
  hot_seat: boolean;
  /** The eyes through which it is told. */
  seat: number | null;
  story: Line[];
}

/** The answer to a command that was carried out. */
export interface DoneMessage {
  type: "done";
  id: number;
  seq: number;
}

/** Why a pick is not possible. */
export interface WhyMessage {
  type: "why";
  id: number;
  refusal: Refusal | null;
}

/** Why something cannot be done. */
export interface Refusal {
  code: string;
  args: Args;
  rule: string;
}

/** The answer to a wish for a hint. */
export interface HintMessage {
  pick: string;
  /** How sure it is, from 0 to 1. */
  sure: number;
  /** The share of the win that it promises. */
  share: number;
  /** Whether there is nothing else to choose. */
  only: boolean;
  /** The pick that it was compared with most closely, empty if there is none. */
  rival: string;
  /** The share of the win that the other pick promises. */
  rival_share: number;
  /** Whether rules of thumb say the same. */
  usual: boolean;
  /** What speaks for it, in the game's own terms. */
  reason: Msg | null;
  type: "hint";
  id: number;
}

/** The answer to a wish for odds. */
export interface OddsMessage {
  type: "odds";
  id: number;
  odds: OddsPart[];
}

/** Odds that belong together. */
export interface OddsPart {
  title: Msg;
  rows: OddsRow[];
  /** The same for programs; `guess` says whether cards were guessed. */
  data: Args;
}

/** One chance. */
export interface OddsRow {
  label: Msg;
  /** From 0 to 1. */
  chance: number;
}

/** The answer to a command that was refused. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  refusals: Refusal[];
}

/** The table stands still: by a fault of its own, or because nothing can be written just now. */
export interface PausedMessage {
  type: "paused";
  /** Why, if it goes on by itself. */
  refusal?: Refusal;
}

/** What could not be written can be written again. */
export interface GoesOnMessage {
  type: "goes-on";
}

/** What the hard bot would choose. */
export interface Hint {
  pick: string;
  /** How sure it is, from 0 to 1. */
  sure: number;
  /** The share of the win that it promises. */
  share: number;
  /** Whether there is nothing else to choose. */
  only: boolean;
  /** The pick that it was compared with most closely, empty if there is none. */
  rival: string;
  /** The share of the win that the other pick promises. */
  rival_share: number;
  /** Whether rules of thumb say the same. */
  usual: boolean;
  /** What speaks for it, in the game's own terms. */
  reason: Msg | null;
}

/** A game as it is listed. */
export interface GameInfo {
  key: string;
  seats: number[];
  usual_seats: number;
  options: OptionSpec[];
  /** The usual level first. */
  bots: string[];
  /** Names of invented figures. */
  house: string[];
  /** Whether players may bring deck files. */
  decks: boolean;
}

/** An option of a game. */
export interface OptionSpec {
  name: string;
  /** The default first. */
  values: (boolean | number | string)[];
  rule: string;
  /** The one seat that it is about. */
  seat: number | null;
  /** How many values in a row make a value, such as `2,7`; 0 where they do not. */
  several: number;
}

/** A rule of the inventory. */
export interface RuleText {
  id: string;
  text: string;
  it: string;
  unclear?: string;
  unclear_it?: string;
}

/** A chapter of a game's rules; its words are in the texts of the game. */
export interface Chapter {
  slug: string;
  /** The slug of the lesson that goes with it; empty for none. */
  lesson: string;
  /** The ids of the rules that it tells about. */
  rules: string[];
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  title: string;
  public: boolean;
  begun: boolean;
  over: boolean;
  hot_seat: boolean;
  seats: SeatSummary[];
  at: number;
  paused: boolean;
  /** Once it is over. */
  winners: number[];
  yours: number[];
  your_turn: boolean;
  /** Whether you have no part in it any more, though it is not over. */
  left: boolean;
}

/** A seat of a table in a list. */
export interface SeatSummary {
  name: string;
  bot: string | null;
  person: boolean;
}

/** A replay in a list. */
export interface ReplayLine {
  replay: string;
  game: string;
  title: string;
  names: string[];
  winners: number[];
  at: number;
}

/** What the server says of deck files. */
export interface ExaminedDecks {
  files: DeckReport[];
  /** The pack to open a table with. */
  pack: Args | null;
  game: GameInfo | null;
}

/** A deck file with all its problems. */
export interface DeckReport {
  name: string;
  problems: Problem[];
}

/** What is wrong with a file, in words. */
export interface Problem {
  code: string;
  args: Args;
  rule: string;
  sentence: string;
}

/** What the server says of a showdown file. */
export interface ExaminedShowdown {
  problems: Problem[];
  data: Args;
  game: GameInfo | null;
}

/** A finished game. */
export interface ReplayInfo {
  replay: string;
  game: string;
  names: string[];
  seats: number;
  options: Args;
  /** Whether it was played with other figures or cards than the game's own. */
  pack: boolean;
  /** How many there are. */
  picks: number;
  result: ResultView | null;
  commitment: string;
  seed: string | null;
  /** Whether the shuffle is the promised one. */
  verified: boolean;
  problem: Refusal | null;
}

/** How a game ended. */
export interface ResultView {
  /** The place of each seat: 1 has won, and equal places are shared. */
  places: number[];
  /** The share of the win of each seat. */
  scores: number[];
  /** How it ended. */
  reason: string;
}

/** A step of a replay: step 0 is the deal, step n follows pick n. */
export interface Step {
  seat: number | null;
  pick: string | null;
  events: GameEvent[];
  view?: View;
  /** Every seat's, for a viewer who sees all. */
  views?: View[];
  /** What each of the events changed in `view`, or in `views`. */
  changes: Change[];
}

/** How a review stands. */
export interface ReviewState {
  state: "none" | "waiting" | "working" | "done";
  /** Pieces of work. */
  done: number;
  of: number;
  review: Review | null;
  /** While it is made: what has been judged so far. */
  judged: Decision[];
}

/** The review of a finished game; docs/review.md has all of it. */
export interface Review {
  picks: number;
  reviewed: number[];
  /** By seat: steps, each with the share that it could expect. */
  lines: Record<string, ([number, number])[]>;
  turns: Turn[];
  summary: SeatReview[];
  decisions: Decision[];
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

/** How a seat played, by grade. */
export interface SeatReview {
  seat: number;
  decisions: number;
  loss: number;
  best: number;
  fine: number;
  doubtful: number;
  mistake: number;
}

/** A decision that was reviewed. */
export interface Decision {
  /** How many picks came before it. */
  step: number;
  seat: number;
  grade: Grade;
  share: number;
  loss: number;
  sure: number;
  choices: number;
  /** What was asked, as the seat was told it. */
  prompt: Msg;
  best: ReviewedPick;
  played: ReviewedPick;
}

/** A pick of a decision that was reviewed. */
export interface ReviewedPick {
  pick: string;
  label: Msg;
  /** The share of the win that it promised. */
  share: number;
  visits: number;
}

/** All that can be learned here. */
export interface LearnIndex {
  courses: Course[];
  puzzles: LessonInfo[];
  /** The index of today's puzzle. */
  today: number;
}

/** The lessons of a game. */
export interface Course {
  game: string;
  lessons: LessonInfo[];
}

/** A lesson or puzzle as it is listed; its words are in the texts of its game. */
export interface LessonInfo {
  game: string;
  kind: "lesson" | "puzzle";
  slug: string;
  number: number;
  minutes: number;
  /** 1 to 3 for a puzzle, 0 for a lesson. */
  level: number;
  steps: number;
}

/** Where a lesson is; what is said are keys of messages. */
export interface LessonState {
  lesson: LessonInfo;
  /** The step, from 0. */
  at: number;
  over: boolean;
  /** Before the pick. */
  say: string;
  /** After the last one. */
  done: string;
  /** What the coach points at. */
  spot: string[];
  /** The pick to find. */
  show: string;
  /** To a pick that is not the one to find. */
  answer: string;
  /** Why another pick is not possible. */
  refusal: Refusal | null;
  /** To be shown one after another. */
  tables: FoldedTable[];
}

/** A list as the workshop shows it. */
export interface ExaminedList {
  deck: DeckRow;
  problems: Problem[];
  facts: DeckFacts;
  /** The list as an address carries it; empty where it can't. */
  link: string;
}

/** A deck as packs have it. */
export interface DeckRow {
  /** Empty for none. */
  outfit: string;
  /** Cards that start the game. */
  gang: string[];
  /** Copies of all others. */
  cards: Record<string, number>;
  format?: string;
  game?: string;
}

/** Figures of a list, each beside what the rules allow. */
export interface DeckFacts {
  /** With values. */
  cards: number;
  /** That there must be. */
  size: number;
  jokers: number;
  most_jokers: number;
  /** Cards of each suit and value, such as 8S. */
  faces: Record<string, number>;
  /** That may share suit and value. */
  alike: number;
  kinds: Record<string, number>;
  most_gang: number;
  gang_cost: number;
  stash: number;
  /** Cards of the list that could start the game. */
  starters: string[];
}

/** A ready deck to begin with. */
export interface ReadyList {
  deck: string;
  /** The list as an address carries it. */
  link: string;
}

/** A list as a file. */
export interface WrittenList {
  name: string;
  text: string;
}

/** A saved deck in its newest version. */
export interface KeptDeck {
  version: number;
  at: number;
  list: DeckRow;
  deck: string;
  name: string;
}

/** A saved version of a deck. */
export interface KeptVersion {
  version: number;
  at: number;
  list: DeckRow;
}

/** Hands of five to eleven cards of which so many may be changed. */
export interface HandsPart {
  part: "hands";
  draws: number;
  /** Cards that may come. */
  pile: number;
  hands: HandFigures[];
}

/** The chances of a draw hand; lists go by rank, from 0 to 11. */
export interface HandFigures {
  cards: number;
  draws: number;
  best: number[];
  legal: number[];
  cheatin: number[];
  cheat: number;
  mean: number;
  legal_mean: number;
}

/** What cutting one copy of a card does. */
export interface CutsPart {
  part: "cuts";
  cards: number;
  draws: number;
  now: Headline;
  without: Record<string, Headline>;
}

/** A hand in three figures; empty where there are too few cards. */
export interface Headline {
  /** A full house or better. */
  good?: number;
  /** The expected rank. */
  mean?: number;
  /** The share that is cheatin'. */
  cheat?: number;
}

/** All else that there is to know of a deck. */
export interface RestPart {
  part: "rest";
  lowball: LowballFigures;
  /** By kind: the chances of 0 to 5 in an opening hand. */
  openings: Record<string, number[]>;
  /** By value from 1: the chance of at least that. */
  pulls: number[];
  /** By skill from 0, then by difficulty from 1: the chance of a skill test. */
  checks: number[][];
  tests: SkillTest[];
  days: DayCurves;
}

/** Hands at Gamblin'; empty for fewer than five cards. */
export interface LowballFigures {
  ranks?: number[];
  cheat?: number;
  /** The lowest of two hands, on average against the ready decks. */
  win?: number;
  tie?: number;
  lose?: number;
}

/** A spell or a gadget of the deck, tried by the best dude of the deck for it. */
export interface SkillTest {
  card: string;
  skill: string;
  /** Of the dude; -1 where nobody can try. */
  rating: number;
  difficulty: number;
  chance: number;
}

/** What is expected day by day of a deck without a rival. */
export interface DayCurves {
  runs: number;
  income: number[];
  upkeep: number[];
  rock: number[];
  influence: number[];
  control: number[];
}

/** An opening hand, and the days that follow from it. */
export interface SampleHand {
  hand: string[];
  rock: number;
  days: SampleDay[];
}

/** A day without a rival, after its purchases. */
export interface SampleDay {
  income: number;
  upkeep: number;
  rock: number;
  influence: number;
  control: number;
  bought: string[];
  hand: string[];
}

/** How a trial stands. */
export interface TrialState {
  trial: string;
  kind: "gauntlet" | "tune" | "balance";
  state: "waiting" | "working" | "done" | "failed";
  done: number;
  of: number;
  /** Changes of a search for swaps. */
  weighed: number;
  /** Of so many; 0 where nothing is searched. */
  to_weigh: number;
  rate: number;
  low: number;
  high: number;
  /** Of a showdown, by side; empty before the first game is over. */
  sides: SideShare[];
  report: TrialReport | null;
}

/** How often a side won, with the 95 % interval; a shared win counts in parts. */
export interface SideShare {
  rate: number;
  low: number;
  high: number;
}

/** What came of a trial: of a gauntlet all but swaps, of a search for swaps these alone; of a showdown its games. */
export interface TrialReport {
  swaps?: SwapTold[];
  games?: number;
  rate?: number;
  low?: number;
  high?: number;
  days?: number;
  /** The share of games that several sides won together. */
  ties?: number;
  turns?: number;
  rivals?: Record<string, RivalRate>;
  cards?: CardWorth[];
  shortest?: number;
  longest?: number;
}

/** One copy of a card for one of another: a full house or better before and after, and wins in games. */
export interface SwapTold {
  out: string;
  into: string;
  before: number;
  after: number;
  rate?: number;
  new_rate?: number;
  games?: number;
  /** Half the width of the interval. */
  error?: number;
}

/** How often a deck won, with the 95 % interval. */
export interface RivalRate {
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** How much more often a deck won with a card in play than without, with the 95 % interval. */
export interface CardWorth {
  card: string;
  games: number;
  more: number;
  low: number;
  high: number;
}

export type ServerMessage = FoldedTable | StoryMessage | DoneMessage | WhyMessage | HintMessage | OddsMessage | RefusedMessage | PausedMessage | GoesOnMessage;

export type Command =
  | { type: "sit"; seat: number; name: string }
  | { type: "stand" }
  | { type: "remove"; seat: number }
  | { type: "bot"; seat: number; bot: string }
  | { type: "begin" }
  | { type: "pick"; pick: string; seq: number }
  | { type: "say"; text: string }
  | { type: "take-back"; seq?: number | null }
  | { type: "consent"; agree: boolean }
  | { type: "claim" }
  | { type: "resign" }
  | { type: "pace"; ways: Record<string, string> }
  | { type: "look"; seat?: number | null }
  | { type: "why"; pick: string }
  | { type: "hint" }
  | { type: "odds" }
  | { type: "ping" };
