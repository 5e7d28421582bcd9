// A shootout as the board shows it: two sides, the viewer's own second; and whether it can be seen there what is asked.
import { things } from "./picks";
import type { Dude, Shootout, Table } from "./view";

export interface Side {
  /** 1: the leader's, 2: the mark's. */
  side: number;
  role: "leader" | "mark";
  /** Who heads the posse; null for one that nobody has formed. */
  seat: number | null;
  dudes: Dude[];
  shooter: string | null;
  studs: number | null;
  draws: number | null;
}

export function sidesOf(table: Table, fight: Shootout): [Side, Side] {
  const [leader, mark] = [sideOf(table, fight, 1), sideOf(table, fight, 2)];
  const mine = table.seat !== null && (leader.seat === table.seat || isIn(leader, table.seat));
  return mine ? [mark, leader] : [leader, mark];
}

function sideOf(table: Table, fight: Shootout, side: number): Side {
  const at = side - 1;
  return {
    side,
    role: side === 1 ? "leader" : "mark",
    seat: side === 1 ? fight.leader : fight.mark,
    dudes: table.dudes.filter((dude) => dude.posse === side),
    shooter: fight.shooters[at] ?? null,
    studs: fight.studs[at] ?? null,
    draws: fight.draws[at] ?? null,
  };
}

function isIn(side: Side, seat: number): boolean {
  return side.dudes.some((dude) => dude.seat === seat);
}

export interface Verdict {
  /** The leader's, then the mark's. */
  ranks: [number, number];
  /** Who takes casualties; null for both sides. */
  seat: number | null;
  count: number;
}

/** How the hands compare, once both are known to all. */
export function verdict(table: Table, fight: Shootout): Verdict | null {
  const rankOf = (seat: number | null) => (seat === null ? null : (table.players[seat]?.draw_hand?.rank ?? null));
  const [rank, against] = [rankOf(fight.leader), rankOf(fight.mark)];
  if (!fight.revealed || rank === null || against === null) return null;
  const by = rank - against;
  const seat = by === 0 ? null : by > 0 ? fight.mark : fight.leader;
  return { ranks: [rank, against], seat, count: Math.max(1, Math.abs(by)) };
}

/** Whether all that can be chosen on the table can be chosen on the stage of the shootout as well. */
export function onStage(table: Table, open: readonly string[]): boolean {
  const there = new Set<string>();
  for (const dude of table.dudes.filter((each) => each.posse > 0)) {
    there.add("card:" + dude.id);
    for (const gear of dude.gear) there.add("card:" + gear.id);
  }
  const wanted = open.flatMap((pick) => things(pick)).filter((thing) => /^card:(square|.+\.\d)/.test(thing));
  return wanted.every((thing) => there.has(thing));
}

/** Posses are formed in the town, where everybody stands; later the stage opens. */
export function opens(table: Table): boolean {
  const fight = table.shootout;
  if (!fight || ["posse", "ally", "oppose", "call-out"].includes(table.question ?? "")) return false;
  return fight.round > 0 || fight.mark !== null;
}
