// The layers of which faces are put together, each a few shapes on a sheet of 100 by 100: the head is in the middle, its
// chin at 68, the shoulders reach the lower edge.

/** A shape in an ink: "own" is the one chosen for the layer, "second" the one that goes with it. */
export interface Shape {
  d: string;
  ink?: "own" | "second" | "dark" | "light" | "shade" | "skin";
  /** Drawn as a line so wide instead of being filled. */
  line?: number;
}
export type Layer = readonly Shape[];

const own = (d: string): Shape => ({ d });
const second = (d: string): Shape => ({ d, ink: "second" });
const dark = (d: string, line = 0): Shape => ({ d, ink: "dark", line });
const light = (d: string, line = 0): Shape => ({ d, ink: "light", line });
const shade = (d: string): Shape => ({ d, ink: "shade" });

export const FACES = {
  long: [
    { d: "M43 58H57V78H43Z", ink: "skin" },
    shade("M43 64L57 70V78H43Z"),
    { d: "M36 34H64L64.5 51Q63 61 50 68.500Q37 61 35.5 51Z", ink: "skin" },
    shade("M52 34H64L64.5 51Q63 61 50 68.500Q57 56 52 34Z"),
  ],
  square: [
    { d: "M41 58H59V78H41Z", ink: "skin" },
    shade("M41 65L59 70V78H41Z"),
    { d: "M34.5 34H65.500V55L58 67H42L34.5 55Z", ink: "skin" },
    shade("M53 34H65.500V55L58 67H50Q57 54 53 34Z"),
  ],
  soft: [
    { d: "M44.5 58H55.500V78H44.500Z", ink: "skin" },
    shade("M44.5 64L55.5 69V74H44.500Z"),
    { d: "M36.5 42Q37 31 50 31Q63 31 63.5 42L63 52Q60 63 50 67Q40 63 37 52Z", ink: "skin" },
    shade("M53 32Q63 33 63.5 42L63 52Q60 63 50 67Q57 54 53 32Z"),
  ],
} satisfies Record<string, Layer>;

/** Eyes, nose and mouth; under a brim the brow is in the shade. */
export const FEATURES: Layer = [
  dark("M40.5 47.500h5.500M54 47.500h5.5", 2.4),
  dark("M39.5 43.800q3.5-1.8 7-.4M60.5 43.800q-3.5-1.8-7-.4", 1.3),
  dark("M49.6 48l-1.8 6.400h3.6", 1.1),
  dark("M45.5 61h9", 1.4),
];
export const LASHES: Layer = [
  dark("M40 48.200q3-3.2 6 0M54 48.200q3-3.2 6 0", 1.8),
  dark("M39.5 43.500q3.5-2.4 7-.6M60.5 43.500q-3.5-2.4-7-.6", 1),
  dark("M50 50l-1.3 4.600h2.2", 0.9),
  second("M46 59.800q2-1.6 4-.6 2-1 4 .6-2 3.4-4 3.400t-4-3.400Z"),
];
export const BROW_SHADE: Layer = [shade("M35 34H65V43Q50 40.5 35 43Z")];

export const HAIR_BEHIND = {
  long: [own("M31 36Q26 62 29 82H42V60H58V82H71Q74 62 69 36Z")],
  waves: [
    own(
      "M33 34Q24 40 28 50Q22 58 27 66Q22 76 30 84Q38 88 42 80V56H58V80Q62 88 70 84Q78 76 73 66Q78 58 72 50Q76 40 67 34Z",
    ),
  ],
  curls: [
    own(
      "M34 34Q25 34 26 43Q20 47 24 54Q19 60 25 66Q24 75 33 75Q38 80 42 72V50H58V72Q62 80 67 75Q76 75 75 66Q81 60 76 54Q80 47 74 43Q75 34 66 34Z",
    ),
  ],
  braids: [
    own(
      "M35 36Q30 44 33 54Q27 60 31 67Q26 73 30 79Q27 85 31 92L36 92Q40 86 36 79Q41 73 37 67Q41 60 38 54L40 40ZM65 36Q70 44 67 54Q73 60 69 67Q74 73 70 79Q73 85 69 92L64 92Q60 86 64 79Q59 73 63 67Q59 60 62 54L60 40Z",
    ),
    second("M30 84h7v3.500h-7ZM63 84h7v3.500h-7Z"),
  ],
  bob: [own("M33 34Q27 48 31 62Q37 66 42 62V44H58V62Q63 66 69 62Q73 48 67 34Z")],
  bun: [own("M50 9a11 10 0 1 1 0 20a11 10 0 1 1 0-20ZM34 40Q32 52 36 56H64Q68 52 66 40Z")],
} satisfies Record<string, Layer>;

export const HAIR_FRONT = {
  short: [own("M34.5 47Q31 24 50 23.500Q69 24 65.5 47L63 38Q57 35 50 35.500Q43 35 37 38Z")],
  parted: [own("M34.5 48Q30 23 48 22.500Q69 21 65.5 48L63.5 38Q54 37 45 28.500Q42 36 36.5 39Z")],
  wild: [
    own("M34 48L31 38L34.5 35L31 28L38 28L38 21L45 25L50 18L54 24L62 20L62 27L69 28L65.5 35L69 38L66 48L62 37H38Z"),
  ],
  fringe: [own("M35.5 46Q33 25 50 24Q67 25 64.5 46Q62 37 55 36.500Q46 38 41 35Q37 39 35.5 46Z")],
  centre: [own("M35 47Q31 23 50 24Q69 23 65 47Q63 34 50 28Q37 34 35 47Z")],
  sides: [own("M34.5 36H38V52L35.5 55ZM65.5 36H62V52L64.5 55Z")],
} satisfies Record<string, Layer>;

export const HATS = {
  stetson: [
    own("M33 34Q32 13 41 11Q46 16 50 15Q54 16 59 11Q68 13 67 34Z"),
    second("M33.2 27Q50 32 66.8 27L67 34H33Z"),
    own("M11 31Q20 41 50 40.500Q80 41 89 31Q78 33.5 67 32.500Q50 36 33 32.500Q22 33.5 11 31Z"),
  ],
  tall: [
    own("M33 34Q30 8 39 4Q46 10 50 8Q54 10 61 4Q70 8 67 34Z"),
    second("M33 26Q50 31 67 26L67 34H33Z"),
    own("M7 28Q18 42 50 41Q82 42 93 28Q80 34 67 32.500Q50 36 33 32.500Q20 34 7 28Z"),
  ],
  flat: [
    own("M33 34L35.5 17Q50 14 64.5 17L67 34Z"),
    second("M33.8 28Q50 32 66.2 28L67 34H33Z"),
    own("M10 34.500Q50 44.5 90 34.500Q86 30.5 67 32.500Q50 35.5 33 32.500Q14 30.5 10 34.500Z"),
  ],
  bowler: [
    own("M32.5 35Q31 12 50 12Q69 12 67.5 35Z"),
    second("M32.3 28.500Q50 33 67.7 28.500L67.5 35H32.500Z"),
    own("M23 32Q30 41 50 40.500Q70 41 77 32Q72 34.5 67.5 33Q50 37 32.5 33Q28 34.5 23 32Z"),
  ],
  topper: [
    own("M34.5 35L32 5Q50 1 68 5L65.5 35Z"),
    second("M34 27Q50 31.5 66 27L65.5 35H34.500Z"),
    own("M22 32Q30 41.5 50 41Q70 41.5 78 32Q72 34.5 66 33Q50 37 34 33Q28 34.5 22 32Z"),
  ],
  sombrero: [
    own("M36 33Q38 5 50 4Q62 5 64 33Z"),
    second("M37 25l4-3 4 3 5-3 5 3 4-3 4 3 1 8H36Z"),
    own("M0 22Q8 43 50 43Q92 43 100 22Q92 33 64 32Q50 35.5 36 32Q8 33 0 22Z"),
    second(
      "M7 31.500l3 1.5-1 3ZM17 35.500l3.5 1-2 3ZM93 31.500l-3 1.5 1 3ZM83 35.500l-3.5 1 2 3ZM29 37.500l4 .5-2.5 2.500ZM71 37.500l-4 .5 2.5 2.500Z",
    ),
  ],
  cavalry: [
    own("M33 34Q33 12 44 13Q50 17 56 13Q67 12 67 34Z"),
    second("M33 29.500Q50 34 67 29.500V32.500Q50 37 33 32.500Z"),
    own("M9 37Q16 30 33 32Q50 36 67 32Q80 30 90 20Q90 38 62 40.500Q24 43 9 37Z"),
    light("M43 18L57 28M57 18L43 28", 1.6),
  ],
  straw: [
    own("M34 34Q34 19 50 19Q66 19 66 34Z"),
    second("M33.5 28Q50 32.5 66.5 28V34H33.500Z"),
    own("M8 36Q20 27 34 31Q50 36 66 31Q80 27 92 36Q76 44 50 42Q24 44 8 36Z"),
    dark("M14 36q12-4 22-1M86 36q-12-4-22-1M38 23q12-3 24 0", 0.8),
  ],
  upturned: [
    own("M35 28Q35 13 50 13Q65 13 65 28Z"),
    own("M12 40Q16 20 50 19.500Q84 20 88 40Q72 31.5 50 32Q28 31.5 12 40Z"),
    second("M50 20.500l1.8 3.7 4 .5-2.9 2.9.7 4.1-3.6-2-3.6 2 .7-4.1-2.9-2.9 4-.5Z"),
  ],
  battered: [
    own("M34 35Q31 17 37 13L44 18L51 11L58 17L64 13Q69 20 66 35Z"),
    second("M33.5 29L66.5 27.500L66 35H34Z"),
    own("M13 38Q17 44 30 39.500Q50 43 68 39Q82 44 89 33Q80 35.5 66 32.500Q50 37 34 32.500Q22 33 13 38Z"),
    dark("M40 22l3 5M57 20l-2 6", 1),
  ],
} satisfies Record<string, Layer>;

export const BEARDS = {
  moustache: [own("M50 56Q44.5 54 40 60Q46 62 50 60Q54 62 60 60Q55.5 54 50 56Z")],
  thin: [own("M50 57.500Q45 55.8 41 58.500Q46 59.5 50 59Q54 59.5 59 58.500Q55 55.8 50 57.500Z")],
  handlebar: [
    own(
      "M50 55.500Q43 53 37.5 58.500Q34 58 33.5 52.500Q31 61 38 62.500Q46 63 50 60Q54 63 62 62.500Q69 61 66.5 52.500Q66 58 62.5 58.500Q57 53 50 55.500Z",
    ),
  ],
  walrus: [own("M50 54.500Q40 52.5 35.5 65Q43 66.5 50 62.500Q57 66.5 64.5 65Q60 52.5 50 54.500Z")],
  droop: [
    own(
      "M50 55.500Q41 53 38 58L35.5 72Q40.5 71 41.5 62Q46 60 50 59.500Q54 60 58.5 62Q59.5 71 64.5 72L62 58Q59 53 50 55.500Z",
    ),
  ],
  goatee: [
    own(
      "M50 56Q44.5 54 40 59.500Q46 61 50 59.500Q54 61 60 59.500Q55.5 54 50 56ZM45.5 63.500H54.500L53 75Q50 79 47 75Z",
    ),
  ],
  full: [
    own("M35 49Q37 57 43 56.500Q50 53.5 57 56.500Q63 57 65 49L66 62Q63 77 50 78Q37 77 34 62Z"),
    light("M46.5 61.500Q50 60 53.5 61.500Q50 64 46.5 61.500Z"),
  ],
  mane: [
    own("M34 46Q37 57 43 56.500Q50 53.5 57 56.500Q63 57 66 46L69 64L63 74L61 84L55 79L50 91L45 79L39 84L37 74L31 64Z"),
    light("M46.5 61.500Q50 60 53.5 61.500Q50 64 46.5 61.500Z"),
  ],
  stubble: [
    dark(
      "M38 56l.6 1M41 60l.6 1M44 64l.6 1M47 66l.6 1M51 66.500l.6 1M55 65.500l.6 1M58 62l.6 1M61 58l.6 1M39.5 52l.6 1M60.5 53l.6 1M47 63l.6 .8M52.5 63l.6 .8M43 57l.6 1M57 57l.6 1M45 60l.6 .8M55 60l.6 .8",
      1.5,
    ),
  ],
} satisfies Record<string, Layer>;
