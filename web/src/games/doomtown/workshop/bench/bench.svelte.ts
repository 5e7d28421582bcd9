// The workbench: the deck that is built, what the server says of it, and which card is looked at.
import { examineDeck } from "../../../../net/api";
import { reasons } from "../../../../net/refused";
import type { DeckFacts, ExaminedList, Problem, Refusal } from "../../../../net/types";
import { keep, kept } from "../../../../storage";
import { words } from "../../../../text/words.svelte";
import { CARD_NAMES, printed } from "../../play/data";
import { packs } from "../../play/packs.svelte";
import { changed, EMPTY, fromRow, starting, textOf, type Deck } from "./deck";
import { bare, NONE, shown, type Filters, type Listed } from "./filters";

export const GAME = "doomtown";
export const BASE = "base-set";
export const FORMATS = ["seed-era", BASE] as const;
const DRAFT = "workshop";
const MOST_UNDONE = 100;

interface Draft {
  deck: Deck;
  name: string;
  format: string;
  id: string;
}

export class Bench {
  deck: Deck = $state.raw(EMPTY);
  name = $state("");
  format: string = $state(FORMATS[0]);
  /** Under which it is saved, if it is. */
  id = $state("");
  filters: Filters = $state(NONE);
  /** The card that is looked at closely. */
  card = $state("");
  problems: Problem[] = $state.raw([]);
  facts: DeckFacts | null = $state.raw(null);
  link = $state("");
  /** What is wrong with a list that was brought along, or with the connection. */
  refusals: Refusal[] = $state.raw([]);
  /** Whether the server has not yet seen the newest change. */
  stale = $state(true);
  #past: Deck[] = $state.raw([]);
  #asked = 0;

  readonly text = $derived(textOf(this.deck));
  readonly cards: readonly Listed[] = $derived.by(() => this.#all());
  readonly found: readonly Listed[] = $derived(shown(this.cards, this.filters));
  readonly canUndo = $derived(this.#past.length > 0);
  readonly good = $derived(!this.stale && this.problems.length === 0 && this.facts !== null);

  #all(): Listed[] {
    const known = [...CARD_NAMES, ...(this.format === BASE ? [] : Object.keys(packs.cards))];
    return known.flatMap((card) => {
      const figures = printed(card);
      if (figures.keywords.includes("token")) return [];
      const title = words.text("card-" + card);
      const text = words.has("card-text-" + card) ? words.text("card-text-" + card) : "";
      const keywords = figures.keywords.map((word) => words.text("keyword-" + word));
      const all = bare([title, ...keywords, text].join(" "));
      return [{ ...figures, title, pack: packs.origin[card] ?? BASE, words: all }];
    });
  }

  // ---- building

  set(deck: Deck): void {
    if (deck === this.deck) return;
    this.#past = [...this.#past, this.deck].slice(-MOST_UNDONE);
    this.deck = deck;
    this.stale = true;
  }

  /** One more copy of a card; of an outfit, the deck's. */
  add(card: string): void {
    if (printed(card).kind === "outfit") this.set({ ...this.deck, outfit: this.deck.outfit === card ? "" : card });
    else this.set(changed(this.deck, card, 1));
  }

  remove(card: string): void {
    if (this.deck.outfit === card) this.set({ ...this.deck, outfit: "" });
    else this.set(changed(this.deck, card, -1));
  }

  start(card: string, starts: boolean): void {
    this.set(starting(this.deck, card, starts));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.deck = before;
    this.stale = true;
  }

  anew(): void {
    this.set(EMPTY);
    [this.name, this.id, this.refusals] = ["", "", []];
  }

  copies(card: string): number {
    return this.deck.outfit === card ? 1 : (this.deck.cards[card] ?? 0);
  }

  // ---- what the server says

  /** Bring a list in any form: from a file, a paste or a link. Whether it could be read. */
  async bring(text: string, name: string): Promise<boolean> {
    this.refusals = [];
    try {
      const found = await examineDeck(GAME, words.lang, { name, text, format: this.format });
      this.set(fromRow(found.deck));
      this.refusals = found.problems.filter(({ code }) => code === "deck-unknown");
      this.id = "";
      return true;
    } catch (problem) {
      this.refusals = reasons(problem);
      return false;
    }
  }

  async check(text: string, format: string, lang: string): Promise<void> {
    const turn = ++this.#asked;
    try {
      const found = await examineDeck(GAME, lang, { name: "list", text, format });
      if (turn === this.#asked) this.#take(found);
    } catch (problem) {
      if (turn === this.#asked) this.refusals = reasons(problem);
    }
  }

  #take(found: ExaminedList): void {
    this.problems = found.problems;
    this.facts = found.facts;
    this.link = found.link;
    this.stale = false;
  }

  // ---- between two visits

  keepDraft(): void {
    keep(DRAFT, JSON.stringify({ deck: this.deck, name: this.name, format: this.format, id: this.id } satisfies Draft));
  }

  /** What was on the bench when somebody last stood here. */
  recall(): void {
    try {
      const draft = JSON.parse(kept(DRAFT) ?? "") as Draft;
      this.deck = fromRow({ outfit: draft.deck.outfit, gang: [], cards: draft.deck.cards });
      this.deck = { ...this.deck, gang: draft.deck.gang };
      [this.name, this.format, this.id] = [draft.name, draft.format, draft.id];
    } catch {
      // nothing, or nothing that can be read: an empty bench
    }
  }
}
