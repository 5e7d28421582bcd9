// The table of this game as it is shown at this moment.
import { playScenes } from "../../../board/scenes";
import { Stage, stageOf, type Run } from "../../../board/stage.svelte";
import { MOTION } from "./motion";
import type { Table } from "./view";

export interface Reveal {
  kind: "story" | "climax";
  name: string;
  seat: number;
}

export class TownStage extends Stage<Table, Reveal> {
  /** Cards that have been hit and lie there for a moment, as "seat:nth". */
  hit: ReadonlySet<string> = $state.raw(new Set<string>());

  protected play(end: Table, run: Run<Table>): Promise<void> {
    return playScenes(MOTION, this, end, run);
  }

  protected override clear(): void {
    this.hit = new Set();
  }
}

/** The stage of the table that a component is a part of. */
export const useStage = (): TownStage => stageOf(TownStage);
