// Which things of this game are possible now, and what touching one does.
import { Things } from "../../../board/things.svelte";
import type { BoardProps } from "../../contract";
import { meant, things } from "./picks";
import { meaning } from "./tips";
import type { Table } from "./view";

export type { Things };

export function thingsOf(props: () => BoardProps, table: () => Table): Things {
  return new Things(props, {
    things,
    meant: (thing) => {
      const { ask, viewer } = props();
      const hand = table().players[viewer ?? -1]?.cards.flatMap((card) => card.card ?? []) ?? [];
      const target = table().players.find((gang) => gang.seat !== viewer && !gang.out)?.seat ?? 0;
      return meant(thing, ask?.question ?? null, hand, target);
    },
    meaning: (thing) => meaning(thing, table()),
  });
}
