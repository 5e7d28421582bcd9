// The kinds of playing cards: which icons in which ink stand for them. What they are and what is printed at their foot
// is known from the engine.
import forth from "icon:back-forth";
import bank from "icon:bank";
import barrel from "icon:barrel";
import stein from "icon:beer-stein";
import bison from "icon:bison";
import bowie from "icon:bowie-knife";
import bottle from "icon:brandy-bottle";
import impacts from "icon:bullet-impacts";
import bullets from "icon:bullets";
import cactus from "icon:cactus";
import turning from "icon:clockwise-rotation";
import holster from "icon:cowboy-holster";
import crossed from "icon:crossed-pistols";
import crosshair from "icon:crosshair";
import desert from "icon:desert";
import dodge from "icon:dodge";
import dodging from "icon:dodging";
import dynamite from "icon:dynamite";
import rays from "icon:explosion-rays";
import fire from "icon:fire";
import rose from "icon:gun-rose";
import hearts from "icon:hearts";
import sun from "icon:heraldic-sun";
import hills from "icon:hills";
import horseshoe from "icon:horseshoe";
import target from "icon:human-target";
import infinity from "icon:infinity";
import gatling from "icon:machine-gun";
import money from "icon:money-stack";
import musket from "icon:musket";
import wagon from "icon:old-wagon";
import book from "icon:open-book";
import dove from "icon:peace-dove";
import watch from "icon:pocket-watch";
import poker from "icon:poker-hand";
import rattlesnake from "icon:rattlesnake";
import reload from "icon:reload-gun-barrel";
import returning from "icon:return-arrow";
import revolver from "icon:revolver";
import bell from "icon:ringing-bell";
import robber from "icon:robber";
import shotgun from "icon:sawed-off-shotgun";
import shop from "icon:shop";
import silver from "icon:silver-bullet";
import spyglass from "icon:spyglass";
import sundial from "icon:sundial";
import tomahawk from "icon:tomahawk";
import feathers from "icon:two-feathers";
import flask from "icon:water-flask";
import hat from "icon:western-hat";
import winchester from "icon:winchester-rifle";
import crate from "icon:wooden-crate";
import { ALWAYS_ACTIVE, BANGS, DODGES, EQUIPMENT, HITS, RELOADS, type Symbol } from "../play/view.gen";

export type CardType = "action" | "equipment" | "bang";
export type Badge = "hit" | "dodge" | "reload" | "always";

export interface Kind {
  type: CardType;
  badges: Badge[];
  /** Printed in the dark ink. */
  art: string;
  /** Stands behind it, in the second ink. */
  behind: string;
  /** The second ink: a name of inks.css. */
  ink: string;
}
type Look = Pick<Kind, "art" | "behind" | "ink">;

function look(art: string, behind: string, ink: string): Look {
  return { art, behind, ink: `var(--ink-${ink})` };
}

const LOOKS: Record<string, Look> = {
  water: look(flask, forth, "sky"),
  bank: look(bank, money, "sage"),
  barrel: look(barrel, impacts, "rust"),
  beer: look(stein, sun, "gold"),
  "strong-beer": look(bottle, rays, "gold"),
  hat: look(hat, impacts, "oxblood"),
  carbine: look(musket, crosshair, "sky"),
  wagon: look(wagon, desert, "rust"),
  "gun-belt": look(holster, sun, "rust"),
  colt: look(revolver, rays, "gold"),
  derringer: look(rose, sun, "plum"),
  dynamite: look(dynamite, fire, "oxblood"),
  duel: look(crossed, sundial, "gold"),
  "general-store": look(shop, crate, "rust"),
  robbery: look(robber, bank, "sage"),
  gatling: look(gatling, rays, "oxblood"),
  indians: look(tomahawk, feathers, "rust"),
  schoolteacher: look(book, bell, "plum"),
  missed: look(dodging, impacts, "oxblood"),
  "bison-herd": look(bison, hills, "rust"),
  scope: look(spyglass, crosshair, "sky"),
  watch: look(watch, sundial, "gold"),
  peacemaker: look(revolver, dove, "sky"),
  knife: look(bowie, sun, "sage"),
  volley: look(bullets, rays, "oxblood"),
  remington: look(revolver, poker, "sage"),
  "return-fire": look(silver, returning, "oxblood"),
  schofield: look(reload, hearts, "rust"),
  rattlesnake: look(rattlesnake, cactus, "sage"),
  shotgun: look(shotgun, forth, "plum"),
  winchester: look(winchester, target, "gold"),
};
const UNKNOWN = look(revolver, sun, "gold");

const BADGED: Record<Badge, readonly string[]> = { hit: HITS, dodge: DODGES, always: ALWAYS_ACTIVE, reload: RELOADS };
const BADGES = Object.keys(BADGED) as Badge[];

function known(name: string): Kind {
  const badges = BADGES.filter((badge) => BADGED[badge].includes(name));
  return { ...(LOOKS[name] ?? UNKNOWN), type: typeOf(name), badges };
}

export function typeOf(name: string): CardType {
  return BANGS.includes(name) ? "bang" : EQUIPMENT.includes(name) ? "equipment" : "action";
}

export const KIND_NAMES: readonly string[] = Object.keys(LOOKS);
const KINDS = new Map(KIND_NAMES.map((name) => [name, known(name)]));

export function kindNamed(name: string): Kind {
  return KINDS.get(name) ?? known(name);
}

export const ALWAYS = new Set(ALWAYS_ACTIVE);

export const SYMBOL: Record<Symbol, string> = { barrel, snake: rattlesnake, dynamite, horseshoe };
export const BADGE: Record<Badge, string> = { hit: crosshair, dodge, reload: turning, always: infinity };
/** An arrow for what is done, a buckle for what is worn, a flash for what goes off. */
export const TYPE_MARK: Record<CardType, string> = {
  action: '<path d="M40 190H270V90L480 256 270 422V322H40Z"/>',
  equipment: '<path fill-rule="evenodd" d="M96 96H416V416H96ZM160 160V352H352V160ZM30 226H300V286H30Z"/>',
  bang: rays,
};
