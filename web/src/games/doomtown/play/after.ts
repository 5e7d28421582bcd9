// What the table looks like after each of the events that led to a view, so that the board can show them one by one.
// It need not be exact: stats are those of the end, and the view itself is shown in the end.
import type { GameEvent, Plain } from "../../../net/types";
import { codeOf, printed } from "./data";
import { booted, gone, synced, withDude, withPlayer } from "./shifts";
import { dudeOf, homeOf, ownerOf, type DrawHand, type Phase, type Table } from "./view";

type Step = (table: Table, event: GameEvent, end: Table) => Table;

/** The table after an event, on the way to `end`. */
export function after(table: Table, event: GameEvent, end: Table): Table {
  return STEPS[event.event]?.(table, event, end) ?? table;
}

const STEPS: Record<string, Step> = {
  day: (table, event) => ({ ...table, day: Number(event.day) }),
  phase: (table, event) => ({ ...table, phase: String(event.phase) as Phase }),
  gang: (table, event, end) => synced(table, end, texts(event.cards)),
  shopped: arrived,
  placed: arrived,
  attached: arrived,
  traded: arrived,
  token: arrived,
  replaced: (table, event, end) => synced(table, end, [card(event), String(event.by)]),
  moved: (table, event) =>
    withDude(table, card(event), (dude) => ({
      ...dude,
      place: String(event.place),
      booted: dude.booted || Boolean(event.booted),
    })),
  "home-booted": wentHome,
  fled: wentHome,
  booted: (table, event) => booted(table, card(event), true),
  unbooted: (table, event) => booted(table, card(event), false),
  discarded: (table, event) => gone(table, card(event), "discards"),
  released: (table, event) => gone(table, card(event), "discards"),
  aced: (table, event) => gone(table, card(event), "boot_hill"),
  removed: (table, event) => gone(table, card(event), null),
  casualty: (table, event) =>
    event.how === "home"
      ? wentHome(table, event)
      : gone(table, card(event), event.how === "ace" ? "boot_hill" : "discards"),
  bounty: (table, event) => withDude(table, card(event), (dude) => ({ ...dude, bounty: Number(event.bounty) })),
  posse: (table, event) =>
    texts(event.cards).reduce((so, id) => withDude(so, id, (dude) => ({ ...dude, posse: Number(event.side) })), table),
  joined: (table, event) => withDude(table, card(event), (dude) => ({ ...dude, posse: Number(event.side) })),
  "left-posse": (table, event) => withDude(table, card(event), (dude) => ({ ...dude, posse: 0 })),
  shootout: (table, _, end) => ({ ...table, shootout: end.shootout ?? table.shootout, job: end.job ?? table.job }),
  round: (table, event) =>
    table.shootout ? { ...table, shootout: { ...table.shootout, round: Number(event.round) } } : table,
  "shootout-won": parted,
  "shootout-over": parted,
  job: (table, _, end) => ({ ...table, job: end.job ?? table.job }),
  "job-done": (table) => ({ ...parted(table), job: null }),
  ante: (table, event) => paid({ ...table, pot: table.pot + 1 }, event, event.loan ? 0 : -1),
  winner: (table, event) => ({ ...paid(table, event, Number(event.pot)), pot: 0, winner: seatIn(event) }),
  income: (table, event) => paid(table, event, Number(event.amount)),
  gained: (table, event) => paid(table, event, Number(event.amount)),
  reward: (table, event) => paid(table, event, Number(event.amount)),
  repaid: (table, event) => paid(table, event, -Number(event.amount)),
  wages: (table, event) => paid(table, event, -Number(event.amount)),
  paid: (table, event) => paid(table, event, -Number(event.amount)),
  bid: (table, event) => paid(table, event, -Number(event.amount)),
  took: (table, event) => {
    const amount = Number(event.amount);
    const from = withPlayer(table, Number(event.from), (player) => ({ stash: player.stash - amount }));
    return paid(from, event, amount);
  },
  drew: (table, event) => {
    const [count, faces] = [Number(event.count), texts(event.faces)];
    return withPlayer(table, seatIn(event), (player) => ({
      deck: Math.max(0, player.deck - count),
      hand: [...player.hand, ...faces].sort(),
      hand_count: player.hand_count + count,
    }));
  },
  reshuffled: (table, event) =>
    withPlayer(table, seatIn(event), () => ({ deck: Number(event.count), discards: [] as string[] })),
  played: fromHand,
  "hand-discarded": fromHand,
  "sundown-discard": fromHand,
  "hand-aced": fromHand,
  "to-hand": (table, event) =>
    withPlayer(table, seatIn(event), (player) => ({
      hand: table.seat === player.seat ? [...player.hand, card(event)].sort() : player.hand,
      hand_count: player.hand_count + 1,
    })),
  pulled: (table, event) => withPlayer(table, seatIn(event), (player) => ({ deck: Math.max(0, player.deck - 1) })),
  "drew-hand": (table, event) => drawn(table, event, laid(texts(event.faces), Number(event.count))),
  revealed: shown,
  "hand-changed": shown,
  lowball: shown,
};

function arrived(table: Table, event: GameEvent, end: Table): Table {
  const id = card(event);
  const come = synced(table, end, [id]);
  if (event.event !== "shopped") return come;
  const fromHand = withPlayer(come, seatIn(event), (player) => ({
    hand: without(player.hand, id.split(".")[0] ?? id),
    hand_count: Math.max(0, player.hand_count - 1),
  }));
  return paid(fromHand, event, -Number(event.cost));
}

function wentHome(table: Table, event: GameEvent): Table {
  const dude = dudeOf(table, card(event));
  const home = dude && homeOf(table, dude.seat);
  if (!dude || !home) return table;
  return withDude(table, dude.id, (each) => ({ ...each, place: home, booted: true, posse: 0 }));
}

/** A shootout is over: nobody is in a posse any more, and the hands are thrown away. */
function parted(table: Table): Table {
  return {
    ...table,
    shootout: null,
    dudes: table.dudes.map((dude) => (dude.posse ? { ...dude, posse: 0 } : dude)),
    players: table.players.map((player) => ({ ...player, draw_hand: null })),
  };
}

function paid(table: Table, event: GameEvent, amount: number): Table {
  return withPlayer(table, seatIn(event), (player) => ({ stash: Math.max(0, player.stash + amount) }));
}

function fromHand(table: Table, event: GameEvent): Table {
  const pile = event.event === "hand-aced" ? "boot_hill" : "discards";
  return withPlayer(table, seatIn(event), (player) => ({
    hand: without(player.hand, card(event)),
    hand_count: Math.max(0, player.hand_count - 1),
    [pile]: [card(event), ...player[pile]],
  }));
}

// ---- draw hands

export function laid(faces: string[], count = faces.length): DrawHand {
  const cards = faces.map((face) => ({ card: face, as: printed(face).kind === "joker" ? null : codeOf(face) }));
  return { count, cards, rank: null, rank_change: 0, cheatin: null };
}

function drawn(table: Table, event: GameEvent, hand: DrawHand): Table {
  return withPlayer(table, seatIn(event), () => ({ draw_hand: hand }));
}

function shown(table: Table, event: GameEvent): Table {
  const hand = laid(texts(event.faces));
  return drawn(table, event, { ...hand, rank: Number(event.rank), cheatin: Boolean(event.cheatin) });
}

// ---- what an event says

function without(cards: readonly string[], face: string): string[] {
  const at = cards.indexOf(face);
  return cards.filter((_, i) => i !== at);
}

function seatIn(event: GameEvent): number {
  return Number(event.seat ?? ownerOf(card(event)) ?? 0);
}

function card(event: GameEvent): string {
  return String(event.card ?? "");
}

function texts(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

