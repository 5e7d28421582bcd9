// The printed figures that the board shows, from the engine's own data files: action cards, result cards, guns.
import actions from "$sixgun/games/gunslinger/data/actions.toml?figures";
import results from "$sixgun/games/gunslinger/data/results.toml?figures";
import weapons from "$sixgun/games/gunslinger/data/weapons.toml?figures";
import type { ActionName, SideName } from "./view.gen";

export const LOCATIONS = ["leg", "gun", "arm", "side", "body", "crit", "vital", "head"] as const;
export type Location = (typeof LOCATIONS)[number];
export type Status = "move" | "run" | "down" | "head";
const LETTERS: Record<string, Status> = { M: "move", R: "run", D: "down", H: "head" };

// ---- action cards

export interface Side {
  /** "1f": the front of card 1. */
  side: SideName;
  card: string;
  action: ActionName;
  time: number;
  /** The aim time of a shot with a one-handed and with a two-handed gun. */
  aim: [number, number] | null;
}

interface Action {
  name: ActionName;
  time: number;
  section: number;
  aim?: [number, number];
}

const PRINTED: readonly (Side & { section: number })[] = Object.entries(
  (actions as { action: Record<SideName, Action> }).action,
).map(([name, { name: action, time, section, aim = null }]) => {
  const side = name.toLowerCase() as SideName;
  return { side, card: side.slice(0, -1), action, time, aim, section };
});

/** The sides that Section I plays with. */
export const SIDES: readonly Side[] = PRINTED.filter(({ section }) => section === 1).map(bare);

/** The sides that somebody with these bonus cards plays with. */
export function deckOf(bonus: readonly string[]): readonly Side[] {
  return bonus.length ? [...SIDES, ...PRINTED.filter(({ side }) => bonus.includes(side)).map(bare)] : SIDES;
}

function bare({ side, card, action, time, aim }: Side): Side {
  return { side, card, action, time, aim };
}

/** The cards with their one or two playable sides. */
export const CARDS: readonly (readonly Side[])[] = cardsOf(SIDES);

export function cardsOf(sides: readonly Side[]): readonly (readonly Side[])[] {
  return [...new Set(sides.map(({ card }) => card))].map((card) => sides.filter((side) => side.card === card));
}

/** What a card stands for on the table: its action, with the time where a bonus card is quicker than the usual one. */
export function thingOf({ action, time }: Pick<Side, "action" | "time">): string {
  const usual = SIDES.find((side) => side.action === action)?.time ?? time;
  return time === usual ? "action:" + action : `action:${action}:${time}`;
}

/** How a card is named in the game's texts: a bonus card by its side, any other by its action. */
export function nameOf({ side, action }: Pick<Side, "side" | "action">): string {
  return side.startsWith("b") ? side : action;
}

/** What is done by name: a bonus card is named by its side (b1b), any other by its action. */
export function actionNamed(name: string): string {
  return PRINTED.find(({ side }) => side === name)?.action ?? name;
}

/** The aim time that an action gives a shot; null for one that does not shoot. */
export function aimOf(action: string, hands: number): number | null {
  const aim = SIDES.find((side) => side.action === action)?.aim;
  return aim ? aim[hands === 2 ? 1 : 0] : null;
}

// ---- result cards

export type Span = [from: number, to: number];
export interface Chart {
  location: Location;
  ranges: Span[];
  rows: { aims: Span; cells: string }[];
  status: Status[];
}

function span(text: string): Span {
  const [from = 0, to] = text.split(/[-+]/).map(Number);
  return [from, text.endsWith("+") ? Infinity : (to ?? from)];
}

/** `ARM,0-3/4-7,1-6:X. 7+:BX,MDH` as its parts. */
export function chart(text: string): Chart {
  const [location = "", ranges = "", rows = "", letters = ""] = text.split(",");
  return {
    location: location.toLowerCase() as Location,
    ranges: ranges.split("/").map(span),
    rows: rows.split(" ").map((row) => {
      const [aims = "", cells = ""] = row.split(":");
      return { aims: span(aims), cells };
    }),
    status: [...letters].flatMap((letter) => LETTERS[letter] ?? []),
  };
}

interface Results {
  fire: Record<string, string>;
  lines: Record<string, Record<"delay" | "wound" | "hex", number | string>>;
  malfunction: Record<string, { handloaded: string }>;
}
const RESULTS = results as Results;

export const CHARTS: ReadonlyMap<number, Chart> = new Map(
  Object.entries(RESULTS.fire).map(([card, text]) => [Number(card), chart(text)]),
);

/** What is printed on a card, in a table of runs of consecutive cards. */
function printed<Line>(table: Record<string, Line>, card: number): Line | undefined {
  return Object.entries(table).find(([run]) => within(card, span(run)))?.[1];
}

/** What a line of a result card says: delay, wound or hex; a number, or the name of a penalty or direction. */
export function lineOf(card: number, line: "delay" | "wound" | "hex"): string {
  return String(printed(RESULTS.lines, card)?.[line] ?? "");
}

/** What a card means for a shot with the shells of Section I; FIRE cards fire. */
export function shellOf(card: number): "fires" | "no-effect" | "misfire" {
  const found = printed(RESULTS.malfunction, card)?.handloaded;
  return found === "misfire" || found === "no-effect" ? found : "fires";
}

export function within(number: number, [from, to]: Span): boolean {
  return from <= number && number <= to;
}

// ---- guns

/** A weapon as the data file has it; objects, such as a money bag, aren't guns. */
export interface Weaponry {
  hands: number;
  capacity?: number;
  section?: number;
  divisor?: number;
}
export const WEAPONRY = weapons as Record<"weapon" | "object", Record<string, Weaponry>>;

/** The range figure of a long gun, 1 for others: only an option of the game uses it. */
export function divisorOf(kind: string): number {
  return WEAPONRY.weapon[kind]?.divisor ?? 1;
}
