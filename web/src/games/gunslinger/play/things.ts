// Which things of this game are possible now, and what touching one does.
import { Things } from "../../../board/things.svelte";
import type { BoardProps } from "../../contract";
import type { Ground } from "../map/hexes";
import { meant, things, type Scene } from "./picks";
import { isPlanning, laid } from "./plan";
import { meaning } from "./tips";
import type { Table } from "./view";

export type { Things };
/** What is drawn of it: what is possible, and what is pointed at. */
export type Marks = Pick<Things, "can" | "lit">;

export function thingsOf(props: () => BoardProps, table: () => Table, ground: () => Ground): Things {
  const scene = (): Scene => {
    const { ask, open } = props();
    return { table: table(), ground: ground(), ask, laid: laid(ask, open) };
  };
  // One scene for all options of an ask: laying them side by side again for each would take long.
  let last: { ask: unknown; open: unknown; table: unknown; scene: Scene } | null = null;
  const now = (): Scene => {
    const { ask, open } = props();
    const at = table();
    if (last?.ask !== ask || last.open !== open || last.table !== at) last = { ask, open, table: at, scene: scene() };
    return last.scene;
  };
  return new Things(props, {
    things: (pick) => things(pick, now()),
    meant: (thing) => meant(thing, now()),
    meaning: (thing) => meaning(thing, table()),
    waits: () => isPlanning(props().ask),
  });
}
