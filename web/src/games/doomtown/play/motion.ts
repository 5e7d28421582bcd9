// Plays events on the table: what each of them looks like, and how long it takes.
import { centre, pulse, spot, toppled } from "../../../board/flights";
import { coins, line, muzzle, puff } from "../../../board/gunsmoke";
import { SHORT, USUAL, advance, moved, still, type Motion, type Show as ShowOf } from "../../../board/scenes";
import type { GameEvent } from "../../../net/types";
import type { Reveal, TownStage } from "./stage.svelte";
import type { Table } from "./view";

/** A card that somebody else plays is held up so long; hands of poker, so long. */
const GLANCE = 1000;
const LOOK = 2600;

type Show = ShowOf<Table, TownStage>;

const SCENES: Motion<Table, TownStage>["scenes"] = {
  moved,
  "home-booted": moved,
  fled: moved,
  booted: moved,
  unbooted: still,
  shopped: (show, event) => moved(show, event, "hand:" + seatIn(event)),
  placed: moved,
  attached: moved,
  traded: moved,
  token: moved,
  discarded: (show, event) => moved(show, event, undefined, pile("discards", event)),
  released: (show, event) => moved(show, event, undefined, pile("discards", event)),
  aced: (show, event) => moved(show, event, undefined, pile("boot-hill", event)),
  drew: (show, event) => moved(show, event, "deck:" + seatIn(event)),
  "hand-discarded": (show, event) => moved(show, event, undefined, "discards:" + seatIn(event)),
  "sundown-discard": (show, event) => moved(show, event, undefined, "discards:" + seatIn(event)),
  played: async (show, event) => {
    if (show.end.seat !== seatIn(event)) await held(show, cardOf(event, "played"), GLANCE);
    await moved(show, event, undefined, "discards:" + seatIn(event));
  },
  used: async (show, event) => {
    pulse(spot("card:" + String(event.card)), show.ms(USUAL));
    await show.wait(USUAL);
  },
  pulled: async (show, event) => {
    advance(show, event);
    await held(show, cardOf(event, "pulled"), GLANCE);
  },
  lowball: async (show, event) => {
    advance(show, event);
    show.stage.low.push({
      seat: seatIn(event),
      cards: show.stage.table?.players[seatIn(event)]?.draw_hand?.cards ?? [],
      rank: Number(event.rank),
      cheatin: Boolean(event.cheatin),
    });
  },
  tied: (show) => hands(show, null),
  winner: async (show, event) => {
    await hands(show, seatIn(event));
    await still(show, event);
    pulse(spot("stash:" + seatIn(event)), show.ms(USUAL));
  },
  income: async (show, event) => {
    const [from, to] = [centre(spot("street:" + seatIn(event))), centre(spot("stash:" + seatIn(event)))];
    if (from && to) coins(show.sky, from, to, Number(event.amount), show.ms(USUAL));
    await show.wait(SHORT);
    await still(show, event);
  },
  took: async (show, event) => {
    const [from, to] = [centre(spot("stash:" + Number(event.from))), centre(spot("stash:" + seatIn(event)))];
    if (from && to) coins(show.sky, from, to, Number(event.amount), show.ms(USUAL));
    await show.wait(SHORT);
    await still(show, event);
  },
  "called-out": async (show, event) => {
    const [from, to] = [dude(event.card), dude(event.target)];
    pulse(from, show.ms(USUAL));
    const [a, b] = [centre(from), centre(to)];
    if (a && b) line(show.sky, a, b, show.ms(2 * USUAL), { stroke: "var(--oxblood)", width: 2.5 });
    await show.wait(USUAL);
    pulse(to, show.ms(USUAL));
    await show.wait(SHORT);
  },
  shootout: async (show, event) => {
    const at = centre(spot("card:" + String(event.place)));
    if (at) for (const by of [-24, 24]) muzzle(show.sky, { x: at.x + by, y: at.y - by / 2 }, show.ms(2 * USUAL));
    await show.wait(USUAL);
    await still(show, event);
  },
  posse: moved,
  joined: moved,
  revealed: async (show, event) => {
    await moved(show, event);
    await show.wait(USUAL);
  },
  ranks: (show) => show.wait(LOOK / 2),
  casualty,
  victory: async (show, event) => {
    pulse(spot("seat:" + seatIn(event)), show.ms(2 * USUAL));
    await show.wait(2 * USUAL);
  },
};

export const MOTION: Motion<Table, TownStage> = { scenes: SCENES };

async function held({ stage, wait }: Show, shown: Reveal, ms: number): Promise<void> {
  await stage.held(shown, wait(ms));
}

/** The lowball hands side by side. */
async function hands(show: Show, winner: number | null): Promise<void> {
  const laidOut = show.stage.low.splice(0);
  if (laidOut.length) await held(show, { of: "hands", hands: laidOut, winner, low: true }, LOOK);
}

/** They are hit, tip over, and are gone. */
async function casualty(show: Show, event: GameEvent): Promise<void> {
  const fallen = dude(event.card);
  const at = centre(fallen);
  if (at) {
    muzzle(show.sky, at, show.ms(USUAL));
    puff(show.sky, at, show.ms(USUAL));
  }
  if (event.how !== "home") {
    toppled(fallen, show.ms(2 * USUAL), { aside: "0.5rem" });
    await show.wait(2 * USUAL);
  }
  await moved(show, event);
}

// ---- where things are

function pile(of: string, event: GameEvent): string {
  return `${of}:${String(event.card).split(".")[1] ?? 0}`;
}

function dude(id: unknown): Element | null {
  return spot("card:" + String(id));
}

function cardOf(event: GameEvent, how: "played" | "pulled"): Reveal {
  return { of: "card", seat: seatIn(event), card: String(event.card ?? ""), how };
}

function seatIn(event: GameEvent): number {
  return Number(event.seat);
}
