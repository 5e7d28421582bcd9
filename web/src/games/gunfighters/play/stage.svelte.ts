// The table of this game as it is shown at this moment.
import { Stage } from "../../../board/stage.svelte";
import type { GameEvent } from "../../../net/types";
import { play } from "./motion";
import type { Table } from "./view";

export interface Reveal {
  kind: "story" | "climax";
  name: string;
  seat: number;
}

export class TownStage extends Stage<Table, Reveal> {
  /** Cards that have been hit and lie there for a moment, as "seat:nth". */
  hit: ReadonlySet<string> = $state.raw(new Set<string>());

  protected play(events: GameEvent[], end: Table, pace: () => number, signal: AbortSignal): Promise<void> {
    return play(this, events, end, pace, signal);
  }

  protected clear(): void {
    this.hit = new Set();
  }
}

export const stage = new TownStage();
