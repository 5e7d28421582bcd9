// The table of this game as it is shown at this moment.
import { Stage } from "../../../board/stage.svelte";
import type { GameEvent } from "../../../net/types";
import { play } from "./motion";
import type { Drawn, Table } from "./view";

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
  protected play(events: GameEvent[], end: Table, pace: () => number, signal: AbortSignal): Promise<void> {
    return play(this, events, end, pace, signal);
  }

  protected clear(): void {}
}

export const stage = new TownStage();
