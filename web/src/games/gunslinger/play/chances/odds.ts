// The exact chances of a shot, from the result cards that may still come: every card is counted. It is the engine's
// odds.py once more, because the page tells them for shots that nobody has asked the server about.
import { CHARTS, shellOf, within, type Chart, type Location, type Status } from "../data";

export type Hit = Location | "bullseye" | "miss";

export interface Odds {
  /** Cards any of which may settle the shot: one that has no effect is drawn again. */
  settling: number;
  /** Of these: how many hit, and where. */
  hits: Map<Hit, number>;
  hit: number;
  bullseye: number;
  misfire: number;
}

const ALL: readonly number[] = Array.from({ length: 108 }, (_, i) => i + 1);

/** What a FIRE card shows where aim time and range cross; a miss outside of its rows and columns. */
export function printed({ location, ranges, rows }: Chart, aim: number, range: number): Hit {
  const cells = rows.find((row) => within(aim, row.aims))?.cells ?? "";
  const sign = cells[ranges.findIndex((band) => within(range, band))];
  return sign === "B" ? "bullseye" : sign === "X" ? location : "miss";
}

/** The same after the card's lines about what the target does. */
export function reduced(card: Chart, hit: Hit, status: readonly Status[]): Hit {
  const fitting = card.status.filter((line) => status.includes(line));
  if (hit === "miss" || fitting.length === 0) return hit;
  if (hit !== "bullseye") return "miss";
  const moving = fitting.some((line) => line === "move" || line === "run");
  if (!moving) return "bullseye";
  return fitting.some((line) => line === "down" || line === "head") ? "miss" : card.location;
}

export function chances(unseen: readonly number[], aim: number, range: number, status: readonly Status[]): Odds {
  const settle = (cards: readonly number[]) => cards.filter((card) => shellOf(card) !== "no-effect");
  const left = settle(unseen);
  const settling = left.length ? left : settle(ALL); // nothing left to draw: all cards are shuffled again
  const all = status.includes("run") && !status.includes("move") ? ["move" as const, ...status] : status;
  const hits = new Map<Hit, number>();
  for (const card of settling) {
    const found = CHARTS.get(card);
    if (!found) continue;
    const hit = reduced(found, printed(found, aim, range), all);
    hits.set(hit, (hits.get(hit) ?? 0) + 1);
  }
  const misfire = settling.filter((card) => shellOf(card) === "misfire").length;
  const hit = settling.length - misfire - (hits.get("miss") ?? 0);
  return { settling: settling.length, hits, hit, bullseye: hits.get("bullseye") ?? 0, misfire };
}
