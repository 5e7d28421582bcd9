// The odds of the deck on the bench: asked for part by part, the quick ones first, and given up when the deck changes.
import { deckOdds } from "../../../../net/api";
import { reasons } from "../../../../net/refused";
import type { CutsPart, HandFigures, HandsPart, Refusal, RestPart } from "../../../../net/types";
import { GAME } from "./bench.svelte";

export const DRAWS = [0, 1, 2, 3, 4] as const;
export const STUDS = [0, 1, 2, 3, 4, 5, 6] as const;
/** Cards that a hand of most studs and draws needs at all. */
export const LEAST = 5;

export class Figures {
  /** Hands by draws, then by studs. */
  hands: Record<number, HandFigures[]> = $state.raw({});
  cuts: CutsPart | null = $state.raw(null);
  rest: RestPart | null = $state.raw(null);
  refusals: Refusal[] = $state.raw([]);
  #text = "";
  #stop: AbortController | null = null;

  /** Whether all that is shown is of this list. */
  busy = $state(false);

  async follow(text: string): Promise<void> {
    if (text === this.#text) return;
    this.#stop?.abort();
    const stop = (this.#stop = new AbortController());
    this.#text = text;
    this.refusals = [];
    this.busy = true;
    const ask = <Part>(part: string, draws = 0) => deckOdds<Part>(GAME, { text, part, draws }, stop.signal);
    try {
      this.rest = await ask<RestPart>("rest");
      for (const draws of DRAWS) {
        const part = await ask<HandsPart>("hands", draws);
        this.hands = { ...(draws ? this.hands : {}), [draws]: part.hands };
        if (draws === 1) this.cuts = await ask<CutsPart>("cuts");
      }
    } catch (problem) {
      if (!stop.signal.aborted) [this.refusals, this.#text] = [reasons(problem), ""];
    }
    if (this.#stop === stop) this.busy = false;
  }

  leave(): void {
    this.#stop?.abort();
  }
}
