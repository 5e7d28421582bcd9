// The server answers at once, the page takes its time: messages are shown one after another, and one that tells of
// something waits until the board has played it. The queue only paces what is shown; the story is kept elsewhere.
import { inTurn } from "../net/changes";
import type { GameEvent, TableMessage, View } from "../net/types";

/** A board that never answers must not stop the page. */
const SAFETY = 15_000;
/** How much faster it goes for every message that waits. */
const HURRY = 0.5;
const FASTEST = 4;
const PICKS = new Set(["picked", "flagged"]);

export class MotionQueue {
  /** What the page shows now. */
  current: TableMessage | null = $state.raw(null);
  /** How fast the user wants it: 0 is without motion. */
  speed: number = $state(1);
  #waiting: TableMessage[] = $state.raw([]);
  #moving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The board's pace: 0 for a message that is shown without motion. */
  get pace(): number {
    return this.#moving ? Math.min(FASTEST, this.speed * (1 + HURRY * this.#waiting.length)) : 0;
  }
  set pace(speed: number) {
    this.speed = speed;
    if (speed === 0) this.skip();
  }

  /** What the board plays: [] for a message that is shown without motion. */
  get events(): GameEvent[] {
    return this.#events;
  }
  #events: GameEvent[] = $state.raw([]);

  /** What the view was right after each of these events. */
  get stills(): View[] {
    return this.#stills;
  }
  #stills: View[] = $state.raw([]);

  /** Whether something is moving, or waits to. */
  get busy(): boolean {
    return this.#moving || this.#waiting.length > 0;
  }

  push(message: TableMessage): void {
    if (this.#still(message)) {
      // What came before it belongs to the same jump: it would be strange to play it and then leap ahead.
      if (this.#jumps(message)) this.#drop();
      else if (this.busy) return this.#wait(message);
      this.#show(message, false);
    } else if (this.busy) this.#wait(message);
    else this.#show(message, true);
  }

  /** The board has played what it was given. */
  settled(): void {
    if (!this.#moving) return;
    clearTimeout(this.#timer);
    this.#moving = false;
    this.#next();
  }

  /** Show the last message at once. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.current;
    const idle = !this.busy;
    this.#drop();
    if (last && !idle) this.#show(last, false);
  }

  /** Forget everything: another table is opened. */
  clear(): void {
    this.#drop();
    this.current = null;
    this.#events = [];
    this.#stills = [];
  }

  #wait(message: TableMessage): void {
    this.#waiting = [...this.#waiting, message];
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#moving = false;
    this.#waiting = [];
  }

  #next(): void {
    while (!this.#moving) {
      const [message, ...rest] = this.#waiting;
      if (!message) return;
      this.#waiting = rest;
      this.#show(message, !this.#still(message));
    }
  }

  #show(message: TableMessage, moving: boolean): void {
    const changes = message.story.flatMap((line) => line.changes ?? []);
    this.#stills = moving && this.current?.view ? (inTurn(this.current.view, changes) as View[]) : [];
    this.current = message;
    this.#events = moving ? told(message) : [];
    this.#moving = moving;
    if (moving) this.#timer = setTimeout(() => this.settled(), SAFETY);
  }

  /** Whether a message has nothing to play. */
  #still(message: TableMessage): boolean {
    return this.#jumps(message) || told(message).length === 0;
  }

  /** Whether a message is shown at once, whatever it tells. */
  #jumps(message: TableMessage): boolean {
    const before = this.#waiting.at(-1) ?? this.current;
    return (
      before === null ||
      before.seat !== message.seat ||
      this.speed === 0 ||
      message.story.filter((line) => PICKS.has(line.kind)).length > 1 ||
      message.story.some((line) => line.kind === "took-back") ||
      document.hidden ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    );
  }
}

function told(message: TableMessage): GameEvent[] {
  return message.story.flatMap((line) => line.events ?? []);
}
