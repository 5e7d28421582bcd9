// Which things of this game are possible now, and what touching one does. What a card is shows the card itself, large.
import type { Attention } from "../../../board/attention";
import { words } from "../../../text/words.svelte";
import { Things } from "../../../board/things.svelte";
import type { BoardProps } from "../../contract";
import { meant, sources, things } from "./picks";
import { meaning } from "./tips";
import { faceOf, type Table } from "./view";
import type { Zoom } from "./zoom.svelte";

export class TownThings extends Things {
  readonly #props: () => BoardProps;
  readonly #sources: ReadonlySet<string> = $derived.by(() => sources(this.#props().open));

  constructor(props: () => BoardProps, table: () => Table) {
    super(props, {
      things,
      meant: (thing) => meant(thing, props().ask?.question ?? null, table(), props().viewer ?? 0),
      meaning: (thing) => meaning(thing, table()),
      meaningFirst: true,
      alsoCalled: (thing) => (thing.startsWith("card:") ? "card:" + faceOf(thing.slice(5)) : thing),
    });
    this.#props = props;
  }

  /** What is seen of a thing: names of classes. */
  marks(thing: string): Record<string, boolean> {
    return {
      can: this.can(thing),
      soft: this.soft(thing),
      cannot: this.cannot(thing),
      lit: this.lit(thing),
    };
  }

  /** Only something that others can do something to, while it is open who: it glows faintly. */
  soft(thing: string): boolean {
    return this.#sources.size > 1 && !this.#sources.has(thing) && this.can(thing);
  }
}

/** The same, but cards are held up close instead of being described. */
export function closely(
  zoom: Zoom,
  things: TownThings,
  props: () => BoardProps,
  table: () => Table,
): Attention {
  const large = (thing: string, element: HTMLElement): boolean => {
    const [of = "", name = ""] = thing.split(":");
    if (!["card", "drawn", "pile"].includes(of) || name === "square") return false;
    zoom.show(name, element);
    return true;
  };
  const idle = (thing: string): boolean => {
    const { ask, viewer } = props();
    return ask === null || (things.cannot(thing) && meant(thing, ask.question, table(), viewer ?? 0) === null);
  };
  return {
    touch: (thing, element) => {
      zoom.hush();
      if (!idle(thing) || !large(thing, element)) things.touch(thing, element);
    },
    explain: (thing, element) => {
      if (!large(thing, element)) things.explain(thing, element);
    },
    hush: () => zoom.hush(),
    show: (thing, element) => {
      const known = thing.startsWith("card:") && words.has("card-" + faceOf(thing.slice(5)));
      return known ? large(thing, element) : things.show(thing, element);
    },
  };
}
