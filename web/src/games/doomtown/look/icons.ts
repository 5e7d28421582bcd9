// Icons of the game-icons set for the cards: one in the dark ink, and one in the gang's ink behind it.
import bandit from "icon:bandit";
import bank from "icon:bank";
import barn from "icon:barn";
import bottle from "icon:brandy-bottle";
import horns from "icon:bull-horns";
import capitol from "icon:capitol";
import church from "icon:church";
import coffin from "icon:coffin";
import crossed from "icon:crossed-pistols";
import evil from "icon:evil-hand";
import gavel from "icon:gavel";
import gears from "icon:gears";
import gold from "icon:gold-mine";
import horseshoe from "icon:horseshoe";
import hound from "icon:hound";
import star from "icon:law-star";
import poker from "icon:poker-hand";
import railway from "icon:railway";
import revolver from "icon:revolver";
import saloon from "icon:saloon-doors";
import shop from "icon:shop";
import sun from "icon:sun-radiations";
import hat from "icon:western-hat";
import rifle from "icon:winchester-rifle";
import { printed, type Gang, type Printed } from "../play/data";

// Small ones of our own, on the same sheet of 512 by 512.
const JOKER = '<path d="M256 30l64 150 162 14-123 107 37 159-140-84-140 84 37-159L30 194l162-14Z"/>';
/** Two cards, one slipped under the other. */
export const CARDS =
  '<path fill-rule="evenodd" d="M60 110L270 60L300 180H190V400L150 410Z' +
  'M210 200H450V480H210ZM330 250L270 340L330 430L390 340Z"/>';
/** An arrow that comes back. */
const ARROW = '<path d="M40 210L200 70V160H330Q470 160 470 300T330 440H150V360H330Q390 360 390 300T330 260H200V350Z"/>';
/** A folded sheet. */
const TELEGRAM = '<path d="M30 120H482L256 280Z"/><path d="M30 160V400H482V160L256 325Z"/>';
/** A poster with a face on it. */
const POSTER =
  '<path fill-rule="evenodd" d="M90 40H422V472H90ZM140 90V130H372V90Z' +
  'M140 400V430H372V400ZM256 160a85 100 0 1 1-1 0ZM150 245H362V265H150Z"/>';

const EMBLEMS: Record<Gang, string> = {
  "law-dogs": star,
  "sloane-gang": bandit,
  "morgan-cattle-co": horns,
  "fourth-ring": evil,
  drifter: hat,
};

/** The sign of a gang; one that a pack brings along has the drifters'. */
export function emblemOf(gang: Gang): string {
  return EMBLEMS[gang] ?? hat;
}

/** Cards that say more by their name than by their keywords. */
const OF_CARD: Record<string, string> = {
  "bank-of-california": bank,
  "pony-express": horseshoe,
  "the-town-hall": capitol,
  "b-b-attorneys": gavel,
  "stagecoach-office": horseshoe,
  bunkhouse: barn,
  "morgan-research-institute": gears,
  "carters-bounties": POSTER,
  undertaker: coffin,
  "general-store": shop,
  "the-pharmacy": bottle,
  "railroad-station": railway,
  "telegraph-office": TELEGRAM,
  shotgun: rifle,
  "buffalo-rifle": rifle,
  "tin-star": star,
  "bounty-hunter": POSTER,
  "fresh-horses": horseshoe,
  "run-em-down": horseshoe,
  "good-stiff-drink": bottle,
  auction: gavel,
  "this-is-a-holdup": bandit,
  extortion: bandit,
  "magical-distraction": evil,
  "hex-slingin": evil,
  kidnappin: bandit,
};
/** The first keyword that has a picture. */
const OF_KEYWORD: Record<string, string> = {
  casino: poker,
  saloon,
  "holy-ground": church,
  ranch: barn,
  strike: gold,
  horse: horseshoe,
  weapon: revolver,
  sidekick: hound,
  gadget: gears,
  mystical: poker,
  hex: evil,
};
/** When an action is played. */
const OF_PLAY: Record<string, string> = {
  noon: sun,
  job: TELEGRAM,
  shootout: crossed,
  resolution: poker,
  cheatin: CARDS,
  react: ARROW,
  trait: hat,
};

export function artOf(card: string): string {
  const figures = printed(card);
  return OF_CARD[card] ?? byKeyword(figures) ?? byKind(figures);
}

function byKeyword({ keywords }: Printed): string | undefined {
  const found = Object.keys(OF_KEYWORD).find((word) => keywords.includes(word));
  return found && OF_KEYWORD[found];
}

function byKind({ kind, gang, plays }: Printed): string {
  if (kind === "joker") return JOKER;
  if (kind === "goods") return bottle;
  if (kind === "deed") return shop;
  if (kind === "action") return OF_PLAY[plays[0] ?? ""] ?? sun;
  return kind === "spell" ? evil : emblemOf(gang);
}

/** What stands behind the picture: when a card is played, or whose it is. */
export function behindOf(card: string): string {
  const { kind, gang, plays } = printed(card);
  if (kind === "dude" || kind === "outfit") return emblemOf(gang);
  return OF_PLAY[plays[0] ?? ""] ?? sun;
}

/** Small marks of dudes: what they are. */
const MARKS: Record<string, string> = {
  deputy: star,
  huckster: poker,
  "mad-scientist": gears,
  abomination: evil,
  harrowed: coffin,
  grifter: CARDS,
};
export function marksOf(card: string): { word: string; icon: string }[] {
  return printed(card).keywords.flatMap((word) => {
    const icon = MARKS[word];
    return icon ? [{ word, icon }] : [];
  });
}
