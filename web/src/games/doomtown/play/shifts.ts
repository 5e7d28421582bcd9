// Small changes of a table: a dude, a player, a card that comes, goes or turns.
import { faceOf, ownerOf, type Dude, type Gear, type Player, type Table } from "./view";

export function withPlayer(table: Table, seat: number, change: (player: Player) => Partial<Player>): Table {
  const players = table.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
  return { ...table, players };
}

export function withDude(table: Table, id: string, change: (dude: Dude) => Dude): Table {
  return { ...table, dudes: table.dudes.map((dude) => (dude.id === id ? change(dude) : dude)) };
}

/** A card in play turns, whatever it is. */
export function booted(table: Table, id: string, how: boolean): Table {
  const turned = <Card extends { id: string; gear?: Gear[] }>(card: Card): Card => ({
    ...card,
    ...(card.id === id && { booted: how }),
    ...(card.gear && { gear: card.gear.map((gear) => (gear.id === id ? { ...gear, booted: how } : gear)) }),
  });
  return { ...table, dudes: table.dudes.map(turned), places: table.places.map(turned) };
}

/** A card leaves play, for one of its owner's piles or for good. */
export function gone(table: Table, id: string, pile: "discards" | "boot_hill" | null): Table {
  const stripped = <Card extends { gear?: Gear[] }>(card: Card): Card =>
    card.gear ? { ...card, gear: card.gear.filter((gear) => gear.id !== id) } : card;
  const left = {
    ...table,
    dudes: table.dudes.filter((dude) => dude.id !== id).map(stripped),
    places: table.places.filter((place) => place.id !== id).map(stripped),
    players: table.players.map((player) => ({
      ...player,
      street: player.street.filter((place) => place !== id),
      outskirts: player.outskirts.filter((place) => place !== id),
    })),
  };
  const owner = ownerOf(id);
  if (pile === null || owner === null) return left;
  return withPlayer(left, owner, (player) => ({ [pile]: [faceOf(id), ...player[pile]] }));
}

/** Cards stand where they stand in the end, be it that they are new there, moved or gone. */
export function synced(table: Table, end: Table, ids: string[]): Table {
  return ids.reduce((so, id) => one(so, end, id), table);
}

function one(table: Table, end: Table, id: string): Table {
  const before = gone(table, id, null);
  const dude = end.dudes.find((each) => each.id === id);
  if (dude) return { ...before, dudes: [...before.dudes, { ...dude, gear: [] }] };
  const place = end.places.find((each) => each.id === id);
  if (place) {
    const known = new Set([...before.places.map((each) => each.id), id]);
    return {
      ...before,
      places: [...before.places, place],
      players: before.players.map((player, seat) => ({
        ...player,
        street: end.players[seat]?.street.filter((each) => known.has(each)) ?? player.street,
        outskirts: end.players[seat]?.outskirts.filter((each) => known.has(each)) ?? player.outskirts,
      })),
    };
  }
  return worn(before, end, id);
}

/** Goods and spells go to whoever has them in the end. */
function worn(table: Table, end: Table, id: string): Table {
  const host = [...end.dudes, ...end.places].find((each) => each.gear?.some((gear) => gear.id === id));
  const gear = host?.gear?.find((each) => each.id === id);
  if (!host || !gear) return table;
  const laden = <Card extends { id: string; gear?: Gear[] }>(card: Card): Card =>
    card.id === host.id ? { ...card, gear: [...(card.gear ?? []), gear] } : card;
  return { ...table, dudes: table.dudes.map(laden), places: table.places.map(laden) };
}
