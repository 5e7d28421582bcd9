// A showdown file's data as a draft. Every file leads to one: what makes no sense is left out or stands for the usual.
import type { Args, Plain } from "../../../../net/types";
import { WAYS, type Way } from "../../map/hexes";
import { BOXES } from "../../play/view";
import { CASTS, newDraft, noGear, type Draft, type Extra, type Gear, type Lying, type Person } from "../draft";
import { CHARACTERS, WEAPONS } from "../figures";

/** A name as people write it, in the one form that is looked up. */
export function bare(value: Plain | undefined): string {
  return text(value).trim().toLowerCase().replaceAll(".", "").replace(/[_ ]/g, "-");
}

export function draftOf(data: Args): Draft {
  const special = table(data["special_rules"]);
  const bonus = table(data["bonus_points"]);
  const sides = list(data["sides"]).map((side) => list(side).map(who));
  const killed = special["captives_killed"] === true;
  const captured = list(special["captured"]).map(who);
  const lots = list(special["by_lot"]).map((group) => list(group).map(who));
  const people = list(data["set_up"]).map((item) => person(table(item), sides, captured, lots));
  const missing = sides.flat().filter((name) => !people.some((one) => one.character === name));
  people.push(...[...new Set(missing)].map((name) => person({ character: name }, sides, [], [])));
  const order = list(data["order"]).map(who);
  const rank = (one: Person) => (order.includes(one.character) ? order.indexOf(one.character) : order.length);
  return {
    ...newDraft(text(data["name"])),
    story: text(data["story"]),
    provenance: text(data["provenance"]),
    house: list(data["house"]).map(text),
    map: list(data["map"]).map(text),
    length: number(data["game_length"]) ?? 12,
    sides: Math.max(2, sides.length),
    cast: CASTS.find((cast) => cast === data["cast"]) ?? "all",
    people: people.sort((a, b) => rank(a) - rank(b)),
    captivesKilled: killed,
    surrender: typeof special["surrender"] === "boolean" ? special["surrender"] : !killed,
    lying: list(special["on_the_map"]).map(lying),
    bag: number(bonus["money_bag"]),
    extras: list(bonus["extra"]).map(extra),
  };
}

function person(item: Args, sides: string[][], captured: string[], lots: string[][]): Person {
  const character = who(item["character"]);
  const weapons = Object.entries(table(item["weapons"])).map(([box, held]) => [bare(box), held] as const);
  const boxes = noGear();
  for (const box of BOXES) {
    const held = weapons.find(([name]) => name === box)?.[1];
    boxes[box] = (Array.isArray(held) ? held : held === undefined ? [] : [held]).map(gear);
  }
  return {
    character,
    side: Math.max(0, sides.findIndex((side) => side.includes(character))),
    hex: hex(item["hex"]),
    facing: WAYS.find((way): way is Way => way === bare(item["facing"])) ?? "n",
    down: item["down"] === true,
    captured: captured.includes(character),
    lot: lots.findIndex((group) => group.includes(character)) + 1,
    boxes,
  };
}

function gear(item: Plain): Gear {
  const fields = typeof item === "string" ? { weapon: item } : table(item);
  const id = bare(fields["weapon"]);
  const known = WEAPONS.find((kind) => kind.weapon.toLowerCase() === id);
  return {
    weapon: known?.weapon ?? text(fields["weapon"]),
    rounds: number(fields["rounds"]),
    cocked: fields["cocked"] === true,
  };
}

function lying(item: Plain): Lying {
  return { ...gear(item), hex: hex(table(item)["hex"]) };
}

function extra(item: Plain): Extra {
  const fields = table(item);
  const side = number(fields["side"]);
  return {
    for: text(fields["for"]) || "always",
    points: number(fields["points"]) ?? 0,
    side: side === null ? null : side - 1,
    characters: Array.isArray(fields["characters"]) ? fields["characters"].map(who) : null,
  };
}

function who(value: Plain | undefined): string {
  return CHARACTERS.includes(bare(value)) ? bare(value) : text(value);
}

function hex(value: Plain | undefined): string {
  return text(value).trim().toUpperCase();
}

function text(value: Plain | undefined): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function number(value: Plain | undefined): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function list(value: Plain | undefined): Plain[] {
  return Array.isArray(value) ? value : [];
}

function table(value: Plain | undefined): Args {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
