// What a thing on the table means, in words: for the note that hovering, a long press or the focus shows.
import type { Part } from "../../../text/sentence";
import { words } from "../../../text/words.svelte";
import { actionNamed, aimOf } from "./data";
import { named, type Character, type Table, type Weapon } from "./view";

/** Of "character:the-kid", "weapon:c45.1", "action:run", "box:gun-hand", "location:vital", "delay:the-kid" ... */
export function meaning(thing: string, table: Table): Part[] | null {
  const [of = "", name = ""] = thing.split(":");
  switch (of) {
    case "action":
      return actionMeaning(name);
    case "character": {
      const c = named(table, name);
      return c ? characterMeaning(c) : null;
    }
    case "weapon": {
      const weapon = table.weapons.find((one) => one.weapon === name);
      return weapon ? weaponMeaning(weapon) : null;
    }
    case "location":
      return words.parts("page-location", { location: name });
    case "score":
      if (table.night && !table.night.between) {
        const [points, sum] = [table.scores[Number(name)] ?? "0", table.night.scores[Number(name)] ?? "0"];
        return words.parts("page-night-score", { seat: Number(name), points, sum });
      }
      return words.parts("page-score-text", { seat: Number(name), points: table.scores[Number(name)] ?? "0" });
    case "delay": {
      const c = named(table, name);
      return c ? words.parts("page-delay-text", { character: name, delay: c.delay }) : null;
    }
    case "boxes": {
      const c = named(table, name);
      return c ? words.parts("page-boxes-text", { character: name, boxes: c.endurance, weary: c.weary }) : null;
    }
    case "box":
    case "track":
    case "odds":
      return words.parts(name ? `page-${of}-text-${name}` : `page-${of}-text`);
    default:
      return null;
  }
}

function together(...sentences: Part[][]): Part[] {
  return sentences.flatMap((parts, i) => (i ? [{ text: " " }, ...parts] : parts));
}

function actionMeaning(name: string): Part[] {
  const action = actionNamed(name);
  const said = words.parts("action-text-" + action);
  const [one, two] = [aimOf(action, 1), aimOf(action, 2)];
  if (one === null || two === null) return said;
  return together(said, words.parts("page-action-aim", { one, two }));
}

/** Where somebody is and what has become of them, in a sentence or three. */
export function characterMeaning(c: Character): Part[] {
  const said = [words.parts("page-character", stateOf(c))];
  if (!c.out.length && c.aim) said.push(words.parts("page-aim", aimArgs(c)));
  if (c.delay) said.push(words.parts("page-delay-text", { character: c.character, delay: c.delay }));
  return together(...said);
}

export function stateOf(c: Character) {
  return {
    character: c.character,
    seat: c.seat,
    hex: c.hex,
    facing: c.facing,
    posture: c.down ? "down" : "up",
    out: c.out.at(-1) ?? null,
  };
}

export function aimArgs(c: Character) {
  const { points = 0, target = null, hex = null } = c.aim ?? {};
  return { character: c.character, points, target, hex, at_hex: Number(hex !== null) };
}

export function weaponMeaning(weapon: Weapon): Part[] {
  const args = { weapon: weapon.weapon, kind: weapon.kind, rounds: weapon.rounds, capacity: weapon.capacity };
  if (!weapon.gun) return words.parts("page-thing", args);
  return words.parts("page-gun", { ...args, hands: weapon.hands, cocked: weapon.cocked, jammed: weapon.jammed });
}

/** What tells somebody apart on a counter: K for The Kid, E for Fast Eddie. */
export function initialOf(character: string): string {
  return words.text("character-" + character).split(" ").at(-1) ?? "";
}
