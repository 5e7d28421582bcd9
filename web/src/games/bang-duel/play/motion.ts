// Plays events on the table: what each of them looks like, and how long it takes.
import { centre, pulse, shake, spot, toppled, type Point } from "../../../board/flights";
import { line, muzzle, puff } from "../../../board/gunsmoke";
import { SHORT, USUAL, advance, moved, type Motion, type Show as ShowOf } from "../../../board/scenes";
import type { GameEvent } from "../../../net/types";
import type { DuelStage, Reveal } from "./stage.svelte";
import { kindOf, placeOf, type Symbol, type Table } from "./view";

/** A card that the opponent plays is held up so long; one whose symbol decides, so long. */
const GLANCE = 850;
const LOOK = 1700;

type Show = ShowOf<Table, DuelStage>;

const SCENES: Motion<Table, DuelStage>["scenes"] = {
  led: (show, event) => moved(show, event, "reserve:" + seatIn(event)),
  drew: (show, event) => moved(show, event, deck(event.deck ?? event.seat)),
  showed: (show, event) => held(show, reveal(event)),
  reshuffled: async (show, event) => {
    await moved(show, event);
    pulse(spot("common"), show.ms(USUAL));
  },
  played: async (show, event) => {
    if (!["missed", "return-fire"].includes(kindOf(card(event)))) show.stage.exchange = [];
    await shownToOthers(show, event);
    await moved(show, event, undefined, "discards");
  },
  "as-colt": async (show, event) => {
    await shownToOthers(show, event);
    await moved(show, event, undefined, "discards");
  },
  copied: (show, event) => moved(show, event, undefined, "discards"),
  paid: (show, event) => moved(show, event, undefined, "discards"),
  discarded: (show, event) => moved(show, event, undefined, "discards"),
  robbed: (show, event) => moved(show, event, undefined, "discards"),
  replaced: (show, event) => moved(show, event, undefined, "discards"),
  reloaded: (show, event) => moved(show, event, undefined, "discards"),
  stripped: (show, event) => moved(show, event, undefined, "discards"),
  equipped: async (show, event) => {
    await shownToOthers(show, event);
    await moved(show, event, "hand:" + seatIn(event));
  },
  "took-gear": (show, event) => moved(show, event, undefined, "hand:" + seatIn(event)),
  stolen: (show, event) => moved(show, event, "hand:" + Number(event.victim), "hand:" + seatIn(event)),
  swapped: moved,
  shot,
  dodged,
  "lost-life": struck,
  recovered: async (show, event) => {
    advance(show, event);
    pulse(life(event), show.ms(USUAL));
    await show.wait(SHORT);
  },
  revealed: async (show, event) => {
    if (Number(event.count) > 1) advance(show, event);
    await held(show, reveal(event));
    await moved(show, event, undefined, "discards");
  },
  "turned-up": (show, event) => moved(show, event, "middle"),
  store: (show, event) => moved(show, event, "discards"),
  chose: (show, event) => moved(show, event, "middle", "hand:" + seatIn(event)),
  answered: async (show, event) => {
    show.stage.exchange = [...show.stage.exchange, { seat: seatIn(event), card: card(event) }];
    await moved(show, event, "hand:" + seatIn(event), "middle");
  },
  "blew-up": async (show, event) => {
    const at = centre(poster(event));
    if (at) for (const by of [-30, 0, 30]) muzzle(show.sky, { x: at.x + by, y: at.y + by / 2 }, show.ms(2 * USUAL));
    await show.wait(USUAL);
  },
  "passed-on": moved,
  eliminated,
  entered: (show, event) => moved(show, event, "reserve:" + seatIn(event)),
  ability: async (show, event) => {
    pulse(poster(event), show.ms(USUAL));
    await show.wait(SHORT);
  },
  ended: async (show, event) => {
    pulse(spot("side:" + seatIn(event)), show.ms(2 * USUAL));
    await show.wait(2 * USUAL);
  },
};

export const MOTION: Motion<Table, DuelStage> = { scenes: SCENES };

async function held({ stage, wait }: Show, shown: Reveal): Promise<void> {
  await stage.held(shown, wait(shown.wanted === null ? GLANCE : LOOK));
}

/** The player of a card knows it; the others want to see it. */
async function shownToOthers(show: Show, event: GameEvent): Promise<void> {
  if (show.end.seat !== seatIn(event)) await held(show, reveal(event));
}

function reveal(event: GameEvent): Reveal {
  const wanted = event.wanted === undefined ? null : (String(event.wanted) as Symbol);
  return { seat: seatIn(event), card: card(event), wanted, success: Boolean(event.success) };
}

// ---- shots

async function shot(show: Show, event: GameEvent): Promise<void> {
  advance(show, event);
  const aim = lineOf(show);
  if (!aim) return;
  muzzle(show.sky, aim.muzzle, show.ms(USUAL));
  line(show.sky, aim.from, aim.to, show.ms(2 * USUAL), { stroke: "var(--ink-soft)", width: 2 });
  await show.wait(SHORT);
}

/** The bullet goes past its target and away. */
async function dodged(show: Show, event: GameEvent): Promise<void> {
  const aim = lineOf(show);
  const saved = { barrel: "barrel", hat: "hat" }[String(event.how)];
  const place = show.stage.table ? placeOf(show.stage.table, String(event.character)) : null;
  if (saved && place) pulse(spot(`gear:${place.place}/${saved}`), show.ms(USUAL));
  if (event.how === "sid-curry") pulse(poster(event), show.ms(USUAL));
  if (event.how === "card" && show.end.seat !== seatIn(event)) await held(show, reveal(event));
  if (aim) {
    const beyond = { x: aim.to.x + (aim.to.x - aim.from.x) * 0.5, y: aim.to.y + (aim.to.y - aim.from.y) * 0.3 };
    muzzle(show.sky, aim.muzzle, show.ms(SHORT));
    line(show.sky, aim.from, beyond, show.ms(USUAL), { stroke: "var(--oxblood)", width: 2.5, bend: 90 });
    await show.wait(SHORT);
    puff(show.sky, beyond, show.ms(USUAL));
  }
  await moved(show, event, undefined, "discards");
}

async function struck(show: Show, event: GameEvent): Promise<void> {
  const aim = lineOf(show);
  if (aim) {
    muzzle(show.sky, aim.muzzle, show.ms(USUAL));
    line(show.sky, aim.from, aim.to, show.ms(USUAL), { stroke: "var(--oxblood)", width: 5 });
    await show.wait(SHORT);
  }
  advance(show, event);
  const hit = centre(poster(event));
  if (hit) puff(show.sky, hit, show.ms(USUAL));
  shake(poster(event), show.ms(USUAL), 7);
  pulse(life(event), show.ms(USUAL));
  await show.wait(USUAL);
}

/** They tip over, and are gone. */
async function eliminated(show: Show, event: GameEvent): Promise<void> {
  const fallen = poster(event);
  if (fallen instanceof HTMLElement) fallen.style.transformOrigin = "50% 100%";
  toppled(fallen, show.ms(2 * USUAL), { aside: "0.6rem", stays: true });
  await show.wait(2 * USUAL);
  show.stage.exchange = [];
  await moved(show, event, undefined, "discards");
}

/** From the shooter's poster to the one aimed at. */
function lineOf({ stage }: Show): { from: Point; muzzle: Point; to: Point } | null {
  const hit = stage.table?.hit;
  const from = hit ? centre(spot("place:" + hit.shooter)) : null;
  const to = hit ? centre(spot("place:" + hit.place)) : null;
  if (!from || !to) return null;
  const part = 0.22;
  return { from, to, muzzle: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part } };
}

// ---- where things are

function deck(seat: unknown): string {
  return spot("deck:" + Number(seat)) ? "deck:" + Number(seat) : "common";
}

function poster(event: GameEvent): Element | null {
  return spot("character:" + String(event.character));
}

function life(event: GameEvent): Element | null {
  return spot("life:" + String(event.character));
}

function seatIn(event: GameEvent): number {
  return Number(event.seat);
}

function card(event: GameEvent): string {
  return String(event.card ?? "");
}
