import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { FONTS, fonts } from "./fonts";
import { ICON_AUTHORS } from "./src/pages/icon-authors";

/** `import revolver from "icon:revolver"` is the inner SVG of that game-icon (512x512): only icons in use are shipped. */
function icons(): Plugin {
  const set = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  );
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const icon = set.icons[id.slice(6)];
      if (!icon) throw new Error(`There is no game-icon "${id.slice(6)}".`);
      return `export default ${JSON.stringify(icon.body.replaceAll("currentColor", "inherit"))}`;
    },
  };
}

/** What the page does not show: where figures come from, and titles, which the texts have. */
const UNSEEN = new Set(["provenance", "code", "title", "copies"]);

/** `…/dudes.toml?figures` is such a file as data; of its abilities only when they are used. */
function figures(): Plugin {
  const shown = (key: string, value: unknown): unknown => {
    if (key === "ability") return (value as { play: string }[]).map(({ play }) => play);
    return UNSEEN.has(key) ? undefined : value;
  };
  return {
    name: "figures",
    load(id) {
      if (!id.endsWith(".toml?figures")) return undefined;
      const data = parse(readFileSync(id.slice(0, -"?figures".length), "utf8"));
      return `export default ${JSON.stringify(data, shown)}`;
    },
  };
}

/** Licences whose text a package leaves out: another package brings it, or the licence is content with its address. */
const ELSEWHERE: Record<string, () => string> = {
  "Apache-2.0": () => readFileSync(new URL("node_modules/typescript/LICENSE.txt", import.meta.url), "utf8"),
  "CC-BY-3.0": () =>
    `Icons of game-icons.net by ${ICON_AUTHORS.join(", ")}, some in other colours.\n` +
    "Creative Commons Attribution 3.0 Unported: https://creativecommons.org/licenses/by/3.0/legalcode\n",
};

/** The licence of a package, in full; one of which nothing is known fails the build. */
function licenceOf(name: string): string {
  const folder = new URL(`node_modules/${name}/`, import.meta.url);
  const { version, license } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = file ? readFileSync(new URL(file, folder), "utf8") : ELSEWHERE[license]?.();
  if (!text) throw new Error(`The package ${name} has no text of its licence (${license}).`);
  const title = `${name} ${version} (${license})`;
  return `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;
}

/** `licences.txt` has the licence of every package of which something is in the page: fonts, icons and programs. */
function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const names = new Set(["@iconify-json/game-icons"]);
      for (const id of this.getModuleIds()) {
        const inside = id.split("\0").join("").split("/node_modules/").at(-1);
        const name = /^(@[^/]+\/)?[^/]+/.exec(inside ?? "")?.[0];
        if (id.includes("/node_modules/") && name && !name.startsWith(".")) names.add(name); // what is made here is a part of others
      }
      const source = [...names].sort().map(licenceOf).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** What the boards of all games share. */
const BOARD = { name: "board", test: /\/src\/(board|art\/(CardSheet|PrintedIcon|rays))/ };

export default defineConfig({
  plugins: [icons(), figures(), fonts(), licences(), svelte()],
  resolve: { alias: { $fonts: FONTS, $sixgun: fileURLToPath(new URL("../src/sixgun", import.meta.url)) } },
  build: {
    outDir: "../src/sixgun/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Everybody at a table needs most of these, and one file is smaller than twenty.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [BOARD] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8787", ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], pool: "threads", isolate: false }, // a start of Node for each file takes most of the time
} as Parameters<typeof defineConfig>[0]);
