// Cuts the letters that nearly every page needs out of the fonts: the rest is fetched when it is first on a page.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const ITALIAN = "àèéìòùÀÈÉÌÒÙ";

interface Cut {
  name: string;
  family: string;
  weight: string;
  file: string;
  text: string;
}
const RYE = { family: "Rye", weight: "400", file: "@fontsource/rye/files/rye-latin-400-normal.woff2" };
const BITTER = {
  family: "Bitter Variable",
  weight: "100 900",
  file: "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2",
};
const CUTS: Cut[] = [
  { name: "rye-letters", ...RYE, text: LETTERS + " ’'-:,.!?&" },
  { name: "rye-figures", ...RYE, text: "0123456789()/;·–—…“”«»" + ITALIAN },
  { name: "bitter-text", ...BITTER, text: ASCII + ITALIAN + "’“”–—…·×−‹›" },
];

/** Where they are put, with a style sheet that names them. */
export const FONTS = fileURLToPath(new URL("node_modules/.sixgun-fonts", import.meta.url));

function rule({ name, family, weight, text }: Cut): string {
  const range = [...text].map((letter) => "U+" + letter.codePointAt(0)?.toString(16)).join(",");
  return (
    `@font-face { font-family: "${family}"; font-style: normal; font-display: swap; font-weight: ${weight}; ` +
    `src: url(./${name}.woff2) format("woff2"); unicode-range: ${range}; }\n`
  );
}

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      mkdirSync(FONTS, { recursive: true });
      for (const cut of CUTS) {
        const whole = readFileSync(new URL(`node_modules/${cut.file}`, import.meta.url));
        writeFileSync(`${FONTS}/${cut.name}.woff2`, await subset(whole, cut.text, { targetFormat: "woff2" }));
      }
      writeFileSync(`${FONTS}/fonts.css`, CUTS.map(rule).join(""));
    },
  };
}
