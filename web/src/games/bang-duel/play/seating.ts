// Who stands where: the viewer's side at the bottom, the other one facing it; and whom "front" and "rear" mean.
import type { Place, Table } from "./view";

export interface Seating {
  top: number;
  bottom: number;
}

export function facing(viewer: number | null): Seating {
  const bottom = viewer ?? 0;
  return { top: 1 - bottom, bottom };
}

/** Those whom a target of a pick means to a seat: "front", "my-rear", or a whole pair, "mine" or "theirs". */
export function targets(table: Table, seat: number, target: string): Place[] {
  const own = target === "mine" || target.startsWith("my-");
  const standing = table.players[own ? seat : 1 - seat]?.places.filter((place) => place !== null) ?? [];
  if (target === "mine" || target === "theirs") return standing;
  if (target.endsWith("front")) return standing.filter((place) => place.active);
  return target.endsWith("rear") ? standing.filter((place) => !place.active) : [];
}

/** How a seat calls a place in a pick. */
export function called(seat: number, place: Place): string {
  const where = place.active ? "front" : "rear";
  return place.place >> 1 === seat ? "my-" + where : where;
}
