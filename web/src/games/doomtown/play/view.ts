// What a view of this game holds, typed; and what the name of a card says.
import type { View } from "../../../net/types";

export interface Gear {
  id: string;
  card: string;
  booted: boolean;
  used: number;
  traded: boolean;
}
export interface Dude {
  id: string;
  card: string;
  seat: number;
  place: string;
  booted: boolean;
  value: number;
  bullets: number;
  stud: boolean;
  influence: number;
  upkeep: number;
  bounty: number;
  control: number;
  /** 0: in none; 1: the leader's, 2: the mark's. */
  posse: number;
  purse: number;
  gear: Gear[];
}
export interface Place {
  id: string;
  /** null: the town square. */
  card: string | null;
  owner: number | null;
  controller: number | null;
  control?: number;
  production?: number;
  private: boolean;
  in_town?: boolean;
  booted?: boolean;
  gear?: Gear[];
}
export interface Drawn {
  card: string;
  /** What it counts as, "10H"; null: a joker without a name. */
  as: string | null;
}
export interface DrawHand {
  count: number;
  cards: Drawn[];
  rank: number | null;
  rank_change: number;
  cheatin: boolean | null;
}
export interface Player {
  seat: number;
  outfit: string;
  stash: number;
  loan: number;
  control: number;
  influence: number;
  hand: string[];
  hand_count: number;
  deck: number;
  discards: string[];
  boot_hill: string[];
  draw_hand: DrawHand | null;
  street: string[];
  outskirts: string[];
}
export interface Shootout {
  place: string;
  round: number;
  leader: number;
  mark: number | null;
  leader_dude: string | null;
  mark_dude: string | null;
  shooters: (string | null)[];
  studs: (number | null)[];
  draws: (number | null)[];
  revealed: boolean;
}
export interface Job {
  seat: number;
  card: string | null;
  leader: string | null;
  mark: string | null;
}
export interface Effect {
  card: string | null;
  seat: number | null;
  what: string;
  amount: number;
  until: string;
}
export interface Table {
  seat: number | null;
  seats: number;
  day: number;
  phase: string;
  winner: number | null;
  pot: number;
  asked: number[];
  question: string | null;
  players: Player[];
  places: Place[];
  dudes: Dude[];
  aside: string[];
  effects: Effect[];
  shootout: Shootout | null;
  job: Job | null;
  marked: string[];
  chosen: string[];
  casualties: [string, string][];
  options: { short?: boolean };
  result: { places: number[] } | null;
}

/** A view; with all seats' views, every hand is open. */
export function read(view: View, all?: View[]): Table {
  const table = view as unknown as Table;
  if (!all) return table;
  const own = all as unknown as Table[];
  return { ...table, players: table.players.map((player) => own[player.seat]?.players[player.seat] ?? player) };
}

/** "sloane" of "sloane.1". */
export function faceOf(id: string): string {
  return id.split(".")[0] ?? id;
}

/** The seat that owns a card in play: 1 of "sloane.1"; null for a mere face. */
export function ownerOf(id: string): number | null {
  const seat = id.split(".")[1];
  return seat === undefined ? null : Number(seat);
}

export function dudeOf(table: Table, id: string): Dude | undefined {
  return table.dudes.find((dude) => dude.id === id);
}

export function placeOf(table: Table, id: string): Place | undefined {
  return table.places.find((place) => place.id === id);
}

export function dudesAt(table: Table, place: string): Dude[] {
  return table.dudes.filter((dude) => dude.place === place);
}

export function gearOf(table: Table, id: string): Gear | undefined {
  return [...table.dudes, ...table.places].flatMap((host) => host.gear ?? []).find((gear) => gear.id === id);
}

export function homeOf(table: Table, seat: number): string | undefined {
  const player = table.players[seat];
  return player?.street.find((id) => faceOf(id) === player.outfit);
}

/** Cards with a name for each, which it keeps while others come and go. */
export function named(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { key: `${card}#${nth}`, card };
  });
}
