// More layers of faces: what people wear, and what marks them.
import type { Layer, Shape } from "./layers";

const own = (d: string): Shape => ({ d });
const second = (d: string): Shape => ({ d, ink: "second" });
const dark = (d: string, line = 0): Shape => ({ d, ink: "dark", line });
const light = (d: string, line = 0): Shape => ({ d, ink: "light", line });
const shade = (d: string): Shape => ({ d, ink: "shade" });

const SHOULDERS = "M8 100Q10 82 34 75.500L43 72H57L66 75.500Q90 82 92 100Z";

export const CLOTHES = {
  /** An open coat over a white shirt with a string tie. */
  coat: [
    own(SHOULDERS),
    light("M42 72L50 100H50L58 72L50 78Z"),
    light("M42 71L50 99L58 71L50 77Z"),
    dark("M50 77l-4 4 3 1-3 12M50 77l4 4-3 1 3 12", 1.5),
    dark("M42 72L36 84L43 86L48 100M58 72L64 84L57 86L52 100", 1.2),
  ],
  /** Buttoned up, with a wing collar and a bow tie. */
  suit: [
    own(SHOULDERS),
    light("M41 71L50 92L59 71L50 77Z"),
    second("M50 78.500L42.5 74.500V83.500L50 80L57.5 83.500V74.500Z"),
    dark("M41 72L35 85L44 88L50 97L56 88L65 85L59 72M50 97V100", 1.2),
  ],
  /** A long coat with its collar up. */
  duster: [
    own(SHOULDERS),
    own("M40 76L29 63L33 80L48 100ZM60 76L71 63L67 80L52 100Z"),
    shade("M60 76L71 63L67 80L52 100Z"),
    light("M44 73L50 88L56 73Z"),
    dark("M48 100L40 76L29 63M52 100L60 76L71 63", 1.2),
  ],
  vest: [
    light(SHOULDERS),
    own("M31 76.500L43 73L50 90L57 73L69 76.500L72 100H28Z"),
    dark("M50 90V100M47 94h.1M47 98.500h.1M31 76.500L28 100M69 76.500L72 100", 1.3),
  ],
  shirt: [own(SHOULDERS), dark("M43 73L50 84L57 73M50 84V100", 1.3), shade("M57 72L66 75.500Q90 82 92 100H62Z")],
  poncho: [
    own("M4 100Q12 76 42 71.500Q50 77 58 71.500Q88 76 96 100Z"),
    second("M11 90Q26 80 50 86Q74 80 89 90L91.5 94.500Q74 85.5 50 91.500Q26 85.5 8.5 94.500Z"),
    light("M28 76l4 4 4-5 4 5 5-5 5 5 5-5 5 5 4-5 4 5 4-4", 1.5),
  ],
  buckskin: [
    own(SHOULDERS),
    light("M43 72L50 86L57 72L50 76Z"),
    second("M22 79.500Q50 92 78 79.500V83Q50 95.5 22 83Z"),
    dark("M24 84v9M29 86v9M34 88v9M39 89.500v9M44 91v8M56 91v8M61 89.500v9M66 88v9M71 86v9M76 84v9", 1.3),
  ],
  /** Bare shoulders. */
  gown: [
    { d: "M16 100Q18 84 36 78L45 74H55L64 78Q82 84 84 100Z", ink: "skin" },
    own("M13 100L17 87Q26 82 34 86Q42 95 50 92Q58 95 66 86Q74 82 83 87L87 100Z"),
    second(
      "M17 87Q26 82 34 86Q42 95 50 92Q58 95 66 86Q74 82 83 87L82 91Q74 86 67 90Q58 99 50 96Q42 99 33 90Q26 86 18 91Z",
    ),
    dark("M44.5 71.500Q50 74.5 55.5 71.5", 2.6),
  ],
  blouse: [
    own(SHOULDERS),
    light("M41 70Q50 76 59 70L61 78Q56 82 50 79Q44 82 39 78Z"),
    dark("M50 80V100M47.5 86h5M47.5 92h5", 1.1),
  ],
  fur: [
    own(SHOULDERS),
    second(
      "M38 72L30 70L27 77L21 80L25 86L21 91L29 93L31 100H48L44 86ZM62 72L70 70L73 77L79 80L75 86L79 91L71 93L69 100H52L56 86Z",
    ),
    light("M44 72L50 92L56 72Z"),
  ],
} satisfies Record<string, Layer>;

export const MARKS = {
  star: [second("M70 82l2 4.6 5 .5-3.8 3.3 1.1 4.9-4.3-2.6-4.3 2.6 1.1-4.9-3.8-3.3 5-.5Z")],
  neckerchief: [second("M38 69Q50 77 62 69L60.5 76L53 79L50 92L47 79L39.5 76Z"), dark("M47 79L50 75L53 79", 1)],
  bandana: [
    second("M34.5 51Q50 56.5 65.5 51L64.5 65L50 83L35.5 65Z"),
    dark("M41 60l3 2M47 66l3-2M56 60l-3 3M50 73v2", 1.4),
    dark("M50 57L52 80", 0.7),
  ],
  domino: [
    dark("M34.5 43.500Q50 40 65.5 43.500L64.5 52Q56 54.5 52.5 49.500H47.500Q44 54.5 35.5 52Z"),
    light("M40.5 47.500q2.5-2 5.5 0-2.5 2-5.5 0ZM54 47.500q2.5-2 5.5 0-2.5 2-5.5 0Z"),
  ],
  eyepatch: [dark("M35 38L65 50", 1.4), dark("M37.5 43.500Q46 42 47.5 46Q47 53 42.5 53Q37.5 51 37.5 43.500Z")],
  scar: [{ d: "M57 40L61.5 58M56 46l5-1.500M57.5 52l5-1.5", ink: "second", line: 1.6 }],
  cigar: [
    { d: "M52 61.500L69 65", ink: "second", line: 3.2 },
    light("M69 65L71.5 65.5", 3.2),
    light("M73 61q3-3 0-6t1-7", 1),
  ],
  glasses: [
    dark(
      "M38 47.800a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0ZM51.6 47.800a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0ZM48.4 47q1.6-1.4 3.2 0",
      1.5,
    ),
  ],
  feather: [second("M62 22Q70 2 84 0Q86 12 68 26Z"), dark("M64 24Q74 12 82 3", 0.9)],
  bandolier: [
    second("M20 80L29 76.500L84 100H66Z"),
    light(
      "M30 80l3.5-2.500M38 83.500l3.5-2.500M46 87l3.5-2.500M54 90.500l3.5-2.500M62 94l3.5-2.500M70 97.500l3.5-2.5",
      2.6,
    ),
  ],
  pearls: [
    light("M35.5 31h.1M39.5 32.200h.1M43.5 33h.1M48 33.400h.1M52.5 33.400h.1M57 33h.1M61 32.200h.1M64.5 31h.1", 3.4),
  ],
  earrings: [second("M35 55a1.9 2.6 0 1 1 .1 0ZM65 55a1.9 2.6 0 1 1 .1 0Z")],
  rifle: [dark("M87 100L79 34", 3.6), dark("M79 34L77.5 20", 1.8), second("M83 100L80.5 78L86.5 76L91 100Z")],
  rope: [
    { d: "M38 78Q50 88 62 78M41 77Q50 84 59 77M50 84V100M46.5 88h7M46.5 91.500h7M46.5 95h7", ink: "second", line: 2.4 },
  ],
  sack: [
    light("M32.5 66Q29 26 50 24Q71 26 67.5 66Q69 74 64 78Q50 72 36 78Q31 74 32.5 66Z"),
    dark("M40 46.500q3-2.5 6.5 0-3 3-6.5 0ZM53.5 46.500q3-2.5 6.5 0-3 3-6.5 0Z"),
    dark("M44 60q6 3 12 0M46 58v4.500M50 59v4.500M54 58v4.500M37 72q13-5 26 0", 1.1),
  ],
  quill: [light("M70 30Q88 12 96 14Q94 32 74 44Q76 36 70 30Z"), dark("M60 66Q76 40 92 18", 1.3)],
  chain: [{ d: "M38 92Q44 99 50 94", ink: "second", line: 1.6 }],
  flower: [
    second("M68 85a3 3 0 1 1 4-3.5a3 3 0 1 1 4 3.5a3 3 0 1 1-.8 5a3 3 0 1 1-6.4 0a3 3 0 1 1-.8-5Z"),
    light("M72 88.2a1.7 1.7 0 1 1 .1 0Z"),
  ],
  straw: [{ d: "M54 61L70 57", ink: "second", line: 1.6 }],
  sideburns: [dark("M35 40H39L40.5 55L36 57ZM65 40H61L59.5 55L64 57Z")],
} satisfies Record<string, Layer>;
