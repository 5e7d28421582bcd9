// The texts of picks (the grammar is in the engine's picks.py), and which things on the table each of them is about:
// "action:run" among the cards, "character:the-kid", "hex:F6", "off:ne" (over the map's edge), "facing:ne",
// "weapon:c45.1", "box:gun-hand" (of the one who decides), "location:vital".
import type { Ask, Plain } from "../../../net/types";
import { turned, type Ground, type Way } from "../map/hexes";
import { deckOf, thingOf } from "./data";
import { begins, stacks, withCard } from "./plan";
import { carriedBy, gunOf, named, type Action, type Character, type Table } from "./view";

/** What is asked, of whom, on which ground; and the cards laid so far. */
export interface Scene {
  table: Table;
  ground: Ground;
  ask: Ask | null;
  laid: readonly Action[];
}

/** Clockwise, as the one who moves sees them. */
export const RELATIVE = ["straight-ahead", "ahead-right", "back-right", "straight-back", "back-left", "ahead-left"];

/** Whom the question is about. */
export function subjectOf(table: Table, ask: Ask | null): Character | null {
  const asked: Plain | undefined = ask?.prompt.args["character"];
  return named(table, typeof asked === "string" && ask?.question !== "permit" ? asked : table.subject);
}

export function things(pick: string, scene: Scene): string[] {
  const [verb = "", rest = ""] = pick.split(/[:>](.*)/s);
  const subject = subjectOf(scene.table, scene.ask);
  if (verb === "plan") return next(pick, scene);
  if (verb === "bullseye") return ["location:" + rest];
  if (!subject) return [];
  switch (verb) {
    case "move":
      return [toward(scene, subject, RELATIVE.indexOf(rest))];
    case "turn":
      return ["facing:" + turned(subject.facing, RELATIVE.indexOf(rest))];
    case "long":
      return scene.ask?.prompt.args["turning"] ? ["facing:" + rest] : [ahead(scene, subject, rest as Way)];
    case "flip":
      return ["character:" + subject.character];
    case "aim":
    case "shoot":
    case "nothing":
      return rest ? [rest.startsWith("@") ? "hex:" + rest.slice(1).toUpperCase() : "character:" + rest] : [];
    default:
      return withWeapon(verb, rest, scene.table, subject.character);
  }
}

/** The next card of a stack that goes on from those laid; "done" for the one that ends there. */
function next(pick: string, { ask, laid }: Scene): string[] {
  const stack = ask ? stacks(ask).get(pick) : undefined;
  if (!stack || !begins(stack, laid)) return [];
  const card = stack[laid.length];
  return card ? [thingOf(card)] : ["done"];
}

function withWeapon(verb: string, rest: string, table: Table, character: string): string[] {
  const box = (text: string) => "box:" + (text.split("+")[0] ?? "");
  if (verb === "draw") {
    const [weapon = "", to = ""] = rest.split(">");
    return ["weapon:" + weapon, box(to)];
  }
  if (verb === "hammer") return rest.split(",").map(box);
  if (verb === "drop" || verb === "let-go") return ["box:" + rest];
  const held =
    verb === "load"
      ? carriedBy(table, character).find((weapon) => weapon.box === "both-hands")
      : verb === "cock" || verb === "uncock"
        ? gunOf(table, character)
        : null;
  return held ? ["weapon:" + held.weapon] : [];
}

function ahead({ ground }: Scene, subject: Character, way: Way): string {
  const hex = subject.hex === null ? null : ground.neighbour(subject.hex, way);
  return hex === null ? "off:" + way : "hex:" + hex;
}

function toward(scene: Scene, subject: Character, by: number): string {
  return ahead(scene, subject, turned(subject.facing, by));
}

const MOVES = new Set(["advance", "back-up", "run", "sprint"]);
const TURNS = new Set(["turn", "spin-around"]);

/** What the revealed card moves or turns: the six hexes around are then worth a question. */
export function stepKind(ask: Ask | null): "move" | "turn" | null {
  const action = ask?.question === "declare" ? String(ask.prompt.args["action"]) : "";
  return MOVES.has(action) ? "move" : TURNS.has(action) ? "turn" : null;
}

/** A pick that somebody may have had in mind who touches a thing that is not possible now: it is asked why not. */
export function meant(thing: string, scene: Scene): string | null {
  const [kind = "", name = ""] = thing.split(/:(.*)/s);
  const { ask, table } = scene;
  if (kind === "action") {
    const planning = ask?.question === "plan" || ask?.question === "reconsider";
    const bonus = subjectOf(table, ask)?.bonus ?? [];
    return planning ? withCard(scene.laid, name, deckOf(bonus)) : null;
  }
  const subject = subjectOf(table, ask);
  if (!ask || !subject || ask.question !== "declare") return null;
  const action = String(ask.prompt.args["action"]);
  const way = RELATIVE.find((_, by) =>
    [toward(scene, subject, by), "facing:" + turned(subject.facing, by)].includes(thing),
  );
  if (kind === "hex" || kind === "off") return way && MOVES.has(action) ? "move:" + way : null;
  if (kind === "facing") return way && TURNS.has(action) ? "turn:" + way : null;
  if (kind === "character" && name !== subject.character) {
    if (action === "shoot") return "shoot>" + name;
    return action === "cock-aim-shoot" ? (gunOf(table, subject.character)?.cocked ? "shoot>" : "aim>") + name : null;
  }
  if (action !== "draw-and-cock") return null;
  if (kind === "box") return "drop:" + name;
  const weapon = kind === "weapon" && table.weapons.find((one) => one.weapon === name);
  if (!weapon) return null;
  const to = weapon.hands === 2 ? "both-hands" : weapon.box === "gun-hand" ? "other-hand" : "gun-hand";
  return `draw:${name}>${to}${weapon.gun ? "+cock" : ""}`;
}
