// The cards of packs beyond the Base Set: their figures and texts are fetched when a table has such cards.
import { words } from "../../../text/words.svelte";

/** The figures of a card as a pack's file has them, by the card's key. */
export type PackCards = Record<string, object>;

const files = import.meta.glob<{ cards?: PackCards; pack?: { name?: string } }>("$sixgun/games/doomtown/data/packs/*.toml", {
  query: "?figures",
  import: "default",
});

/** The packs that the page has, by the names of their files. */
export const PACK_NAMES: readonly string[] = Object.keys(files).map((path) => path.replace(/^.*\/|\.toml$/g, ""));

class Packs {
  /** What has been fetched so far. */
  cards: PackCards = $state.raw({});
  /** What is printed on the boxes. */
  titles: Record<string, string> = $state.raw({});
  /** The pack of each of these cards. */
  origin: Record<string, string> = $state.raw({});
  readonly #asked = new Map<string, Promise<void>>();

  /** Know the cards of these packs; those that the page does not have are left out. */
  async know(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#once(name)));
  }

  #once(name: string): Promise<void> {
    const found = this.#asked.get(name) ?? this.#fetch(name);
    this.#asked.set(name, found);
    found.catch(() => this.#asked.delete(name)); // so that the next try is a new one
    return found;
  }

  async #fetch(name: string): Promise<void> {
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.toml`))?.[1];
    if (!load) return;
    const [{ cards = {}, pack }] = await Promise.all([load(), words.packOf("doomtown", name)]);
    this.cards = { ...this.cards, ...cards };
    this.titles = { ...this.titles, [name]: pack?.name ?? name };
    this.origin = { ...this.origin, ...Object.fromEntries(Object.keys(cards).map((card) => [card, name])) };
  }
}

export const packs = new Packs();
