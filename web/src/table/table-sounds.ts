import type { GamePage } from "../games/contract";
import { play } from "../motion/sound";
import type { GameEvent, TableMessage } from "../net/types";

/** Between two sounds of one message, so that a shot and what it hits are heard one after the other. */
const APART = 350;
let rung = "";

/** The sound of what is being shown, and of one's turn; each message rings once. */
export function ring(table: TableMessage | null, events: GameEvent[], game: GamePage | undefined): void {
  if (!table || !game) return;
  const mark = `${table.commitment} ${table.seq} ${table.seat}`;
  if (mark === rung) return;
  rung = mark;
  const sounds = events.map((event) => game.sound(event)).filter((sound) => sound !== null);
  sounds.forEach((sound, i) => setTimeout(() => play(sound), i * APART));
  const asked = table.ask !== null && table.story.some((line) => line.kind === "picked" || line.kind === "began");
  if (asked) setTimeout(() => play("turn"), sounds.length * APART);
}
