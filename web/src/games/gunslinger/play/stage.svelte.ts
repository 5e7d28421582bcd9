// The table of this game as it is shown at this moment.
import { playScenes } from "../../../board/scenes";
import { Stage, stageOf, type Run } from "../../../board/stage.svelte";
import type { GameEvent } from "../../../net/types";
import type { Point } from "../map/hexes";
import { MOTION } from "./motion";
import type { ActionName, Table } from "./view";

/** Result cards held up together: a shot's card, or all that one penalty makes somebody draw. */
export interface Reveal {
  character: string;
  purpose: string;
  cards: readonly number[];
  /** What came of it: the events that are told along with the cards. */
  told: readonly GameEvent[];
}

const nowhere = () => null;

export class ShowdownStage extends Stage<Table, Reveal> {
  /** Whose aim zone and legend sheet are shown; null: those of the one it is about. */
  selected: string | null = $state(null);
  /** Something is being played: what is asked after it has to wait. */
  playing = $state(false);
  /** The stack that each character of the viewer was seen with last, and the turn in which that was. */
  readonly laid = new Map<string, { turn: number; actions: ActionName[] }>();
  /** A hex on the page, for what flies there. */
  hexAt: (hex: string) => Point | null = nowhere;

  protected play(end: Table, run: Run<Table>): Promise<void> {
    this.playing = true;
    return playScenes(MOTION, this, end, run);
  }

  protected override clear(): void {
    this.playing = false;
  }

  override leave(): void {
    super.leave();
    this.selected = null;
    this.laid.clear();
    this.hexAt = nowhere; // the map's own knows the table that was seen, which nobody else may
  }
}

/** The stage of the table that a component is a part of. */
export const useStage = (): ShowdownStage => stageOf(ShowdownStage);
