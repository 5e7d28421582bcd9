// What the board and the hand have in common: which things are possible now, and what touching one does.
import { pointing } from "../../parts/pointing.svelte";
import type { BoardProps } from "../contract";
import type { Attention } from "./attention";
import { meant, things, touches } from "./picks";
import { meaning } from "./tips";
import type { Table } from "./view";

export class Hold implements Attention {
  readonly #of: () => BoardProps;
  readonly #table: () => Table;
  readonly #possible: ReadonlySet<string> = $derived.by(() => new Set(this.#props.open.flatMap(things)));
  readonly #offered: ReadonlySet<string> = $derived.by(
    () => new Set(this.#props.ask?.options.flatMap((option) => things(option.pick)) ?? []),
  );

  constructor(props: () => BoardProps, table: () => Table) {
    this.#of = props;
    this.#table = table;
  }

  get #props(): BoardProps {
    return this.#of();
  }

  /** Among the options still open: it glows. */
  can(thing: string): boolean {
    return this.#possible.has(thing);
  }

  /** Something is asked, and this is no part of any answer. */
  cannot(thing: string): boolean {
    return this.#props.ask !== null && !this.#offered.has(thing);
  }

  lit(thing: string): boolean {
    return this.#props.pointed === thing;
  }

  touch = (thing: string, element: HTMLElement): void => {
    if (this.#offered.has(thing)) this.#props.narrow((pick) => touches(pick, thing));
    else this.explain(thing, element);
  };

  /** A card was dropped on something. */
  drop(card: string, on: string): void {
    this.#props.narrow((pick) => touches(pick, "card:" + card) && touches(pick, on));
  }

  explain = (thing: string, element: HTMLElement): void => {
    const { ask, viewer, why } = this.#props;
    const table = this.#table();
    if (ask && !this.#offered.has(thing) && element.dataset.thing === thing) {
      const hand = table.players[viewer ?? -1]?.cards.flatMap((card) => card.card ?? []) ?? [];
      const target = table.players.find((gang) => gang.seat !== viewer && !gang.out)?.seat ?? 0;
      const pick = meant(thing, ask.question, hand, target);
      if (pick !== null) return why(pick, element);
    }
    const said = meaning(thing, table);
    if (said) pointing.tell(element, said);
  };
}
