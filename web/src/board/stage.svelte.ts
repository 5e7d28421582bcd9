// What lies on the table at this moment. A board and a hand are two parts of one table: both draw this, and the board
// alone moves it on, event by event, towards the view that the server has sent. Each game says how an event is played.
// The page that shows a table makes room for its stage; the board and the hand on that page find it there.
import { getContext, onDestroy, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { BoardProps } from "../games/contract";
import type { GameEvent, View } from "../net/types";

/** How the events of one message are played. */
export interface Run<Table> {
  events: GameEvent[];
  /** The table right after each of these events. */
  stills: Table[];
  /** 1 is the usual pace; it may change while events are played. */
  pace: () => number;
  signal: AbortSignal;
  /** So many of the events have been come to. */
  reached: (count: number) => void;
}

type Read<Table> = (view: View, all?: View[]) => Table;

export abstract class Stage<Table extends { seat: number | null }, Reveal> {
  table: Table | null = $state.raw(null);
  /** A card that is held up for everybody to read. */
  reveal: Reveal | null = $state.raw(null);
  /** What was held up for each event: the story can show it again. */
  readonly kept = new SvelteMap<GameEvent, Reveal>();
  /** The event that is being played. */
  now: GameEvent | null = null;
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
  protected abstract play(end: Table, run: Run<Table>): Promise<void>;
  /** Put away what a game adds that is there for a moment only. */
  protected clear(): void {}

  /** For a board: show what its props say, event by event, for as long as it is there. */
  follow(props: () => BoardProps, read: Read<Table>): { readonly given: Table; readonly table: Table } {
    // Each by itself: the page gives all props anew when any of them changes, and no motion must begin again for that.
    const view = $derived(props().view);
    const all = $derived(props().all);
    const events = $derived(props().events);
    const stills = $derived(props().stills);
    const given = $derived(read(view, all));
    const table = $derived(this.table ?? given);
    $effect.pre(() => {
      const [end, told] = [given, events];
      const tables = untrack(() => stills.map((still) => read(still.view, still.all)));
      untrack(() => this.show(end, told, tables, () => props().pace, () => props().settled(), (count) => props().reached?.(count)));
    });
    onDestroy(() => this.leave());
    return {
      /** The table as the server has sent it. */
      get given() {
        return given;
      },
      /** The table as it is shown at this moment. */
      get table() {
        return table;
      },
    };
  }

  /** For a hand: the table as the board shows it, or as it was sent where the board shows another seat's. */
  accompany(props: () => BoardProps, read: Read<Table>): { readonly given: Table; readonly table: Table } {
    const given = $derived(read(props().view, props().all));
    const table = $derived(this.table?.seat === given.seat ? this.table : given);
    $effect(() => {
      this.handed = true;
      return () => (this.handed = false);
    });
    return {
      get given() {
        return given;
      },
      get table() {
        return table;
      },
    };
  }

  /** Show a table: at once, or by way of the events that led to it. Whatever was still moving is dropped. */
  show(end: Table, events: GameEvent[], stills: Table[], pace: () => number, settled: () => void, reached: (count: number) => void = () => {}): void {
    this.stop();
    const begin = this.table;
    if (begin === null || begin.seat !== end.seat || events.length === 0 || pace() === 0) {
      this.table = end;
      settled();
      return;
    }
    const run = new AbortController();
    this.#running = run;
    this.play(end, { events, stills, pace, signal: run.signal, reached })
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
    if (this.now) this.kept.set(this.now, reveal);
    this.reveal = reveal;
    await Promise.race([read, new Promise<void>((resolve) => (this.#turnPage = resolve))]);
    this.reveal = null;
  }

  /** Hold up once more what was held up for an event, until it is clicked away; not while anything moves. */
  recall(event: GameEvent): void {
    const reveal = this.kept.get(event);
    if (!reveal || this.#running) return;
    this.turnPage();
    void this.held(reveal, new Promise(() => {}));
  }

  /** The held-up card has been read. */
  turnPage(): void {
    this.#turnPage?.();
  }

  #clear(): void {
    this.#running = null;
    this.#turnPage = null;
    this.now = null;
    untrack(() => {
      this.reveal = null;
      this.clear();
    });
    this.sky?.replaceChildren();
  }
}

const PLACE = Symbol("the place of the stage");

/** Make room for the stage of one table; called once by the page that shows its board and its hand. */
export function makeRoomForStage(): void {
  setContext(PLACE, { stage: null });
}

/** The stage of the table that this component is a part of; the first part that asks for it sets it up. */
export function stageOf<S>(Kind: new () => S): S {
  const place = getContext<{ stage: S | null }>(PLACE);
  return (place.stage ??= new Kind());
}

/** What a part beside the board asks the stage for, once there is one: what was held up, and to see it again. */
export function recalling(): { has: (event: GameEvent) => boolean; show: (event: GameEvent) => void } {
  const place = getContext<{ stage: Stage<{ seat: number | null }, unknown> | null } | undefined>(PLACE);
  return {
    has: (event) => place?.stage?.kept.has(event) ?? false,
    show: (event) => place?.stage?.recall(event),
  };
}

/** The same for parts that all games share; the game's own parts around them have set it up. */
export function anyStage(): Stage<{ seat: number | null }, unknown> {
  return getContext<{ stage: Stage<{ seat: number | null }, unknown> }>(PLACE).stage;
}
