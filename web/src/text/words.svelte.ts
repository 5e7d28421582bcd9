// What the page says, in the language that the user reads: `words.text(key, args)` anywhere, a board too. It
// speaks with the texts of the game and the names of the players at the table that is open.
import type { FluentResource } from "@fluent/bundle";
import type { Args, Msg } from "../net/types";
import { kept, keep } from "../storage";
import { gameTexts, pageTexts, partTexts, tableTexts } from "./books";
import type { Part } from "./sentence";
import { Speaker, type Lang } from "./speaker";

export const LANGUAGES: readonly Lang[] = ["en", "it"];

function preferred(): Lang {
  const wanted = [kept("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((lang) => lang === tag))[0] ?? "en";
}

class Words {
  lang: Lang = $state("en");
  #page: FluentResource[] = $state.raw([]);
  #games: Record<string, FluentResource[]> = $state.raw({});
  /** What is said at tables only, of games at whose tables somebody sat. */
  #tables: Record<string, FluentResource[]> = $state.raw({});
  /** What parts of the page say that somebody came to. */
  #parts: Record<string, FluentResource[]> = $state.raw({});
  #game = $state("");
  #names: readonly string[] = $state.raw([]);
  readonly speaker: Speaker = $derived(
    new Speaker(
      this.lang,
      [
        ...(this.#games[this.#game] ?? []),
        ...(this.#tables[this.#game] ?? []),
        ...this.#page,
        ...Object.values(this.#parts).flat(),
      ],
      this.#names,
    ),
  );

  /** Load what is needed to speak at all, before anything is shown. */
  async begin(): Promise<void> {
    await this.speak(preferred());
  }

  /** Change the language; everything on the page is said anew. */
  async speak(lang: Lang): Promise<void> {
    const all = async (games: string[], texts: typeof gameTexts) =>
      Object.fromEntries(await Promise.all(games.map(async (game) => [game, await texts(lang, game)] as const)));
    const [page, games, tables, parts] = await Promise.all([
      pageTexts(lang),
      all(Object.keys(this.#games), gameTexts),
      all(Object.keys(this.#tables), tableTexts),
      all(Object.keys(this.#parts), partTexts),
    ]);
    this.#page = page;
    this.#games = games;
    this.#tables = tables;
    this.#parts = parts;
    this.lang = lang;
    document.documentElement.lang = lang;
    keep("language", lang);
  }

  async load(game: string): Promise<void> {
    if (game in this.#games) return;
    const lang = this.lang;
    const texts = await gameTexts(lang, game);
    if (lang === this.lang) this.#games = { ...this.#games, [game]: texts };
    else await this.load(game);
  }

  /** Speak of a part of the page, too. */
  async also(part: string): Promise<void> {
    if (part in this.#parts) return;
    const lang = this.lang;
    const texts = await partTexts(lang, part);
    if (lang === this.lang) this.#parts = { ...this.#parts, [part]: texts };
    else await this.also(part);
  }

  async #loadTable(game: string): Promise<void> {
    if (game in this.#tables) return;
    const lang = this.lang;
    const texts = await tableTexts(lang, game);
    if (lang === this.lang) this.#tables = { ...this.#tables, [game]: texts };
    else await this.#loadTable(game);
  }

  /** Speak of this game from now on, with these players. */
  async sitAt(game: string, names: readonly string[]): Promise<void> {
    await Promise.all([this.load(game), this.#loadTable(game)]);
    this.#game = game;
    this.call(names);
  }

  call(names: readonly string[]): void {
    this.#names = names;
  }

  /** A speaker for another game than the one that is open, with the texts loaded so far. */
  of(game: string): Speaker {
    return new Speaker(this.lang, [...(this.#games[game] ?? []), ...(this.#tables[game] ?? []), ...this.#page]);
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
