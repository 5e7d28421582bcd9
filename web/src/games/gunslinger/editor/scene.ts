// A draft as a table that the map can draw, and where on the map something is.
import { turned, type Ground, type Point } from "../map/hexes";
import { newcomer } from "../play/newcomer";
import { BOXES_OF_ENDURANCE, type Character, type Table, type Weapon } from "../play/view";
import type { Draft, Lying, Person } from "./draft";
import { kindOf } from "./figures";

export function tableOf(draft: Draft): Table {
  return {
    game: "gunslinger",
    seat: null,
    seats: draft.sides,
    options: {},
    map: draft.map,
    turn: 1,
    length: draft.length,
    segment: 0,
    asked: [],
    question: null,
    subject: null,
    rules: { surrender: true, captives_killed: false, money_bag: 0, captured: [], bonus: [] },
    // A person who is listed twice would be two things of one name.
    characters: draft.people
      .filter((one, i, all) => all.findIndex((other) => other.character === one.character) === i)
      .map(character),
    weapons: draft.lying.map(weapon),
    deck: 0,
    discards: [],
    unseen: [],
    scores: [],
    night: null,
    result: null,
  };
}

function character(one: Person): Character {
  const place = { character: one.character, seat: one.side, side: one.side, hex: one.hex || null, facing: one.facing };
  return { ...newcomer({ ...place, endurance: BOXES_OF_ENDURANCE }), down: one.down };
}

function weapon(one: Lying, i: number): Weapon {
  const kind = kindOf(one.weapon);
  return {
    weapon: `${one.weapon.toLowerCase()}.${i}`,
    kind: one.weapon,
    character: null,
    box: null,
    hex: one.hex || null,
    gone: false,
    gun: (kind?.capacity ?? 0) > 0,
    hands: kind?.hands ?? 1,
    rounds: one.rounds ?? kind?.capacity ?? 0,
    capacity: kind?.capacity ?? 0,
    cocked: one.cocked,
    jammed: false,
  };
}

/** The hex that a point of the map lies in; null: beside the map. */
export function hexAt(ground: Ground, { x, y }: Point): string | null {
  const inside = (outline: readonly Point[]) =>
    outline.reduce((odd, a, i) => {
      const b = outline[(i + outline.length - 1) % outline.length] ?? a;
      const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
      return crosses ? !odd : odd;
    }, false);
  return [...ground.cells.values()].find((cell) => inside(cell.outline))?.name ?? null;
}

/** The hex before or behind somebody; null: there is none. */
export function step(ground: Ground, { hex, facing }: Person, back: boolean): string | null {
  return hex ? ground.neighbour(hex, turned(facing, back ? 3 : 0)) : null;
}
