// Which things of this game are possible now, and what touching one does.
import { Things } from "../../../board/things.svelte";
import type { BoardProps } from "../../contract";
import { meant, things } from "./picks";
import { meaning } from "./tips";
import { kindOf, type Table } from "./view";

export type { Things };

export function thingsOf(props: () => BoardProps, table: () => Table): Things {
  const seat = () => props().viewer ?? 0;
  return new Things(props, {
    things: (pick) => things(pick, table(), seat()),
    meant: (thing) => meant(thing, props().ask?.question ?? null, table(), seat()),
    meaning: (thing) => meaning(thing, table()),
    meaningFirst: true,
    alsoCalled: (thing) => (thing.startsWith("card:") ? "card:" + kindOf(thing.slice(5)) : thing),
  });
}
