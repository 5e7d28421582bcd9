// How one did against each level of bots: from the tables that are over.
import type { Summary } from "../../net/types";

export interface Score {
  game: string;
  /** The level of the bots; "" where people sat there too. */
  level: string;
  won: number;
  drawn: number;
  lost: number;
}

/** By game and level, in the order in which they come. A game that a bot played to the end for me is not mine, nor is one
 * that nobody won. */
export function scores(tables: Summary[]): Score[] {
  const found = new Map<string, Score>();
  for (const table of tables) {
    const [mine] = table.yours;
    if (!table.over || table.yours.length !== 1 || mine === undefined || table.seats[mine]?.bot || !table.winners.length) continue;
    const others = table.seats.filter((_, seat) => seat !== mine);
    const levels = new Set(others.map((seat) => (seat.person ? "" : (seat.bot ?? ""))));
    const level = levels.size === 1 ? ([...levels][0] ?? "") : levels.has("") ? "" : "mixed";
    const key = `${table.game} ${level}`;
    const score = found.get(key) ?? { game: table.game, level, won: 0, drawn: 0, lost: 0 };
    if (!table.winners.includes(mine)) score.lost += 1;
    else if (table.winners.length > 1) score.drawn += 1;
    else score.won += 1;
    found.set(key, score);
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || a.level.localeCompare(b.level));
}
