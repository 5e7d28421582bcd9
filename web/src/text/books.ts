// The texts as they lie in the project: the page's own, the ones all doors share, each game's, and what only a game's
// board says; each is loaded when it is first spoken.
import { FluentResource } from "@fluent/bundle";
import type { Lang } from "./speaker";

type Raw = () => Promise<string>;
const files: Record<string, Raw> = {
  ...import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("$sixgun/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("$sixgun/games/*/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("$sixgun/games/*/text/packs/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/**/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../replay/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../learn/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../rules/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../me/*.ftl", { query: "?raw", import: "default" }),
};
const read = new Map<string, Promise<FluentResource[]>>();

function ending(end: string): Raw | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

async function resource(end: string): Promise<FluentResource[]> {
  const load = ending(end);
  return load ? [new FluentResource(await load())] : [];
}

function once(key: string, load: () => Promise<FluentResource[]>): Promise<FluentResource[]> {
  const found = read.get(key) ?? load();
  read.set(key, found);
  found.catch(() => read.delete(key)); // so that the next try is a new one
  return found;
}

/** The texts of the page in a language, the page's own first. */
export function pageTexts(lang: Lang): Promise<FluentResource[]> {
  return once(lang, async () => {
    const found = await Promise.all([resource(`./${lang}.ftl`), resource(`sixgun/text/${lang}.ftl`)]);
    return found.flat();
  });
}

/** What a part of the page says that few visitors come to. */
export function partTexts(lang: Lang, part: string): Promise<FluentResource[]> {
  return once(`${lang}::${part}`, () => resource(`../${part}/${lang}.ftl`));
}

/** A game's texts; of "game/part" also those of that part of it. [] for one that has none yet. */
export function gameTexts(lang: Lang, game: string): Promise<FluentResource[]> {
  return once(`${lang}:${game}`, async () => {
    const part = game.includes("/") ? [resource(`../games/${game}/${lang}.ftl`)] : [];
    return (await Promise.all([...part, resource(`sixgun/games/${folder(game)}/text/${lang}.ftl`)])).flat();
  });
}

/** What is said at a table of a game only: its cards, where they have a file of their own, and what its board says. */
export function tableTexts(lang: Lang, game: string): Promise<FluentResource[]> {
  return once(`${lang}:${game}:table`, async () => {
    const [key = ""] = game.split("/");
    const own = ["phrases", "cards"].map((part) => `sixgun/games/${folder(game)}/text/${part}_${lang}.ftl`);
    return (await Promise.all([...own, `../games/${key}/${lang}.ftl`].map(resource))).flat();
  });
}

/** The names and texts of the cards of "game/pack". */
export function packTexts(lang: Lang, pack: string): Promise<FluentResource[]> {
  const [, name = ""] = pack.split("/");
  return once(`${lang}:${pack}:pack`, () => resource(`sixgun/games/${folder(pack)}/text/packs/${name}_${lang}.ftl`));
}

/** What the coach says in a game's lessons. */
export function lessonTexts(lang: Lang, game: string): Promise<FluentResource[]> {
  return once(`${lang}:${game}:lessons`, () => resource(`sixgun/games/${folder(game)}/text/lessons_${lang}.ftl`));
}

/** The rules of a game as short chapters. */
export function chapterTexts(lang: Lang, game: string): Promise<FluentResource[]> {
  return once(`${lang}:${game}:chapters`, () => resource(`sixgun/games/${folder(game)}/text/chapters_${lang}.ftl`));
}

/** Where the engine keeps a game's texts. */
function folder(game: string): string {
  const [key = ""] = game.split("/");
  return key.replaceAll("-", "_");
}
