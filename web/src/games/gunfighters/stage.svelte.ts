// What lies on the table at this moment. The board and the hand are two parts of one table: both draw this, and the
// board alone moves it on, event by event, towards the view that the server has sent.
import { untrack } from "svelte";
import type { GameEvent } from "../../net/types";
import { play } from "./play";
import type { Table } from "./view";

export interface Reveal {
  kind: "story" | "climax";
  name: string;
  seat: number;
}

export class Stage {
  table: Table | null = $state.raw(null);
  /** A card that is held up for everybody to read. */
  reveal: Reveal | null = $state.raw(null);
  /** Cards that have been hit and lie there for a moment, as "seat:nth". */
  hit: ReadonlySet<string> = $state.raw(new Set<string>());
  /** The hand card that is being dragged, and the thing that it is held over. */
  dragged: string | null = $state(null);
  over: string | null = $state(null);
  /** Whether the viewer's hand is on the page: then a narrow board need not show it a second time. */
  handed = $state(false);
  /** Where everything that flies is drawn. */
  sky: HTMLElement | null = null;
  #running: AbortController | null = null;
  #turnPage: (() => void) | null = null;

  /** Show a table: at once, or by way of the events that led to it. Whatever was still moving is dropped. */
  show(end: Table, events: GameEvent[], pace: () => number, settled: () => void): void {
    this.stop();
    const begin = this.table;
    if (begin === null || begin.seat !== end.seat || events.length === 0 || pace() === 0) {
      this.table = end;
      settled();
      return;
    }
    const run = new AbortController();
    this.#running = run;
    play(this, events, end, pace, run.signal)
      .catch((fault: unknown) => {
        if (!run.signal.aborted) console.error(fault); // a picture that fails must not stop the game
      })
      .finally(() => {
        if (run.signal.aborted) return;
        this.#clear();
        this.table = end;
        settled();
      });
  }

  stop(): void {
    this.#running?.abort();
    this.#clear();
  }

  leave(): void {
    this.stop();
    this.table = null;
    this.sky = null;
  }

  /** Hold a card up until it is read, or clicked away. */
  async held(reveal: Reveal, read: Promise<void>): Promise<void> {
    this.reveal = reveal;
    await Promise.race([read, new Promise<void>((resolve) => (this.#turnPage = resolve))]);
    this.reveal = null;
  }

  /** The held-up card has been read. */
  turnPage(): void {
    this.#turnPage?.();
  }

  #clear(): void {
    this.#running = null;
    this.#turnPage = null;
    untrack(() => {
      this.reveal = null;
      this.hit = new Set();
    });
    this.sky?.replaceChildren();
  }
}

export const stage = new Stage();
