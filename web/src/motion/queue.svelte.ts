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
  /** What the board shows, or is on the way to. */
  current: TableMessage | null = $state.raw(null);
  /** The last message that the board has come to: its question may be asked. */
  played: TableMessage | null = $state.raw(null);
  /** How many events of the current message the board has come to: the story tells no more. */
  reached = $state(0);
  /** Wait for the user after everything that somebody else does. */
  step = $state(false);
  /** It waits so now. */
  held = $state(false);
  /** How fast the user wants it: 0 is without motion. */
  speed: number = $state(1);
  #waiting: TableMessage[] = $state.raw([]);
  #moving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The board's pace: 0 for a message that is shown without motion. */
  get pace(): number {
    return this.#moving ? Math.min(FASTEST, this.speed * (1 + HURRY * this.#waiting.length)) : 0;
  }
  /** How the user wants it: so fast, and step by step or not. */
  set(speed: number, step: boolean): void {
    this.speed = speed;
    this.step = step;
    if (speed === 0 && !step) this.rush();
    else if (!step && this.held) this.goOn();
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
    return this.#moving || this.held || this.#waiting.length > 0;
  }

  /** Whether the board plays something at this moment. */
  get moving(): boolean {
    return this.#moving;
  }

  push(message: TableMessage): void {
    if (this.#still(message)) {
      // What came before it belongs to the same jump: it would be strange to play it and then leap ahead.
      const jumps = this.#jumps(message);
      if (jumps) this.#drop();
      else if (this.busy) return this.#wait(message);
      this.#show(message, false, !jumps);
    } else if (this.busy) this.#wait(message);
    else this.#show(message, true);
  }

  /** The board has played what it was given. */
  settled(): void {
    if (!this.#moving) return;
    clearTimeout(this.#timer);
    this.#moving = false;
    this.#come(true);
    if (!this.held) this.#next();
  }

  /** The board has come to so many of the events that it was given. */
  reach(count: number): void {
    if (this.#moving) this.reached = Math.max(this.reached, count);
  }

  /** The user has seen what somebody else did. */
  goOn(): void {
    this.held = false;
    this.played = this.current;
    this.#next();
  }

  /** Show the last message at once; step by step, only the one that is being played. */
  skip(): void {
    if (this.held) return this.goOn();
    if (this.step && this.#moving && this.current) {
      clearTimeout(this.#timer);
      return this.#show(this.current, false, true);
    }
    this.rush();
  }

  /** Show the last message at once. */
  rush(): void {
    const last = this.#waiting.at(-1) ?? this.current;
    const idle = !this.busy;
    this.#drop();
    if (last && !idle) this.#show(last, false);
  }

  /** Forget everything: another table is opened. */
  clear(): void {
    this.#drop();
    this.current = this.played = null;
    this.#events = [];
    this.#stills = [];
  }

  /** Whether a message tells what somebody else than its viewer did. */
  #isAnothers(message: TableMessage | null): boolean {
    return !!message?.story.some((line) => PICKS.has(line.kind) && line.seat !== message.seat && line.events?.length);
  }

  #wait(message: TableMessage): void {
    this.#waiting = [...this.#waiting, message];
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#moving = this.held = false;
    this.#waiting = [];
  }

  #next(): void {
    while (!this.#moving && !this.held) {
      const [message, ...rest] = this.#waiting;
      if (!message) return;
      this.#waiting = rest;
      this.#show(message, !this.#still(message), true);
    }
  }

  /** The board has come to the end of a message: it is over, unless the user wants to look at it. */
  #come(mayHold: boolean): void {
    this.reached = Infinity;
    if (mayHold && this.step && this.#isAnothers(this.current)) this.held = true;
    else this.played = this.current;
  }

  #show(message: TableMessage, moving: boolean, mayHold = false): void {
    const changes = message.story.flatMap((line) => line.changes ?? []);
    this.#stills = moving && this.current?.view ? (inTurn(this.current.view, changes) as View[]) : [];
    this.current = message;
    this.#events = moving ? told(message) : [];
    this.#moving = moving;
    this.reached = 0;
    if (!moving) this.#come(mayHold);
    else this.#timer = setTimeout(() => this.settled(), SAFETY);
  }

  /** Whether a message has nothing to play. */
  #still(message: TableMessage): boolean {
    return this.#jumps(message) || told(message).length === 0 || this.#without();
  }

  /** Whether nothing is to move. */
  #without(): boolean {
    return this.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Whether a message is shown at once, whatever it tells. */
  #jumps(message: TableMessage): boolean {
    const before = this.#waiting.at(-1) ?? this.current;
    return (
      before === null ||
      before.seat !== message.seat ||
      (!this.step && this.#without()) ||
      message.story.filter((line) => PICKS.has(line.kind)).length > 1 ||
      message.story.some((line) => line.kind === "took-back") ||
      document.hidden
    );
  }
}

function told(message: TableMessage): GameEvent[] {
  return message.story.flatMap((line) => line.events ?? []);
}
