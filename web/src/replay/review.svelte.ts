// The review of a replay: asked for, waited for, and what of it concerns a step.
import { askForReview, reviewOf } from "../net/api";
import { reasons } from "../net/refused";
import { words } from "../text/words.svelte";
import type { Decision, Refusal, Review, ReviewState, Turn } from "../net/types";

const PAUSE = 1000;
const NOTHING: ReviewState = { state: "none", done: 0, of: 0, review: null, judged: [] };

/** What is shown of a review beside a replay: whose names, at which step, and how to go to another one. */
export interface ReviewProps {
  review: Review;
  names: string[];
  at: number;
  go: (step: number) => void;
}

export class ReviewDesk {
  readonly id: string;
  problems: Refusal[] = $state.raw([]);
  #told: ReviewState = $state.raw(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** When the work was first seen at work, and how much of it was done by then. */
  #since: { at: number; done: number } | null = null;
  readonly review: Review | null = $derived(this.#told.review);
  readonly told: ReviewState = $derived(this.#told);
  /** Seconds that the rest will take at the pace so far; null while that cannot be known. */
  left: number | null = $state(null);

  constructor(id: string) {
    this.id = id;
  }

  /** Get the review, or have it made. */
  async open(): Promise<void> {
    this.problems = [];
    try {
      let told = await reviewOf(this.id);
      if (told.state === "none") told = await askForReview(this.id);
      while (!this.#closed && told.state !== "done") {
        this.#hear(told);
        await new Promise((resolve) => (this.#timer = setTimeout(resolve, PAUSE)));
        told = await reviewOf(this.id);
        if (told.state === "none") told = await askForReview(this.id); // the one who worked on it is gone
      }
      this.#told = told;
    } catch (problem) {
      this.problems = reasons(problem);
      this.#told = NOTHING;
    }
  }

  #hear(told: ReviewState): void {
    this.#told = told;
    if (told.state !== "working") return;
    const now = performance.now();
    this.#since ??= { at: now, done: told.done };
    const made = told.done - this.#since.done;
    if (made > 0) this.left = (((now - this.#since.at) / made) * (told.of - told.done)) / 1000;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** What a moment that turned the game was. */
export function turnWords(turn: Turn): string {
  const args = { seat: turn.seat, by: turn.by, played: words.say(turn.label) };
  const key = turn.kind === "mistake" ? "review-mistake" : turn.seat === turn.by ? "review-swing-own" : "review-swing";
  return words.text(key, { ...args, before: percent(turn.before), after: percent(turn.after) });
}

/** The decision that is to be made at a step, if there is one. */
export function decisionAt(decisions: Decision[], step: number): Decision | null {
  return decisions.find((decision) => decision.step === step) ?? null;
}

/** The next moment that turned the game, or the one before. */
export function turnFrom(review: Review, step: number, way: 1 | -1): Turn | null {
  const found = review.turns.filter((turn) => (turn.step - step) * way > 0);
  return (way > 0 ? found[0] : found.at(-1)) ?? null;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
