// The table of this game as it is shown at this moment.
import { playScenes } from "../../../board/scenes";
import { Stage, stageOf, type Run } from "../../../board/stage.svelte";
import { MOTION } from "./motion";
import type { Symbol, Table } from "./view";

/** A card held up in the middle: one that is turned up for its symbol, or one that somebody plays. */
export interface Reveal {
  seat: number;
  card: string;
  /** The symbol that decides; null for a card that is only shown. */
  wanted: Symbol | null;
  success: boolean;
}
/** A card thrown into a Duel, or against Indians! */
export interface Answer {
  seat: number;
  card: string;
}

export class DuelStage extends Stage<Table, Reveal> {
  /** What has gone back and forth so far; it outlives the events of one pick. */
  exchange: readonly Answer[] = $state.raw([]);

  protected play(end: Table, run: Run<Table>): Promise<void> {
    return playScenes(MOTION, this, end, run);
  }
}

/** The stage of the table that a component is a part of. */
export const useStage = (): DuelStage => stageOf(DuelStage);
