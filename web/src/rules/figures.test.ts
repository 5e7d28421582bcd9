// Every chapter of the rules has its drawing, and there is none besides.
import { expect, test } from "vitest";
import type { Figures } from "./figure";

const drawn = import.meta.glob<Figures>("../games/*/chapters.ts", { import: "default", eager: true });
const told = import.meta.glob<string>("$sixgun/games/*/chapters.toml", { query: "?raw", import: "default", eager: true });
const folders = Object.keys(told).map((path) => path.split("/").at(-2) ?? "");

test("four games have chapters", () => expect(folders).toHaveLength(4));

test.each(folders)("the drawings of %s", (folder) => {
  const [, toml = ""] = Object.entries(told).find(([path]) => path.includes(`/${folder}/`)) ?? [];
  const slugs = [...toml.matchAll(/^slug = "(.+)"$/gm)].map(([, slug]) => slug);
  expect(Object.keys(drawn[`../games/${folder.replace("_", "-")}/chapters.ts`] ?? {})).toEqual(slugs);
});
