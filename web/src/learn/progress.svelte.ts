// How far the user has come in lessons and puzzles. Only this browser knows.
import { keep, kept } from "../storage";

const KEY = "learn";

export interface Progress {
  /** What was found so far; [] at the beginning and after the end. */
  picks: string[];
  done: boolean;
  skipped: boolean;
}

const NONE: Progress = { picks: [], done: false, skipped: false };

function remembered(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

class Learning {
  #all: Record<string, Progress> = $state.raw(remembered());

  of(game: string, slug: string): Progress {
    return { ...NONE, ...this.#all[`${game}/${slug}`] };
  }

  /** Whether anything of a game was ever begun. */
  knows(game: string): boolean {
    return Object.keys(this.#all).some((id) => id.startsWith(game + "/"));
  }

  keep(game: string, slug: string, change: Partial<Progress>): void {
    this.#all = { ...remembered(), [`${game}/${slug}`]: { ...this.of(game, slug), ...change } };
    keep(KEY, JSON.stringify(this.#all));
  }
}

export const learning = new Learning();
