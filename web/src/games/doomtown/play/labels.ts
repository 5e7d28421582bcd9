// How things are called and told in words, for labels that are heard.
import type { Args } from "../../../net/types";
import { words } from "../../../text/words.svelte";
import type { Dude, Place } from "./view";

/** How somebody is called across the street: a short name in full, else the last word of it. */
export function callName(card: string): string {
  const name = words.text("card-" + card);
  if (name.length <= 9) return name;
  const parts = name.split(" ");
  const last = parts.at(-1) ?? name;
  return parts.at(-2) === "the" ? (parts[0] ?? last) : last;
}

export function dudeArgs(dude: Dude): Args {
  const { seat, bullets, influence, bounty } = dude;
  return {
    card: dude.id,
    seat,
    bullets,
    influence,
    bounty,
    stud: Number(dude.stud),
    booted: Number(dude.booted),
    gear: dude.gear.map((gear) => gear.id),
    armed: dude.gear.length,
  };
}

export function placeArgs(place: Place): Args {
  return {
    card: place.id,
    seat: place.owner,
    controller: place.controller ?? place.owner,
    own: Number(place.controller === null || place.controller === place.owner),
    control: place.control ?? 0,
    production: place.production ?? 0,
    booted: Number(place.booted ?? false),
  };
}
