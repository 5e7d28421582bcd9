// Result cards that belong together: those that one penalty makes somebody draw are held up in one go, with what they
// cost in all.
import type { GameEvent } from "../../../net/types";
import { CHARTS, lineOf, shellOf } from "./data";
import type { Reveal } from "./stage.svelte";

export interface Draws {
  reveal: Reveal;
  /** How many events these are, from the first card on. */
  count: number;
}

/** Cards whose points are added up. */
const COUNTED = new Set(["delay", "fatigue", "wound"]);

/** The draws that begin with the first of these events, which is a card. */
export function drawsAt(events: readonly GameEvent[]): Draws | null {
  const [first] = events;
  if (first?.event !== "drew") return null;
  const purpose = String(first.purpose);
  const same = (event: GameEvent | undefined) =>
    event?.event === "drew" && event.purpose === purpose && event.character === first.character;
  const cost = (event: GameEvent | undefined) => event?.event === "gained" && event.character === first.character;
  let count = 1;
  while (same(events[count]) || (COUNTED.has(purpose) && cost(events[count]))) count++;
  const taken = events.slice(0, count);
  const cards = taken.filter((event) => event.event === "drew").map((event) => Number(event.card));
  const gained = taken.filter((event) => event.event === "gained");
  const sum = (of: "delay" | "boxes") => gained.reduce((total, event) => total + Number(event[of]), 0);
  const next = events[count];
  const told = gained.length
    ? [{ ...first, event: "gained", delay: sum("delay"), boxes: sum("boxes") }]
    : purpose === "shot" || purpose === "damage"
      ? [next].flatMap((event) => (event?.event === "shot" || event?.event === "misfired" ? [event] : []))
      : [];
  return { reveal: { character: String(first.character), purpose, cards, told }, count };
}

/** What is read on a card for this purpose: points, a penalty, a direction, or what becomes of a shot. */
export function reading(card: number, purpose: string, fatigue: string | undefined): string {
  switch (purpose) {
    case "shot":
      return shellOf(card);
    case "damage":
      return CHARTS.has(card) ? "fires" : "malfunction";
    case "direction":
      return lineOf(card, "hex");
    case "wound":
      return lineOf(card, "wound");
    case "fatigue":
      return lineOf(card, fatigue === "wound" ? "wound" : "delay");
    default:
      return lineOf(card, "delay");
  }
}
