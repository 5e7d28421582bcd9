// Somebody who has just come to the table: unhurt, rested, with nothing done or planned yet.
import type { Character } from "./view";

type Place = Pick<Character, "character" | "seat" | "side" | "hex" | "facing" | "endurance">;

export function newcomer(place: Place): Character {
  return {
    boxes: place.endurance,
    skills: { one_hand: 0, two_hand: 0 },
    bonus: [],
    down: false,
    out: [],
    weary: false,
    delay: 0,
    spent: 0,
    wounds: { gun_arm: 0, other_arm: 0, leg: 0, serious: 0 },
    aim: null,
    stack: { height: null, executed: [], revealed: null, cards: null, gives_up: false, free: 0 },
    last: [],
    moving: null,
    running: null,
    sprint: false,
    points: "0",
    others: [],
    ...place,
  };
}
