// Which cards the browser shows: what is written in the search, and what is chosen beside it.
import type { Kind, Printed, Suit } from "../../play/data";

export interface Filters {
  search: string;
  kind: "" | Kind;
  suit: "" | Suit;
  value: number;
  gang: string;
  keyword: string;
  /** "" for any, "5+" for five or more. */
  cost: string;
  pack: string;
  sort: (typeof SORTS)[number];
}
export const SORTS = ["kind", "value", "title", "cost"] as const;
export const KINDS: readonly Kind[] = ["outfit", "dude", "deed", "goods", "spell", "action", "joker"];
export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export const COSTS: readonly string[] = ["0", "1", "2", "3", "4", "5+"];
export const NONE: Filters = {
  search: "",
  kind: "",
  suit: "",
  value: 0,
  gang: "",
  keyword: "",
  cost: "",
  pack: "",
  sort: "kind",
};

/** A card of the browser, with all that is searched. */
export interface Listed extends Printed {
  title: string;
  pack: string;
  /** Title, keywords and text, as they are searched. */
  words: string;
}

/** Without case and accents: what is typed need not have them. */
export const bare = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();

export function matches(card: Listed, filters: Filters): boolean {
  const { kind, suit, value, gang, keyword, cost, pack } = filters;
  return (
    (!kind || card.kind === kind) &&
    (!suit || card.suit === suit) &&
    (!value || card.value === value) &&
    (!gang || (card.gang === gang && card.kind !== "joker")) &&
    (!keyword || card.keywords.includes(keyword)) &&
    (!cost || (cost === "5+" ? (card.cost ?? -1) >= 5 : card.cost === Number(cost))) &&
    (!pack || card.pack === pack) &&
    bare(filters.search).split(/\s+/).every((word) => card.words.includes(word))
  );
}

const place = (card: Listed): number => KINDS.indexOf(card.kind);
const ORDERS: Record<Filters["sort"], (one: Listed, other: Listed) => number> = {
  kind: (one, other) => place(one) - place(other) || one.value - other.value,
  value: (one, other) => one.value - other.value || place(one) - place(other),
  title: () => 0,
  cost: (one, other) => (one.cost ?? -1) - (other.cost ?? -1) || place(one) - place(other),
};

/** The cards to show, in their order; the title that is searched comes first, then those that begin so. */
export function shown(cards: readonly Listed[], filters: Filters): Listed[] {
  const wanted = bare(filters.search.trim());
  const first = (card: Listed): number => {
    const title = bare(card.title);
    return wanted && title === wanted ? 0 : wanted && title.startsWith(wanted) ? 1 : 2;
  };
  const order = ORDERS[filters.sort];
  return cards
    .filter((card) => matches(card, filters))
    .sort((a, b) => first(a) - first(b) || order(a, b) || a.title.localeCompare(b.title));
}
