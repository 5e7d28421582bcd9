// A replay as the page plays it: steps fetched in pieces as they are needed, a position, and a hand that turns pages.
import { steps as fetchSteps } from "../net/api";
import { reasons } from "../net/refused";
import { inTurn } from "../net/changes";
import type { GameEvent, Line, Refusal, Step, View } from "../net/types";

const PIECE = 40;
/** How long a step is shown at the usual speed, if the board does not say that it has settled. */
const BEAT = 1200;
const PATIENCE = 8000;

export class ReplayPlayer {
  readonly id: string;
  readonly last: number;
  /** A seat's number, "none" for a spectator, "all" for every side at once. */
  viewer = $state("none");
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problems: Refusal[] = $state.raw([]);
  #steps: Record<number, Step> = $state.raw({});
  #lines = new WeakMap<Step, Line>();
  #moving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly step: Step | null = $derived(this.#steps[this.at] ?? null);
  /** Motion only for a step forward that was asked for; a jump shows the table as it stood. */
  readonly events: GameEvent[] = $derived(this.#moving ? (this.step?.events ?? []) : []);
  /** What the table was right after each of these events. */
  readonly stills: { view: View; all?: View[] }[] = $derived(this.#moving ? this.#between(this.at) : []);
  readonly pace: number = $derived(this.#moving ? this.speed : 0);

  constructor(id: string, last: number) {
    this.id = id;
    this.last = last;
  }

  /** The story up to here, as lines of a log; what has not been fetched is left out. */
  get story(): Line[] {
    return Array.from({ length: this.at }, (_, i) => i + 1).flatMap((number) => {
      const step = this.#steps[number];
      return step ? [this.#line(number, step)] : [];
    });
  }

  /** The same line each time, so that what stands in the log already need not be told again. */
  #line(number: number, step: Step): Line {
    const line: Line = this.#lines.get(step) ?? { seq: number, at: 0, kind: "picked", seat: step.seat ?? 0, events: step.events };
    this.#lines.set(step, line);
    return line;
  }

  /** The table after each event of a step, from the step before it. */
  #between(at: number): { view: View; all?: View[] }[] {
    const [before, step] = [this.#steps[at - 1], this.#steps[at]];
    if (!before || !step) return [];
    if (before.view) return (inTurn(before.view, step.changes) as View[]).map((view) => ({ view }));
    return (inTurn(before.views ?? [], step.changes) as View[][]).map((all) => ({ view: all[0] ?? {}, all }));
  }

  async look(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.#steps = {};
    this.#moving = false;
    await this.#fetch(this.at);
  }

  /** Jump to a step. */
  async go(at: number): Promise<void> {
    this.#moving = false;
    this.at = Math.max(0, Math.min(this.last, at));
    await this.#fetch(this.at);
  }

  /** One step on, with motion. */
  async forward(): Promise<void> {
    if (this.at >= this.last) return this.pause();
    await this.#fetch(this.at + 1);
    this.at += 1;
    this.#moving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#wait(this.#moving ? PATIENCE : BEAT / this.speed);
  }

  play(): void {
    this.playing = true;
    void (this.at >= this.last ? this.go(0).then(() => this.forward()) : this.forward());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The board has played the step's events. */
  settled(): void {
    if (!this.#moving) return;
    this.#moving = false;
    this.#wait(BEAT / 2 / this.speed);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.forward(), time);
  }

  /** All up to this step, for the log, and some more. */
  async #fetch(until: number): Promise<void> {
    const viewer = this.viewer;
    try {
      for (let from = 0; from <= until; from += PIECE) {
        if (this.#steps[from] && this.#steps[Math.min(from + PIECE - 1, this.last)]) continue;
        const piece = await fetchSteps(this.id, viewer, from, PIECE);
        if (viewer !== this.viewer) return;
        this.#steps = { ...this.#steps, ...Object.fromEntries(piece.map((step, i) => [from + i, step])) };
      }
    } catch (problem) {
      this.problems = reasons(problem);
      this.pause();
    }
  }
}
