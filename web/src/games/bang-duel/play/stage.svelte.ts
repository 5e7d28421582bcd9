// The table of this game as it is shown at this moment.
import { Stage } from "../../../board/stage.svelte";
import type { GameEvent } from "../../../net/types";
import { play } from "./motion";
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

  protected play(events: GameEvent[], end: Table, pace: () => number, signal: AbortSignal): Promise<void> {
    return play(this, events, end, pace, signal);
  }

  protected clear(): void {}
}

export const stage = new DuelStage();
