// Whom the user does not want to hear at a table. Only this browser knows, and it remembers the last few tables.
import { keep, kept } from "../../storage";

const KEY = "muted";
const TABLES = 50;

function remembered(): [table: string, seats: number[]][] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, number[]][]) : [];
  } catch {
    return [];
  }
}

export class Muted {
  readonly #table: string;
  seats: number[] = $state.raw([]);

  constructor(table: string) {
    this.#table = table;
    this.seats = remembered().find(([id]) => id === table)?.[1] ?? [];
  }

  has(seat: number): boolean {
    return this.seats.includes(seat);
  }

  turn(seat: number): void {
    this.seats = this.has(seat) ? this.seats.filter((other) => other !== seat) : [...this.seats, seat];
    const others = remembered().filter(([id]) => id !== this.#table);
    const own: [string, number[]][] = this.seats.length ? [[this.#table, this.seats]] : [];
    keep(KEY, JSON.stringify([...own, ...others].slice(0, TABLES)));
  }
}
