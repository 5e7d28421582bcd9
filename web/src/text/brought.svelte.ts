// Cards that a player's pack brings along to a table: their figures, and texts that are in no file of ours.
import type { Args } from "../net/types";
import { words } from "./words.svelte";

interface Row {
  title?: string;
  title_it?: string;
  text?: string;
  text_it?: string;
  ability?: { play: string }[];
}
interface Pack {
  pack?: { gangs?: string[]; keywords?: string[]; skills?: Record<string, string> };
  cards?: Record<string, Row>;
  texts?: Record<string, Record<string, string>>;
}

class Brought {
  /** Figures by the keys of cards, as the game's own files have them. */
  cards: Record<string, object> = $state.raw({});

  /** Show and say the cards of a pack from now on. */
  know(given: Args | undefined): void {
    const { pack = {}, cards = {}, texts = {} } = (given ?? {}) as Pack;
    this.cards = Object.fromEntries(
      Object.entries(cards).map(([key, row]) => [key, { ...row, ability: row.ability?.map(({ play }) => play) ?? [] }]),
    );
    const named = [
      ...(pack.gangs ?? []).map((word) => ["gang-" + word, plainly(word)]),
      ...[...(pack.keywords ?? []), ...Object.entries(pack.skills ?? {}).flat()].map((word) => ["keyword-" + word, plainly(word)]),
    ];
    const said = (lang: "en" | "it") => ({
      ...Object.fromEntries(named),
      ...Object.fromEntries(
        Object.entries(cards).flatMap(([key, row]) => [
          ["card-" + key, (lang === "it" && row.title_it) || (row.title ?? key)],
          ["card-text-" + key, (lang === "it" && row.text_it) || (row.text ?? "")],
        ]),
      ),
      ...texts.en,
      ...texts[lang],
    });
    words.bring({ en: said("en"), it: said("it") });
  }
}

function plainly(word: string): string {
  return word.replaceAll("-", " ").replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
}

export const brought = new Brought();
