// The kinds of playing cards: what they are, what is printed at their foot, and which icons in which ink stand for them.
import forth from "icon:back-forth";
import bank from "icon:bank";
import barrel from "icon:barrel";
import stein from "icon:beer-stein";
import bell from "icon:ringing-bell";
import bison from "icon:bison";
import bowie from "icon:bowie-knife";
import book from "icon:open-book";
import bottle from "icon:brandy-bottle";
import bullets from "icon:bullets";
import cactus from "icon:cactus";
import crate from "icon:wooden-crate";
import crosshair from "icon:crosshair";
import crossed from "icon:crossed-pistols";
import desert from "icon:desert";
import dodging from "icon:dodging";
import dove from "icon:peace-dove";
import dynamite from "icon:dynamite";
import feathers from "icon:two-feathers";
import fire from "icon:fire";
import flask from "icon:water-flask";
import gatling from "icon:machine-gun";
import hearts from "icon:hearts";
import hills from "icon:hills";
import holster from "icon:cowboy-holster";
import horseshoe from "icon:horseshoe";
import impacts from "icon:bullet-impacts";
import money from "icon:money-stack";
import musket from "icon:musket";
import poker from "icon:poker-hand";
import rattlesnake from "icon:rattlesnake";
import rays from "icon:explosion-rays";
import reload from "icon:reload-gun-barrel";
import returning from "icon:return-arrow";
import revolver from "icon:revolver";
import robber from "icon:robber";
import rose from "icon:gun-rose";
import shop from "icon:shop";
import shotgun from "icon:sawed-off-shotgun";
import silver from "icon:silver-bullet";
import spyglass from "icon:spyglass";
import sun from "icon:heraldic-sun";
import sundial from "icon:sundial";
import target from "icon:human-target";
import tomahawk from "icon:tomahawk";
import wagon from "icon:old-wagon";
import watch from "icon:pocket-watch";
import hat from "icon:western-hat";
import winchester from "icon:winchester-rifle";
import dodge from "icon:dodge";
import turning from "icon:clockwise-rotation";
import infinity from "icon:infinity";
import type { Symbol } from "../play/view";

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

function kind(type: CardType, art: string, behind: string, ink: string, ...badges: Badge[]): Kind {
  return { type, badges, art, behind, ink: `var(--ink-${ink})` };
}

const KINDS: Record<string, Kind> = {
  water: kind("action", flask, forth, "sky", "reload"),
  bank: kind("equipment", bank, money, "sage"),
  barrel: kind("equipment", barrel, impacts, "rust"),
  beer: kind("action", stein, sun, "gold"),
  "strong-beer": kind("action", bottle, rays, "gold"),
  hat: kind("equipment", hat, impacts, "oxblood"),
  carbine: kind("bang", musket, crosshair, "sky", "hit"),
  wagon: kind("action", wagon, desert, "rust"),
  "gun-belt": kind("equipment", holster, sun, "rust"),
  colt: kind("bang", revolver, rays, "gold", "hit"),
  derringer: kind("action", rose, sun, "plum", "hit"),
  dynamite: kind("equipment", dynamite, fire, "oxblood", "always"),
  duel: kind("action", crossed, sundial, "gold"),
  "general-store": kind("action", shop, crate, "rust"),
  robbery: kind("action", robber, bank, "sage"),
  gatling: kind("action", gatling, rays, "oxblood", "hit"),
  indians: kind("action", tomahawk, feathers, "rust"),
  schoolteacher: kind("action", book, bell, "plum"),
  missed: kind("action", dodging, impacts, "oxblood", "dodge"),
  "bison-herd": kind("equipment", bison, hills, "rust", "always", "reload"),
  scope: kind("equipment", spyglass, crosshair, "sky", "reload"),
  watch: kind("equipment", watch, sundial, "gold", "reload"),
  peacemaker: kind("bang", revolver, dove, "sky", "hit"),
  knife: kind("action", bowie, sun, "sage", "hit"),
  volley: kind("bang", bullets, rays, "oxblood", "hit"),
  remington: kind("bang", revolver, poker, "sage", "hit"),
  "return-fire": kind("action", silver, returning, "oxblood", "dodge"),
  schofield: kind("bang", reload, hearts, "rust", "hit"),
  rattlesnake: kind("equipment", rattlesnake, cactus, "sage", "always"),
  shotgun: kind("bang", shotgun, forth, "plum", "hit"),
  winchester: kind("bang", winchester, target, "gold", "hit"),
};
const UNKNOWN = kind("action", revolver, sun, "gold");

export function kindNamed(name: string): Kind {
  return KINDS[name] ?? UNKNOWN;
}

export function typeOf(name: string): CardType {
  return kindNamed(name).type;
}

export const KIND_NAMES: readonly string[] = Object.keys(KINDS);
export const ALWAYS = new Set(KIND_NAMES.filter((name) => kindNamed(name).badges.includes("always")));

export const SYMBOL: Record<Symbol, string> = { barrel, snake: rattlesnake, dynamite, horseshoe };
export const BADGE: Record<Badge, string> = { hit: crosshair, dodge, reload: turning, always: infinity };
/** An arrow for what is done, a buckle for what is worn, a flash for what goes off. */
export const TYPE_MARK: Record<CardType, string> = {
  action: '<path d="M40 190H270V90L480 256 270 422V322H40Z"/>',
  equipment: '<path fill-rule="evenodd" d="M96 96H416V416H96ZM160 160V352H352V160ZM30 226H300V286H30Z"/>',
  bang: rays,
};
