// What the table looks like after each of the events that led to a view, so that the board can show them one by one.
// It need not be exact where the viewer cannot know: the view itself is shown in the end.
import type { GameEvent, Plain } from "../../../net/types";
import { backOf, kindOf, placeOf, type Held, type Place, type Player, type Side, type Table } from "./view";

type Step = (table: Table, event: GameEvent, end: Table) => Table;

/** The table after an event, on the way to `end`. */
export function after(table: Table, event: GameEvent, end: Table): Table {
  return STEPS[event.event]?.(table, event, end) ?? table;
}

const STEPS: Record<string, Step> = {
  led: (table, event, end) => {
    const seat = seatIn(event);
    return withPlayer(table, seat, {
      places: end.players[seat]?.places ?? [],
      limit: end.players[seat]?.limit ?? null,
    });
  },
  turn: (table, event) => ({ ...table, turn: seatIn(event), bangs: 0, moved: false, used: [], hit: null, duel: null }),
  drew: drew,
  reshuffled: (table, event) => ({ ...table, common: Number(event.count), discards: [] }),
  played: (table, event) => {
    const thrown = thrownBy(table, event);
    const duel = kindOf(card(event)) === "duel" && event.aimed;
    if (!duel) return thrown;
    const place = Number(event.place);
    return { ...thrown, duel: { starter: seatIn(event), place, answers: place >> 1 } };
  },
  "as-colt": thrownBy,
  copied: thrownBy,
  paid: thrownBy,
  discarded: thrownBy,
  answered: (table, event) => {
    const thrown = thrownBy(table, event);
    return thrown.duel ? { ...thrown, duel: { ...thrown.duel, answers: 1 - seatIn(event) } } : thrown;
  },
  robbed: (table, event) => onDiscards(fromHand(table, Number(event.victim), card(event)), card(event)),
  equipped: (table, event) => toGear(fromHand(table, seatIn(event), card(event)), Number(event.place), card(event)),
  replaced: (table, event) => onDiscards(fromGear(table, card(event)), card(event)),
  reloaded: (table, event) => {
    const held = table.players[seatIn(event)]?.hand.some((each) => each.card === card(event) || each.card === null);
    return onDiscards(held ? fromHand(table, seatIn(event), card(event)) : fromGear(table, card(event)), card(event));
  },
  swapped: (table, event) => {
    const places = table.players[seatIn(event)]?.places.map((place) => {
      const active = place?.character === event.character;
      return place && { ...place, active, awake: active };
    });
    return withPlayer(table, seatIn(event), { places: places ?? [] });
  },
  shot: (table, event) => {
    const place = Number(event.place);
    const shooter = event.shooter === null ? null : placeOf(table, String(event.shooter));
    const seat = seatIn(event);
    const front = table.players[seat]?.places.find((each) => each?.active)?.place ?? seat * 2;
    const kind = event.with === null || event.with === undefined ? null : String(event.with);
    const character = String(event.shooter ?? "");
    const hit = { place, shooter: shooter?.place ?? front, character, seat, with: kind, tex: false };
    return { ...table, hit, question: "react" };
  },
  revealed: (table, event) => {
    if (Number(event.count) > 1) return { ...table, open: [] };
    return onDiscards(fromDeck(table, Number(event.deck), 1), card(event));
  },
  "turned-up": (table, event) => ({
    ...table,
    open: texts(event.cards),
    discards: [...texts(event.cards), ...table.discards],
  }),
  dodged: (table, event) => {
    const done = { ...table, hit: null };
    if (event.how === "card") return thrownBy(done, event);
    const hat = placeOf(table, String(event.character))?.gear?.find((worn) => kindOf(worn) === "hat");
    return event.how === "hat" && hat ? onDiscards(fromGear(done, hat), hat) : done;
  },
  "lost-life": (table, event) => ({ ...living(table, event), hit: null }),
  recovered: living,
  stolen: (table, event) => {
    const named = event.card === undefined ? null : card(event);
    const back = String(event.back ?? "law") as Side;
    const robbed = withHand(table, Number(event.victim), (hand) => without(hand, named, back));
    return withHand(robbed, seatIn(event), (hand) => [...hand, { back, card: named, shown: false }]);
  },
  stripped: (table, event) => onDiscards(fromGear(table, card(event), Number(event.place)), card(event)),
  "took-gear": (table, event) =>
    withHand(fromGear(table, card(event), Number(event.place)), seatIn(event), (hand) => [...hand, held(card(event))]),
  yielded: (table) => ({ ...table, duel: null }),
  store: (table, event) => ({ ...table, open: texts(event.cards) }),
  chose: (table, event) => {
    const open = firstRemoved(table.open, card(event));
    return withHand({ ...table, open }, seatIn(event), (hand) => [...hand, held(card(event))]);
  },
  "passed-on": (table, event) => {
    const lit = table.players.flatMap((player) => player.places.flatMap((place) => place?.gear ?? []));
    const dynamite = lit.find((worn) => kindOf(worn) === "dynamite");
    return dynamite ? toGear(fromGear(table, dynamite), Number(event.place), dynamite) : table;
  },
  eliminated: (table, event) => {
    const fallen = placeOf(table, String(event.character));
    const places = table.players[seatIn(event)]?.places.map((place) => (place === fallen ? null : place)) ?? [];
    const gone = withPlayer(table, seatIn(event), { places });
    const discards = [...(fallen?.gear ?? []), ...table.discards];
    return { ...gone, discards, gone: [...table.gone, String(event.character)], hit: null, duel: null };
  },
  entered: entered,
  alone: (table, event) => {
    const places = table.players[seatIn(event)]?.places.map((place) => place && { ...place, active: true, lone: true });
    return withPlayer(table, seatIn(event), { places: places ?? [] });
  },
};

function drew(table: Table, event: GameEvent): Table {
  const told = event.cards === undefined ? (event.card === undefined ? [] : [card(event)]) : texts(event.cards);
  const backs = texts(event.backs) as Side[];
  const count = Number(event.count ?? Math.max(told.length, backs.length, 1));
  const cards = Array.from({ length: count }, (_, i): Held => {
    const named = told[i];
    return named === undefined ? { back: backs[i] ?? "law", card: null, shown: false } : held(named);
  });
  const deck = Number(event.deck ?? event.seat);
  return withHand(fromDeck(table, deck, count), seatIn(event), (hand) => [...hand, ...cards]);
}

/** Somebody new takes the empty place. */
function entered(table: Table, event: GameEvent, end: Table): Table {
  const seat = seatIn(event);
  const name = String(event.character);
  const coming = placeOf(end, name);
  const player = table.players[seat];
  const at = player?.places.indexOf(null) ?? -1;
  if (!player || at < 0) return table;
  const front = !player.places.some((place) => place?.active);
  const most = coming?.most ?? 4;
  const place: Place = {
    place: seat * 2 + at,
    character: name,
    life: most,
    most,
    active: front,
    awake: front,
    lone: false,
    gear: [],
  };
  const left = Array.isArray(player.reserve) ? firstRemoved(player.reserve, name) : Math.max(0, player.reserve - 1);
  return withPlayer(table, seat, { places: player.places.map((each, i) => (i === at ? place : each)), reserve: left });
}

function living(table: Table, event: GameEvent): Table {
  const had = placeOf(table, String(event.character));
  const life = Number(event.life);
  if (!had) return table;
  const pool = table.pool === null ? null : table.pool + (had.life ?? life) - life;
  return { ...withPlace(table, had.place, (place) => ({ ...place, life })), pool };
}

// ---- cards on their way

function thrownBy(table: Table, event: GameEvent): Table {
  return onDiscards(fromHand(table, seatIn(event), card(event)), card(event));
}

function onDiscards(table: Table, card: string): Table {
  return { ...table, discards: [card, ...table.discards] };
}

function fromHand(table: Table, seat: number, card: string): Table {
  return withHand(table, seat, (hand) => without(hand, card, backOf(card)));
}

/** The card itself, or one of those that nobody sees with such a back. */
function without(hand: Held[], card: string | null, back: Side): Held[] {
  const known = hand.findIndex((each) => each.card === card);
  const at = known >= 0 ? known : hand.findIndex((each) => each.card === null && each.back === back);
  return hand.filter((_, i) => i !== at);
}

function fromDeck(table: Table, seat: number, count: number): Table {
  const deck = table.players[seat]?.deck ?? 0;
  const own = Math.min(deck, count);
  const common = table.common === null ? null : Math.max(0, table.common - (count - own));
  return { ...withPlayer(table, seat, { deck: deck - own }), common };
}

function toGear(table: Table, place: number, card: string): Table {
  return withPlace(table, place, (each) => ({ ...each, gear: [...(each.gear ?? []), card] }));
}

/** Equipment leaves its owner: there, or whoever has such a card. */
function fromGear(table: Table, card: string, place?: number): Table {
  const owner = table.players
    .flatMap((player) => player.places)
    .find((each) => (place === undefined || each?.place === place) && each?.gear?.includes(card));
  return owner
    ? withPlace(table, owner.place, (each) => ({ ...each, gear: firstRemoved(each.gear ?? [], card) }))
    : table;
}

// ---- small changes

function withPlayer(table: Table, seat: number, change: Partial<Player>): Table {
  return { ...table, players: table.players.map((each) => (each.seat === seat ? { ...each, ...change } : each)) };
}

/** Hands are kept in order: by back, then by name. */
function withHand(table: Table, seat: number, change: (hand: Held[]) => Held[]): Table {
  const order = ({ back, card }: Held) => `${back} ${card ?? ""}`;
  const hand = change(table.players[seat]?.hand ?? []).sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return withPlayer(table, seat, { hand });
}

function withPlace(table: Table, place: number, change: (place: Place) => Place): Table {
  const players = table.players.map((player) => ({
    ...player,
    places: player.places.map((each) => (each?.place === place ? change(each) : each)),
  }));
  return { ...table, players };
}

function firstRemoved(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

function held(card: string): Held {
  return { back: backOf(card), card, shown: false };
}

function seatIn(event: GameEvent): number {
  return Number(event.seat);
}

function card(event: GameEvent): string {
  return String(event.card ?? "");
}

function texts(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
