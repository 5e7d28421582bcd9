// What the table looks like after each of the events that led to a view, so that the board can show them one by one.
// It need not be exact where the viewer cannot know: the view itself is shown in the end.
import type { GameEvent, Plain } from "../../../net/types";
import type { Climax, Gang, GangCard, Kind, Place, Story, Table } from "./view";

/** The table after an event, on the way to `end`. */
export function after(table: Table, event: GameEvent, end: Table): Table {
  const seat = Number(event.seat ?? -1);
  const card = String(event.card ?? "") as Kind;
  switch (event.event) {
    case "turn":
      return { ...table, turn: seat };
    case "left":
    case "lost":
      return onDiscards(without(table, seat, [Number(event.nth)]), [card]);
    case "took":
      return arriving({ ...table, discards: taken(table.discards, card) }, seat, { card, shown: true }, end);
    case "drew":
      return arriving({ ...table, deck: Math.max(0, table.deck - 1) }, seat, { card: card || null }, end);
    case "reshuffled":
      return { ...table, deck: Number(event.count), discards: [] };
    case "shot":
      return event.shown ? turnedUp(table, seat, [Number(event.nth)], [card], end) : table;
    case "fell":
      return onDiscards(without(table, Number(event.target), numbers(event.nths)), texts(event.cards));
    case "on-top":
      return { ...table, discards: [card, ...firstRemoved(table.discards, card)] };
    case "earned":
      return paid(table, seat, Number(event.coins));
    case "tie-refused":
      return {
        ...table,
        players: table.players.map((gang) => (gang.out ? gang : { ...gang, coins: Number(event.coins) })),
        bank: end.bank,
      };
    case "story": {
      const story_used = [String(event.story) as Story, ...table.story_used];
      return paid({ ...table, story_deck: Math.max(0, table.story_deck - 1), story_used }, seat, -1);
    }
    case "showed":
      return turnedUp(table, seat, numbers(event.nths), texts(event.cards), end);
    case "showed-hand": {
      const nths = table.players[seat]?.cards.map((lying) => lying.nth) ?? [];
      return turnedUp(table, seat, nths, texts(event.cards), end);
    }
    case "climax":
      return { ...changed(table, seat, { climax: String(event.climax) as Climax }), climax_pile: table.climax_pile.slice(1) };
    case "climax-back":
      return { ...changed(table, seat, { climax: null }), climax_pile: [...table.climax_pile, String(event.climax) as Climax] };
    case "claimed": {
      const nths = numbers(event.nths);
      const place = String(event.place) as Place;
      const controls = [...(table.players[seat]?.controls ?? []), place];
      return onDiscards(without(changed(table, seat, { controls }), seat, nths), texts(event.cards));
    }
    case "out":
      return out(
        table,
        seat,
        event.by === null || event.by === undefined ? null : Number(event.by),
        Number(event.coins),
      );
    default:
      return table;
  }
}

function changed(table: Table, seat: number, change: Partial<Gang>): Table {
  return { ...table, players: table.players.map((gang) => (gang.seat === seat ? { ...gang, ...change } : gang)) };
}

function without(table: Table, seat: number, nths: number[]): Table {
  const cards = table.players[seat]?.cards.filter((lying) => !nths.includes(lying.nth)) ?? [];
  return changed(table, seat, { cards });
}

function onDiscards(table: Table, cards: Kind[]): Table {
  return { ...table, discards: [...[...cards].reverse(), ...table.discards] };
}

/** The card that was on top before the own one was put there. */
function taken(discards: Kind[], card: Kind): Kind[] {
  const at = discards.indexOf(card, 1);
  return at < 0 ? firstRemoved(discards, card) : discards.filter((_, i) => i !== at);
}

function firstRemoved(discards: Kind[], card: Kind): Kind[] {
  const at = discards.indexOf(card);
  return at < 0 ? discards : discards.filter((_, i) => i !== at);
}

/** A new card at the end of the row; which number it has is known from the end. */
function arriving(table: Table, seat: number, card: Omit<GangCard, "nth">, end: Table): Table {
  const row = table.players[seat]?.cards ?? [];
  const there = new Set(row.map((lying) => lying.nth));
  const coming = end.players[seat]?.cards.find((lying) => !there.has(lying.nth));
  const nth = coming?.nth ?? Math.max(0, ...there) + 1;
  return changed(table, seat, { cards: [...row, { ...card, nth, not: [] }] });
}

/** Cards that everybody sees from now on; which is which is known from the end, as far as they are still there. */
function turnedUp(table: Table, seat: number, nths: number[], cards: Kind[], end: Table): Table {
  const known = new Map(end.players[seat]?.cards.map((lying) => [lying.nth, lying.card]));
  const row = table.players[seat]?.cards.map((lying) => {
    const at = nths.indexOf(lying.nth);
    if (at < 0) return lying;
    return { nth: lying.nth, card: lying.card ?? known.get(lying.nth) ?? cards[at] ?? null, shown: true };
  });
  return changed(table, seat, { cards: row ?? [] });
}

function paid(table: Table, seat: number, coins: number): Table {
  const had = table.players[seat]?.coins ?? 0;
  return { ...changed(table, seat, { coins: Math.max(0, had + coins) }), bank: Math.max(0, table.bank - coins) };
}

function out(table: Table, seat: number, by: number | null, coins: number): Table {
  const gone = changed(table, seat, { out: true, cards: [], coins: 0, climax: null });
  return by === null
    ? { ...gone, bank: gone.bank + coins }
    : changed(gone, by, { coins: (gone.players[by]?.coins ?? 0) + coins });
}

function numbers(value: Plain | undefined): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function texts(value: Plain | undefined): Kind[] {
  return Array.isArray(value) ? value.map((one) => String(one) as Kind) : [];
}
