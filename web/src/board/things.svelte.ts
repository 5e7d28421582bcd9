// What a board and a hand have in common: which things are possible now, and what touching one does.
import type { BoardProps } from "../games/contract";
import { pointing } from "../parts/pointing.svelte";
import type { Part } from "../text/sentence";
import type { Attention } from "./attention";
import { mark } from "./hint-marks.svelte";

/** What a game knows of its things: whatever can be touched or pointed at on its table, by name. */
export interface Grammar {
  /** The things that a pick is about. */
  things: (pick: string) => string[];
  /** A pick that somebody may have had in mind who touches a thing that is not possible now. */
  meant: (thing: string) => string | null;
  /** What a thing means, in words. */
  meaning: (thing: string) => Part[] | null;
  /** Hovering says what a thing means even where it is not possible now; only touching it says why not. */
  meaningFirst?: boolean;
  /** A name that the story may use for a thing as well: that of all cards of its kind. */
  alsoCalled?: (thing: string) => string;
  /** Touching things lays something out, which is chosen only when it is done. */
  waits?: () => boolean;
}

export class Things implements Attention {
  readonly #of: () => BoardProps;
  readonly #grammar: Grammar;
  readonly #possible: ReadonlySet<string> = $derived.by(
    () => new Set(this.#props.open.flatMap((pick) => this.#grammar.things(pick))),
  );
  readonly #offered: ReadonlySet<string> = $derived.by(
    () => new Set(this.#props.ask?.options.flatMap((option) => this.#grammar.things(option.pick)) ?? []),
  );

  constructor(props: () => BoardProps, grammar: Grammar) {
    this.#of = props;
    this.#grammar = grammar;
    mark(() => {
      const { hinted, ask } = this.#props;
      return hinted && ask ? this.#grammar.things(hinted) : [];
    });
  }

  get #props(): BoardProps {
    return this.#of();
  }

  /** Among the options still open: it glows. */
  can(thing: string): boolean {
    return this.#possible.has(thing);
  }

  /** Something is asked, and this isn't a part of any answer. */
  cannot(thing: string): boolean {
    return this.#props.ask !== null && !this.#offered.has(thing);
  }

  /** The story points at it. */
  lit(thing: string): boolean {
    const { pointed } = this.#props;
    return pointed !== null && (pointed === thing || pointed === this.#grammar.alsoCalled?.(thing));
  }

  touch = (thing: string, element: HTMLElement): void => {
    if (this.#offered.has(thing)) this.#narrow((pick) => this.#touches(pick, thing));
    else if (!this.#refused(thing, element)) this.#told(thing, element);
  };

  /** Whether there is a pick with this card and this thing. */
  fits(card: string, on: string): boolean {
    const options = this.#props.ask?.options ?? [];
    return options.some(({ pick }) => this.#touches(pick, "card:" + card) && this.#touches(pick, on));
  }

  /** A card was dropped on something. */
  drop(card: string, on: string): void {
    this.#narrow((pick) => this.#touches(pick, "card:" + card) && this.#touches(pick, on));
  }

  #narrow(keep: (pick: string) => boolean): void {
    this.#props.narrow(keep, this.#grammar.waits?.() ?? false);
  }

  show = (thing: string, element: HTMLElement): boolean => this.#told(thing, element);

  explain = (thing: string, element: HTMLElement): void => {
    const meaningFirst = this.#grammar.meaningFirst === true;
    if (meaningFirst ? this.#told(thing, element) : this.#refused(thing, element)) return;
    if (meaningFirst) this.#refused(thing, element);
    else this.#told(thing, element);
  };

  #touches(pick: string, thing: string): boolean {
    return this.#grammar.things(pick).includes(thing);
  }

  #refused(thing: string, element: HTMLElement): boolean {
    if (!this.#props.ask || this.#offered.has(thing) || element.dataset.thing !== thing) return false;
    const pick = this.#grammar.meant(thing);
    if (pick === null) return false;
    this.#props.why(pick, element);
    return true;
  }

  #told(thing: string, element: HTMLElement): boolean {
    const said = this.#grammar.meaning(thing);
    if (said) pointing.tell(element, said);
    return said !== null;
  }
}
