// Who looks like what: the gang gives the clothes, keywords give marks, and the rest is drawn from the name, so that
// everybody always looks the same and no two look alike.
import type { Ink, Look } from "../../../art/faces/look";
import { printed, type Gang } from "../play/data";

const LADIES = new Set([
  "avie-cline",
  "lucinda-lucy-clover",
  "xiong-wendy-cheng",
  "allie-hensman",
  "sloane",
  "clementine-lepp",
  "olivia-jenks",
  "dr-dawn-edwards",
  "eve-henry",
  "marion-seville",
]);
const DARKER = new Set(["mongwau-the-mighty", "pancho-castillo", "ramiro-mendoza", "jia-mein", "xiong-wendy-cheng"]);

const COATS: Record<Gang, [Ink, Ink][]> = {
  "law-dogs": [
    ["blue", "red"],
    ["grey", "blue"],
    ["black", "gold"],
  ],
  "sloane-gang": [
    ["red", "black"],
    ["rust", "sand"],
    ["black", "red"],
  ],
  "morgan-cattle-co": [
    ["brown", "gold"],
    ["sand", "green"],
    ["green", "straw"],
  ],
  "fourth-ring": [
    ["plum", "gold"],
    ["black", "plum"],
    ["plum", "white"],
  ],
};
const DRIFTERS: [Ink, Ink][] = [
  ["sand", "rust"],
  ["grey", "red"],
  ["green", "brown"],
];
const MEN = {
  face: ["long", "square", "soft"],
  front: ["short", "parted", "wild", "sides", "centre"],
  hair: ["black", "brown", "grey", "straw", "rust"],
  hat: ["stetson", "tall", "flat", "bowler", "battered", "upturned", "cavalry", undefined],
  beard: [undefined, "moustache", "handlebar", "goatee", "full", "droop", "stubble", "walrus", "thin"],
  clothes: ["coat", "suit", "duster", "vest", "shirt", "poncho"],
} as const;
const WOMEN = {
  behind: ["long", "waves", "curls", "braids", "bob", "bun"],
  front: ["fringe", "centre", "parted"],
  hat: [undefined, "upturned", "straw", "flat", undefined],
  clothes: ["blouse", "gown", "buckskin", "vest", "coat"],
} as const;
const ROUGH = ["neckerchief", "eyepatch", "scar", "bandolier"] as const;
const BANDS: Ink[] = ["black", "gold", "red", "sand"];

/** A stream of small numbers that a name always begins anew. */
function chance(name: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

export function lookOf(card: string): Look {
  const { gang, keywords } = printed(card);
  const roll = chance(card);
  const of = <T>(among: readonly T[]): T => among[roll(among.length)] as T;
  const lady = LADIES.has(card);
  const monster = keywords.includes("abomination") || keywords.includes("harrowed");
  const [coat, second] = of(COATS[gang] ?? DRIFTERS);
  const hat = of<NonNullable<Look["hat"]>[0] | undefined>(lady ? WOMEN.hat : MEN.hat);
  const beard = lady ? undefined : of(MEN.beard);
  const inks: Ink[] = ["black", "brown", "grey", "sand"];
  return {
    face: lady ? "soft" : of(MEN.face),
    skin: monster ? 4 : DARKER.has(card) ? 3 : of([1, 2] as const),
    ...(lady && { lady, behind: of(WOMEN.behind) }),
    front: of<NonNullable<Look["front"]>>(lady ? WOMEN.front : MEN.front),
    hair: of(MEN.hair),
    ...(hat && { hat: [hat, of(inks), of(BANDS)] }),
    ...(beard && { beard }),
    clothes: [of<Look["clothes"][0]>(lady ? WOMEN.clothes : MEN.clothes), coat, second],
    marks: marks(gang, keywords, roll),
  };
}

function marks(gang: Gang, keywords: string[], roll: (below: number) => number): Look["marks"] {
  const found: Look["marks"] = [];
  if (keywords.includes("deputy")) found.push(["star", "gold"]);
  if (keywords.includes("mad-scientist")) found.push(["glasses", "black"]);
  if (keywords.includes("harrowed")) found.push(["scar", "red"]);
  if (keywords.includes("huckster")) found.push(["neckerchief", "plum"]);
  if (found.length) return found;
  if (gang === "sloane-gang") return [[ROUGH[roll(ROUGH.length)] ?? "scar", "red"]];
  return roll(3) === 0 ? [["neckerchief", "blue"]] : [];
}
