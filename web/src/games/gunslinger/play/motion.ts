// Plays events on the table: what each of them looks like, and how long it takes.
import { carry, centre, pulse, shake, spot } from "../../../board/flights";
import { line, muzzle, puff } from "../../../board/gunsmoke";
import { advance, type Motion, type Show as ShowOf } from "../../../board/scenes";
import type { GameEvent } from "../../../net/types";
import type { Point } from "../map/hexes";
import { drawsAt } from "./draws";
import type { ShowdownStage } from "./stage.svelte";
import type { Table } from "./view";

const SHORT = 180;
const USUAL = 340;
/** Reading cards that are held up: so long, and so much more for each further one. */
const LOOK: Record<string, number> = { shot: 2300, damage: 1500 };
const GLANCE = 950;
const EACH = 320;
/** One message is not played longer than this: what takes longer goes faster. */
const MOST = 11_000;

type Show = ShowOf<Table, ShowdownStage>;

function looking(purpose: string, cards: number): number {
  return (LOOK[purpose] ?? GLANCE) + EACH * (cards - 1);
}

/** About how long events take at the usual pace. */
function lasts(events: GameEvent[]): number {
  let total = 0;
  for (let i = 0; i < events.length; i++) {
    const draws = drawsAt(events.slice(i));
    total += draws ? looking(draws.reveal.purpose, draws.reveal.cards.length) : USUAL;
    if (draws) i += draws.count - 1;
  }
  return total;
}

const SCENES: Motion<Table, ShowdownStage>["scenes"] = {
  turn: async (show, event) => {
    advance(show, event);
    pulse(spot("track"), show.ms(USUAL));
    await show.wait(SHORT);
  },
  segment: async (show, event) => {
    advance(show, event);
    await show.wait(USUAL + SHORT);
  },
  chosen: quick,
  stacked: quick,
  planned: quick,
  declared: slid,
  revealed: slid,
  cancelled: async (show, event) => {
    shake(counter(event), show.ms(USUAL));
    await show.wait(USUAL);
  },
  moved: slid,
  staggered: slid,
  turned: slid,
  spun: slid,
  flipped: slid,
  dropped: slid,
  drawn: armed,
  cocked: armed,
  loaded: armed,
  "let-go": armed,
  aimed: slid,
  transferred: slid,
  gained: async (show, event) => {
    advance(show, event);
    pulse(counter(event), show.ms(USUAL));
    await show.wait(USUAL);
  },
  fires,
  shot,
  "went-off": async (show, event) => {
    const at = centre(counter(event));
    if (at) muzzle(show.sky, at, show.ms(USUAL));
    advance(show, event);
    await show.wait(USUAL);
  },
  wounded: async (show, event) => {
    advance(show, event);
    const at = centre(counter(event));
    if (at) puff(show.sky, at, show.ms(USUAL));
    shake(counter(event), show.ms(USUAL));
    await show.wait(USUAL);
  },
  died: fallen,
  "passed-out": fallen,
  surrendered: fallen,
  "left-map": fallen,
  ended,
  "night-ended": ended,
};

export const MOTION: Motion<Table, ShowdownStage> = {
  scenes: SCENES,
  together: drawn,
  hurry: (events) => Math.max(1, lasts(events) / MOST),
};

/** Who has won. */
async function ended(show: Show): Promise<void> {
  for (const [seat, place] of (show.end.result?.places ?? []).entries())
    if (place === 1) pulse(spot("score:" + seat), show.ms(2 * USUAL));
  await show.wait(2 * USUAL);
}

/** Result cards that belong together are held up together. */
async function drawn(show: Show, events: GameEvent[]): Promise<number> {
  const draws = drawsAt(events);
  if (!draws) return 0;
  const { reveal, count } = draws;
  await show.stage.held(reveal, show.wait(looking(reveal.purpose, reveal.cards.length)));
  for (const told of events.slice(0, count)) advance(show, told);
  return count;
}

async function quick(show: Show, event: GameEvent): Promise<void> {
  advance(show, event);
}

/** Whatever changes its place slides there. */
async function slid(show: Show, event: GameEvent): Promise<void> {
  carry(show.sky, show.ms(USUAL), () => advance(show, event));
  await show.wait(USUAL);
}

async function armed(show: Show, event: GameEvent): Promise<void> {
  carry(show.sky, show.ms(USUAL), () => advance(show, event));
  pulse(spot("weapon:" + String(event.weapon)), show.ms(USUAL));
  await show.wait(USUAL);
}

// ---- shots

interface Aimed {
  from: Point;
  muzzle: Point;
  to: Point;
}

function aimOf({ stage }: Show, event: GameEvent): Aimed | null {
  const from = centre(counter(event));
  const to = event.target === null ? stage.hexAt(String(event.hex)) : centre(spot("character:" + String(event.target)));
  if (!from || !to) return null;
  const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const part = Math.min(0.4, 34 / long);
  return { from, to, muzzle: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part } };
}

/** The flash, and the line that the bullet will take. */
async function fires(show: Show, event: GameEvent): Promise<void> {
  const aim = aimOf(show, event);
  if (aim) {
    muzzle(show.sky, aim.muzzle, show.ms(2 * USUAL));
    line(show.sky, aim.muzzle, aim.to, show.ms(3 * USUAL), { stroke: "var(--ink-soft)", width: 1.5 });
  }
  advance(show, event);
  await show.wait(USUAL);
}

/** A bullet that finds nobody goes past its target and into the ground. */
async function shot(show: Show, event: GameEvent): Promise<void> {
  const aim = aimOf(show, event);
  advance(show, event);
  if (!aim) return;
  const missed = event.hit === "miss";
  const beyond = { x: aim.to.x + (aim.to.x - aim.from.x) * 0.3 + 26, y: aim.to.y + (aim.to.y - aim.from.y) * 0.3 + 12 };
  const bullet = { stroke: "var(--oxblood)", width: missed ? 2.5 : 5 };
  line(show.sky, aim.muzzle, missed ? beyond : aim.to, show.ms(USUAL), { ...bullet, bend: missed ? 40 : 0 });
  await show.wait(SHORT);
  puff(show.sky, missed ? beyond : aim.to, show.ms(USUAL));
  if (!missed) shake(spot("character:" + String(event.target)), show.ms(USUAL));
  await show.wait(USUAL);
}

/** They tip over, and stay where they fell. */
async function fallen(show: Show, event: GameEvent): Promise<void> {
  counter(event)?.animate([{ rotate: "0deg" }, { rotate: "80deg", translate: "0.3rem 0.3rem" }], {
    duration: show.ms(2 * USUAL),
    easing: "ease-in",
  });
  await show.wait(2 * USUAL);
  carry(show.sky, show.ms(USUAL), () => advance(show, event));
}

function counter(event: GameEvent): Element | null {
  return spot("character:" + String(event.character));
}
