// Where a job is: the leader's posse is formed, it is asked who opposes it, or both sides shoot it out.
import type { Table } from "./view";

export type Step = "posse" | "oppose" | "fight";

export function stepOf(table: Table): Step {
  if (table.shootout && (table.shootout.round > 0 || table.shootout.mark !== null)) return "fight";
  return table.question === "oppose" ? "oppose" : "posse";
}
