import { games, openTable, packOf } from "../../net/api";
import { reasons } from "../../net/refused";
import type { Chair, GameInfo, TableMessage } from "../../net/types";
import { router } from "../../router.svelte";
import { words } from "../../text/words.svelte";
import type { Room } from "../room.svelte";

/** Tells a name from others that look like it; the new table has marks of its own. */
const MARK = / [\u2460-\u2473]$/u;

/** The same table anew: my chairs are mine, bots stay, and the others' chairs are open to them. */
export function sameChairs(table: TableMessage): Chair[] {
  return table.seats.map((seat, number): Chair => {
    if (table.yours.includes(number)) return { name: seat.name.replace(MARK, "") };
    return seat.person ? {} : { bot: seat.bot ?? "" };
  });
}

/** Two change sides, unless something else is settled for each chair, such as its deck. */
export function swapped(chairs: Chair[], game: GameInfo | undefined): Chair[] {
  const bound = game?.options.some((option) => option.seat !== null) ?? true;
  return chairs.length === 2 && !bound ? [...chairs].reverse() : chairs;
}

export async function rematch(room: Room): Promise<void> {
  const table = room.now;
  if (!table) return;
  const info = (await games().catch(() => [])).find(({ key }) => key === table.game);
  const chairs = swapped(sameChairs(table), info);
  const { kind, seconds, increment } = table.clock;
  try {
    const pack = await packOf(room.link.id);
    const id = await openTable({
      ...(pack ? { pack } : {}),
      game: table.game,
      chairs,
      options: table.options,
      clock: kind === "none" ? { kind } : { kind, seconds, increment },
      title: table.title,
      public: table.public,
      hints: table.hints,
      odds: table.odds,
      begin: chairs.every((chair) => Object.keys(chair).length > 0),
    });
    const others = chairs.some((chair) => Object.keys(chair).length === 0);
    // The others find the new table by a line in the old one.
    if (others) await room.do({ type: "say", text: words.text("rematch-say", { link: `${location.origin}/t/${id}` }) });
    router.go("/t/" + id);
  } catch (problem) {
    room.problems = reasons(problem);
  }
}
