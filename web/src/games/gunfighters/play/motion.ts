// Plays events on the table: what each of them looks like, and how long it takes.
import { carry, centre, flip, pulse, spot, tip } from "../../../board/flights";
import { coins, line, muzzle, puff } from "../../../board/gunsmoke";
import { SHORT, USUAL, advance, moved, still, type Motion, type Show as ShowOf } from "../../../board/scenes";
import type { GameEvent } from "../../../net/types";
import { words } from "../../../text/words.svelte";
import type { Reveal, TownStage } from "./stage.svelte";
import { turnedUp, type Kind, type Table } from "./view";

/** Reading a card that is held up: a moment to look, and so much a character. */
const LOOK = 1100;
const CHARACTER = 32;

type Show = ShowOf<Table, TownStage>;

const SCENES: Motion<Table, TownStage>["scenes"] = {
  left: discarded,
  lost: discarded,
  claimed: discarded,
  drew: (show, event) => moved(show, event, "deck"),
  took: (show, event) => moved(show, event, "discards"),
  shot,
  missed: (show) => show.wait(SHORT),
  fell,
  earned: async (show, event) => {
    money(show, "bank", "coins:" + seatIn(event), Number(event.coins));
    await show.wait(USUAL);
    await still(show, event);
  },
  out: async (show, event) => {
    tip(spot("seat:" + seatIn(event)), show.ms(USUAL));
    if (event.coins && event.by !== null)
      money(show, "coins:" + seatIn(event), "coins:" + Number(event.by), Number(event.coins));
    await show.wait(USUAL);
    carry(show.sky, show.ms(USUAL), () => advance(show, event), null, spot("discards"));
  },
  story: async (show, event) => {
    money(show, "coins:" + seatIn(event), "bank", 1);
    advance(show, event);
    await held(show, { kind: "story", name: String(event.story), seat: seatIn(event) });
  },
  climax: async (show, event) => {
    await held(show, { kind: "climax", name: String(event.climax), seat: seatIn(event) });
    advance(show, event);
  },
  showed,
  "showed-hand": showed,
  cried: async (show, event) => {
    pulse(spot("place:" + String(event.place)), show.ms(USUAL));
    await show.wait(USUAL);
  },
  reshuffled: async (show, event) => {
    pulse(spot("deck"), show.ms(USUAL));
    await moved(show, event, undefined, "deck");
  },
  ended: async (show, event) => {
    for (const winner of Array.isArray(event.winners) ? event.winners : [])
      pulse(spot("seat:" + Number(winner)), show.ms(2 * USUAL));
    await show.wait(2 * USUAL);
  },
};
export const MOTION: Motion<Table, TownStage> = { scenes: SCENES };

function discarded(show: Show, event: GameEvent): Promise<void> {
  return moved(show, event, undefined, "discards");
}

async function showed(show: Show, event: GameEvent): Promise<void> {
  await still(show, event);
  flip(turned(event, show.stage.table), show.ms(USUAL));
  await show.wait(USUAL);
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
  const { stage, sky, ms, wait } = show;
  const target = Number(event.target);
  const nths = Array.isArray(event.nths) ? event.nths.map(Number) : [];
  const cards = Array.isArray(event.cards) ? event.cards.map((card) => String(card) as Kind) : [];
  if (stage.table) stage.table = turnedUp(stage.table, target, nths, cards);
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

function seatIn(event: GameEvent): number {
  return Number(event.seat);
}

function turned(event: GameEvent, table: Table | null): string[] {
  const seat = Number(event.seat);
  const nths = Array.isArray(event.nths) ? event.nths.map(Number) : table?.players[seat]?.cards.map((card) => card.nth);
  return (nths ?? []).map((nth) => `${seat}:${nth}`);
}
