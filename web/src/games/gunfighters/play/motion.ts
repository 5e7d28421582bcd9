// Plays events on the table: what each of them looks like, and how long it takes.
import { carry, centre, flip, pulse, spot, tip } from "../../../board/flights";
import { coins, line, muzzle, puff } from "../../../board/gunsmoke";
import { pause } from "../../../board/pause";
import type { GameEvent } from "../../../net/types";
import { words } from "../../../text/words.svelte";
import { after } from "./after";
import type { Reveal, TownStage } from "./stage.svelte";
import type { Table } from "./view";

const SHORT = 200;
const USUAL = 320;
/** Reading a card that is held up: a moment to look, and so much a character. */
const LOOK = 1100;
const CHARACTER = 32;

interface Show {
  stage: TownStage;
  sky: HTMLElement;
  end: Table;
  /** What comes after the event that is being played. */
  rest: GameEvent[];
  ms: (usual: number) => number;
  wait: (usual: number) => Promise<void>;
}

export async function play(
  stage: TownStage,
  events: GameEvent[],
  end: Table,
  pace: () => number,
  signal: AbortSignal,
): Promise<void> {
  const ms = (usual: number) => usual / Math.max(0.1, pace() || 1);
  const wait = (usual: number) => pause(ms(usual), signal);
  await pause(0, signal);
  for (const [i, event] of events.entries()) {
    signal.throwIfAborted();
    if (!stage.sky || !stage.table) return;
    await shown({ stage, sky: stage.sky, end, rest: events.slice(i + 1), ms, wait }, event);
  }
}

async function shown(show: Show, event: GameEvent): Promise<void> {
  const { stage, sky, ms, wait } = show;
  const seat = Number(event.seat);
  const on = (from?: string, to?: string) =>
    carry(sky, ms(USUAL), () => advance(show, event), from ? spot(from) : null, to ? spot(to) : null);
  switch (event.event) {
    case "left":
    case "lost":
    case "claimed":
      on(undefined, "discards");
      return wait(USUAL);
    case "drew":
      on("deck");
      return wait(USUAL);
    case "took":
      on("discards");
      return wait(USUAL);
    case "shot":
      return shot(show, event);
    case "missed":
      return wait(SHORT);
    case "fell":
      return fell(show, event);
    case "earned":
      money(show, "bank", "coins:" + seat, Number(event.coins));
      await wait(USUAL);
      return on();
    case "out":
      tip(spot("seat:" + seat), ms(USUAL));
      if (event.coins && event.by !== null)
        money(show, "coins:" + seat, "coins:" + Number(event.by), Number(event.coins));
      await wait(USUAL);
      return on(undefined, "discards");
    case "story":
      money(show, "coins:" + seat, "bank", 1);
      advance(show, event);
      return held(show, { kind: "story", name: String(event.story), seat });
    case "climax":
      await held(show, { kind: "climax", name: String(event.climax), seat });
      return advance(show, event);
    case "showed":
    case "showed-hand":
      on();
      flip(turned(event, stage.table), ms(USUAL));
      return wait(USUAL);
    case "cried":
      pulse(spot("place:" + String(event.place)), ms(USUAL));
      return wait(USUAL);
    case "reshuffled":
      pulse(spot("deck"), ms(USUAL));
      on(undefined, "deck");
      return wait(USUAL);
    case "ended":
      for (const winner of Array.isArray(event.winners) ? event.winners : [])
        pulse(spot("seat:" + Number(winner)), ms(2 * USUAL));
      return wait(2 * USUAL);
    default:
      return on();
  }
}

function advance({ stage, end }: Show, event: GameEvent): void {
  if (stage.table) stage.table = after(stage.table, event, end);
}

async function shot(show: Show, event: GameEvent): Promise<void> {
  const { sky, ms, wait, rest } = show;
  if (event.shown) {
    carry(sky, ms(SHORT), () => advance(show, event));
    flip([`${Number(event.seat)}:${Number(event.nth)}`], ms(SHORT));
    await wait(SHORT);
  }
  const place = centre(spot("place:" + String(event.place)));
  const shooter = centre(spot("seat:" + Number(event.seat)));
  const target = centre(spot("seat:" + Number(event.target)));
  if (!place || !shooter || !target) return;
  const missed = rest.find((next) => next.event === "missed" || next.event === "fell")?.event === "missed";
  line(sky, shooter, place, ms(2 * USUAL), { stroke: "var(--ink-soft)", width: 1.5 });
  await wait(SHORT);
  muzzle(sky, place, ms(USUAL));
  // A bullet that finds nobody goes past its target and away.
  const beyond = { x: target.x + (target.x - place.x) * 0.35 + 40, y: target.y + (target.y - place.y) * 0.35 - 30 };
  const bullet = { stroke: "var(--oxblood)", width: missed ? 2.5 : 5 };
  line(sky, place, missed ? beyond : target, ms(USUAL), { ...bullet, bend: missed ? 60 : 0 });
  await wait(SHORT);
  if (missed) puff(sky, target, ms(USUAL));
}

async function fell(show: Show, event: GameEvent): Promise<void> {
  const { stage, sky, ms, wait, end } = show;
  const target = Number(event.target);
  const nths = Array.isArray(event.nths) ? event.nths.map(Number) : [];
  const faces: GameEvent = { ...event, event: "showed", seat: target };
  if (stage.table) stage.table = after(stage.table, faces, end);
  stage.hit = new Set(nths.map((nth) => `${target}:${nth}`));
  await wait(USUAL);
  carry(
    sky,
    ms(USUAL),
    () => {
      stage.hit = new Set();
      advance(show, event);
    },
    null,
    spot("discards"),
  );
  await wait(USUAL);
}

function money({ sky, ms }: Show, from: string, to: string, count: number): void {
  const [a, b] = [centre(spot(from)), centre(spot(to))];
  if (a && b) coins(sky, a, b, count, ms(USUAL));
}

async function held({ stage, wait }: Show, reveal: Reveal): Promise<void> {
  const long = words.text(`${reveal.kind}-text-${reveal.name}`).length;
  await stage.held(reveal, wait(LOOK + CHARACTER * long));
}

function turned(event: GameEvent, table: Table | null): string[] {
  const seat = Number(event.seat);
  const nths = Array.isArray(event.nths) ? event.nths.map(Number) : table?.players[seat]?.cards.map((card) => card.nth);
  return (nths ?? []).map((nth) => `${seat}:${nth}`);
}
