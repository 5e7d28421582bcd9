// The table of this game as it is shown at this moment.
import { playScenes } from "../../../board/scenes";
import { Stage, stageOf, type Run } from "../../../board/stage.svelte";
import { MOTION } from "./motion";
import type { Drawn, Table } from "./view";
import { Zoom } from "./zoom.svelte";

/** A hand of poker that is laid open. */
export interface Laid {
  seat: number;
  cards: Drawn[];
  rank: number | null;
  cheatin: boolean;
}
/** What is held up for everybody: a card that is played or pulled, or hands of poker side by side. */
export type Reveal =
  | { of: "card"; seat: number; card: string; how: "played" | "pulled" }
  | { of: "hands"; hands: Laid[]; winner: number | null; low: boolean };

export class TownStage extends Stage<Table, Reveal> {
  /** The card that is held up close for the viewer alone. */
  readonly zoom = new Zoom();
  /** Lowball hands that were shown in this message so far. */
  low: Laid[] = [];

  protected play(end: Table, run: Run<Table>): Promise<void> {
    return playScenes(MOTION, this, end, run);
  }

  protected override clear(): void {
    this.low = [];
  }
}

/** The stage of the table that a component is a part of. */
export const useStage = (): TownStage => stageOf(TownStage);
