// What the page says, in the language that the user reads: `words.text(key, args)` anywhere, a board too. It
// speaks with the texts of the game and the names of the players at the table that is open.
import { FluentResource } from "@fluent/bundle";
import type { Args, Msg } from "../net/types";
import { kept, keep } from "../storage";
import { chapterTexts, gameTexts, lessonTexts, packTexts, pageTexts, partTexts, tableTexts } from "./books";
import type { Part } from "./sentence";
import { Speaker, type Lang } from "./speaker";

export const LANGUAGES: readonly Lang[] = ["en", "it"];

function preferred(): Lang {
  const wanted = [kept("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((lang) => lang === tag))[0] ?? "en";
}

type Texts = Record<string, FluentResource[]>;
/** Texts that are fetched when they are first needed: of games, their tables, packs and lessons, of parts of the page. */
type Shelf = "games" | "tables" | "packs" | "lessons" | "chapters" | "parts";
const BOOKS: Record<Shelf, typeof gameTexts> = {
  games: gameTexts,
  tables: tableTexts,
  packs: packTexts,
  lessons: lessonTexts,
  chapters: chapterTexts,
  parts: partTexts,
};

/** A message that says a text as it is, whatever stands in it. */
function plainMessage(name: string, text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\r", "").replaceAll("\n", "\\u000A");
  return /^[a-z0-9-]+$/.test(name) ? `${name} = { "${escaped}" }` : "";
}

class Words {
  lang: Lang = $state("en");
  #page: FluentResource[] = $state.raw([]);
  #shelves: Record<Shelf, Texts> = $state.raw({ games: {}, tables: {}, packs: {}, lessons: {}, chapters: {}, parts: {} });
  #game = $state("");
  #names: readonly string[] = $state.raw([]);
  /** Texts of cards that a pack brings along, by language. */
  #brought: Record<Lang, FluentResource[]> = $state.raw({ en: [], it: [] });
  readonly speaker: Speaker = $derived(
    new Speaker(
      this.lang,
      [...this.#said(this.#game), ...this.#page, ...Object.values(this.#shelves.parts).flat(), ...this.#brought[this.lang]],
      this.#names,
    ),
  );

  /** Load what is needed to speak at all, before anything is shown. */
  async begin(): Promise<void> {
    await this.speak(preferred());
  }

  /** Change the language; everything on the page is said anew. */
  async speak(lang: Lang): Promise<void> {
    const anew = async (shelf: Shelf): Promise<Texts> => {
      const keys = Object.keys(this.#shelves[shelf]);
      const texts = await Promise.all(keys.map((key) => BOOKS[shelf](lang, key)));
      return Object.fromEntries(keys.map((key, i) => [key, texts[i] ?? []]));
    };
    const [page, games, tables, packs, lessons, chapters, parts] = await Promise.all([
      pageTexts(lang),
      anew("games"),
      anew("tables"),
      anew("packs"),
      anew("lessons"),
      anew("chapters"),
      anew("parts"),
    ]);
    this.#page = page;
    this.#shelves = { games, tables, packs, lessons, chapters, parts };
    this.lang = lang;
    document.documentElement.lang = lang;
    keep("language", lang);
  }

  async #fetch(shelf: Shelf, key: string): Promise<void> {
    if (key in this.#shelves[shelf]) return;
    const lang = this.lang;
    const texts = await BOOKS[shelf](lang, key);
    // Meanwhile the language may have been changed.
    if (lang !== this.lang) return this.#fetch(shelf, key);
    this.#shelves = { ...this.#shelves, [shelf]: { ...this.#shelves[shelf], [key]: texts } };
  }

  load(game: string): Promise<void> {
    return this.#fetch("games", game);
  }

  /** Know the cards of a pack of a game, too. */
  packOf(game: string, pack: string): Promise<void> {
    return this.#fetch("packs", `${game}/${pack}`);
  }

  /** Know what the coach says in a game's lessons, too. */
  lessonsOf(game: string): Promise<void> {
    return this.#fetch("lessons", game);
  }

  /** Know the chapters of a game's rules, too. */
  chaptersOf(game: string): Promise<void> {
    return this.#fetch("chapters", game);
  }

  /** Speak of a part of the page, too. */
  also(part: string): Promise<void> {
    return this.#fetch("parts", part);
  }

  /** Speak of this game from now on, with these players. */
  async sitAt(game: string, names: readonly string[]): Promise<void> {
    await Promise.all([this.load(game), this.#fetch("tables", game)]);
    this.#game = game;
    this.call(names);
  }

  /** Say plain texts that are in no file, by the names of their messages. */
  bring(texts: Record<Lang, Record<string, string>>): void {
    const written = (lang: Lang) => Object.entries(texts[lang]).map(([name, text]) => plainMessage(name, text)).join("\n");
    this.#brought = { en: [new FluentResource(written("en"))], it: [new FluentResource(written("it"))] };
  }

  call(names: readonly string[]): void {
    this.#names = names;
  }

  /** A speaker for another game than the one that is open, with the texts loaded so far. */
  of(game: string): Speaker {
    return new Speaker(this.lang, [...this.#said(game), ...this.#page]);
  }

  #said(game: string): FluentResource[] {
    const { games, tables, packs, lessons, chapters } = this.#shelves;
    const ofPacks = Object.entries(packs).flatMap(([key, texts]) => (key.startsWith(`${game}/`) ? texts : []));
    return [...[games, tables, lessons, chapters].flatMap((shelf) => shelf[game] ?? []), ...ofPacks];
  }

  has(key: string): boolean {
    return this.speaker.has(key);
  }

  text(key: string, args?: Args): string {
    return this.speaker.text(key, args);
  }

  parts(key: string, args?: Args): Part[] {
    return this.speaker.parts(key, args);
  }

  say(message: Msg): string {
    return this.speaker.say(message);
  }
}

export const words = new Words();
