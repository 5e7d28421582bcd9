// The printed figures that the board shows, read from the engine's own data files: action cards, result cards, guns.
import actions from "$sixgun/games/gunslinger/data/actions.toml?raw";
import results from "$sixgun/games/gunslinger/data/results.toml?raw";
import type { ActionName, SideName } from "./view.gen";
import weapons from "$sixgun/games/gunslinger/data/weapons.toml?raw";

export const LOCATIONS = ["leg", "gun", "arm", "side", "body", "crit", "vital", "head"] as const;
export type Location = (typeof LOCATIONS)[number];
export type Status = "move" | "run" | "down" | "head";
const LETTERS: Record<string, Status> = { M: "move", R: "run", D: "down", H: "head" };

/** The lines of a table in a file, by key. These files have one entry a line. */
export function entries(text: string, table: string): Map<string, string> {
  const found = new Map<string, string>();
  let inside = false;
  for (const line of text.split("\n")) {
    const heading = /^\[([\w.]+)\]/.exec(line);
    if (heading) inside = heading[1] === table;
    const [, key, value] = (inside && /^([\w-]+) = (.+)$/.exec(line)) || [];
    if (key && value && key !== "provenance") found.set(key, value);
  }
  return found;
}

/** A field of an entry such as `{ name = "run", time = 1, aim = [2, 1] }`; "" where there is none. */
export function field(entry: string, name: string): string {
  const found = new RegExp(`[{,] ${name} = ("[^"]*"|\\[[^\\]]*\\]|[\\w-]+)`).exec(entry)?.[1] ?? "";
  return found.replace(/^"|"$/g, "");
}

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

/** The sides that Section I plays with. */
export const SIDES: readonly Side[] = [...entries(actions, "action")]
  .filter(([, entry]) => field(entry, "section") === "1")
  .map(([side, entry]) => {
    const [one, two] = field(entry, "aim").match(/\d+/g) ?? [];
    return {
      side: side as SideName,
      card: side.slice(0, -1),
      action: field(entry, "name") as ActionName,
      time: Number(field(entry, "time")),
      aim: one !== undefined && two !== undefined ? [Number(one), Number(two)] : null,
    };
  });

/** The cards with their one or two playable sides. */
export const CARDS: readonly (readonly Side[])[] = [...new Set(SIDES.map(({ card }) => card))].map((card) =>
  SIDES.filter((side) => side.card === card),
);

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
  const [location = "", ranges = "", rows = "", letters = ""] = text.replaceAll('"', "").split(",");
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

export const CHARTS: ReadonlyMap<number, Chart> = new Map(
  [...entries(results, "fire")].map(([card, text]) => [Number(card), chart(text)]),
);

function runs(table: string): [Span, string][] {
  return [...entries(results, table)].map(([run, entry]) => [span(run), entry]);
}
const LINES = runs("lines");
const FAULTS = runs("malfunction");

/** What a line of a result card says: delay, wound or hex; a number, or the name of a penalty or direction. */
export function lineOf(card: number, line: "delay" | "wound" | "hex"): string {
  return field(LINES.find(([run]) => within(card, run))?.[1] ?? "", line);
}

/** What a card means for a shot with the shells of Section I; FIRE cards fire. */
export function shellOf(card: number): "fires" | "no-effect" | "misfire" {
  const found = field(FAULTS.find(([run]) => within(card, run))?.[1] ?? "", "handloaded");
  return found === "misfire" || found === "no-effect" ? found : "fires";
}

export function within(number: number, [from, to]: Span): boolean {
  return from <= number && number <= to;
}

// ---- guns

/** The range figure of a long gun, 1 for others: only an option of the game uses it. */
export function divisorOf(kind: string): number {
  return Number(entries(weapons, "weapon." + kind).get("divisor") ?? 1);
}
