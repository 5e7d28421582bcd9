// The score: control against influence, and who would win if Sundown came now.
import type { Table } from "./view";

/** The influence that a seat's control must exceed: the highest among the others, in the short game the lowest. */
export function hurdle(table: Table, seat: number): number {
  const others = table.players.filter((player) => player.seat !== seat).map((player) => player.influence);
  return table.options.short ? Math.min(...others) : Math.max(...others);
}

/** Who would win: of several the one with the most control, then with the most influence; null if nobody stands out. */
export function leading(table: Table): number | null {
  let found = table.players.filter((player) => player.control > hurdle(table, player.seat));
  for (const of of ["control", "influence"] as const) {
    const most = Math.max(...found.map((player) => player[of]));
    found = found.filter((player) => player[of] === most);
  }
  return found.length === 1 ? (found[0]?.seat ?? null) : null;
}
