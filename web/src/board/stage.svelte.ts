// What lies on the table at this moment. A board and a hand are two parts of one table: both draw this, and the board
// alone moves it on, event by event, towards the view that the server has sent. Each game says how an event is played.
import { untrack } from "svelte";
import type { GameEvent } from "../net/types";

export abstract class Stage<Table extends { seat: number | null }, Reveal> {
  table: Table | null = $state.raw(null);
  /** A card that is held up for everybody to read. */
  reveal: Reveal | null = $state.raw(null);
  /** The hand card that is being dragged, and the thing that it is held over. */
  dragged: string | null = $state(null);
  over: string | null = $state(null);
  /** Whether the viewer's hand is on the page: then a narrow board need not show it a second time. */
  handed = $state(false);
  /** Where everything that flies is drawn. */
  sky: HTMLElement | null = null;
  #running: AbortController | null = null;
  #turnPage: (() => void) | null = null;

  /** Play events, one after another, on the way to `end`. */
  protected abstract play(events: GameEvent[], end: Table, pace: () => number, signal: AbortSignal): Promise<void>;
  /** Whatever a game adds that is there for a moment only. */
  protected abstract clear(): void;

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
    this.play(events, end, pace, run.signal)
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
      this.clear();
    });
    this.sky?.replaceChildren();
  }
}
