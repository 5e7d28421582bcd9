// A showdown that is being written, in the form in which it is edited; its file is made from that.
import type { Args, Plain } from "../../../net/types";
import type { Way } from "../map/hexes";
import { BOXES, type Box } from "../play/view";
import { MOST_PEOPLE } from "./figures";

export interface Gear {
  weapon: string;
  /** null: fully loaded. */
  rounds: number | null;
  cocked: boolean;
}
export interface Lying extends Gear {
  hex: string;
}
export interface Person {
  character: string;
  /** The first one is 0. */
  side: number;
  /** "": not placed yet. */
  hex: string;
  facing: Way;
  down: boolean;
  /** Counts as captured at the end. */
  captured: boolean;
  /** The group in which it draws lots for its place, from 1 on; 0: its place is its own. */
  lot: number;
  boxes: Record<Box, Gear[]>;
}
export interface Extra {
  for: string;
  points: number;
  /** null: of any side. */
  side: number | null;
  /** null: anybody. */
  characters: string[] | null;
}
export const CASTS = ["all", "by-players", "by-sides"] as const;
export type Cast = (typeof CASTS)[number];

export interface Draft {
  name: string;
  story: string;
  provenance: string;
  /** What is house data in a showdown with found facts. */
  house: string[];
  map: string[];
  length: number;
  sides: number;
  /** Who takes part with fewer players than characters. */
  cast: Cast;
  /** In playing order. */
  people: Person[];
  surrender: boolean;
  captivesKilled: boolean;
  lying: Lying[];
  bag: number | null;
  extras: Extra[];
}

export function noGear(): Record<Box, Gear[]> {
  return { "gun-hand": [], "other-hand": [], "both-hands": [], holstered: [] };
}

export function gear(weapon: string): Gear {
  return { weapon, rounds: null, cocked: false };
}

export function person(character: string, side: number, hex = "", facing: Way = "n"): Person {
  const boxes = { ...noGear(), holstered: [gear("C45")] };
  return { character, side, hex, facing, down: false, captured: false, lot: 0, boxes };
}

/** Two who face each other: something that can be played from the first moment on. */
export function newDraft(name: string): Draft {
  return {
    name,
    story: "",
    provenance: "",
    house: [],
    map: ["A"],
    length: 12,
    sides: 2,
    cast: "all",
    people: [person("marshal", 0, "F4", "s"), person("the-kid", 1, "F9", "n")],
    surrender: true,
    captivesKilled: false,
    lying: [],
    bag: null,
    extras: [],
  };
}

/** The showdown as plain data, as its file has them. What the format has a usual value for is left out. */
export function asData(draft: Draft): Args {
  const of = (side: number) => draft.people.filter((one) => one.side === side).map((one) => one.character);
  const special: Args = {
    surrender: draft.surrender === !draft.captivesKilled ? null : draft.surrender,
    captives_killed: draft.captivesKilled || null,
    captured: filled(draft.people.filter((one) => one.captured).map((one) => one.character)),
    by_lot: filled(groups(draft.people)),
    on_the_map: filled(draft.lying.map((one) => table({ weapon: one.weapon, hex: one.hex || null, ...state(one) }))),
  };
  const bonus: Args = {
    money_bag: draft.bag,
    extra: filled(
      draft.extras.map(({ for: what, points, side, characters }) =>
        table({ for: what, points, side: side === null ? null : side + 1, characters }),
      ),
    ),
  };
  return table({
    showdown: 1,
    name: draft.name,
    story: draft.story || null,
    provenance: draft.provenance || null,
    house: filled([...draft.house]),
    map: [...draft.map],
    game_length: draft.length,
    sides: Array.from({ length: Math.min(MOST_PEOPLE, draft.sides) }, (_, side) => of(side)),
    cast: draft.cast === "all" ? null : draft.cast,
    set_up: draft.people.map(entry),
    special_rules: filled(table(special)),
    bonus_points: filled(table(bonus)),
  });
}

/** Those who draw lots together for their places. */
function groups(people: Person[]): string[][] {
  const numbers = [...new Set(people.map((one) => one.lot))].filter((number) => number > 0).sort((a, b) => a - b);
  return numbers.map((number) => people.filter((one) => one.lot === number).map((one) => one.character));
}

function entry(one: Person): Plain {
  const boxes = BOXES.filter((box) => one.boxes[box].length).map((box) => [box, one.boxes[box].map(weapon)] as const);
  return table({
    character: one.character,
    hex: one.hex || null,
    facing: one.facing,
    down: one.down || null,
    weapons: filled(Object.fromEntries(boxes)),
  });
}

function weapon(item: Gear): Plain {
  const more = state(item);
  return Object.keys(more).length ? { weapon: item.weapon, ...more } : item.weapon;
}

function state({ rounds, cocked }: Gear): { [key: string]: Plain } {
  return table({ rounds, cocked: cocked || null });
}

/** Without what is not said. */
function table(fields: Args): { [key: string]: Plain } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function filled<T extends Plain[] | { [key: string]: Plain }>(value: T): T | null {
  return Object.keys(value).length ? value : null;
}
