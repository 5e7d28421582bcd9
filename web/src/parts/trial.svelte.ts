// A trial on the server: begun, asked about until it is done, cancelled; it goes on while the page is away.
import { beginTrial, cancelTrial, trialReplay, trialState } from "../net/api";
import { reasons } from "../net/refused";
import type { Refusal, TrialState } from "../net/types";
import { router } from "../router.svelte";
import { keep, kept } from "../storage";

const PAUSE = 700;

export class Trial {
  state: TrialState | null = $state.raw(null);
  refusals: Refusal[] = $state.raw([]);
  busy = $state(false);
  /** The list, or the file, that it is about. */
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly running = $derived(this.state?.state === "waiting" || this.state?.state === "working");

  constructor(
    readonly kind: TrialState["kind"],
    readonly game: string,
  ) {}

  async begin({ text, format = "" }: { text: string; format?: string }): Promise<void> {
    [this.busy, this.refusals] = [true, []];
    try {
      this.text = text;
      this.#take(await beginTrial({ kind: this.kind, game: this.game, text, format }));
    } catch (problem) {
      this.refusals = reasons(problem);
    }
    this.busy = false;
  }

  /** The one that was begun before, if it is still there. */
  async resume(): Promise<void> {
    const [id, text] = (kept(this.#name) ?? "").split(" ");
    if (!id || this.state) return;
    try {
      this.text = decodeURIComponent(text ?? "");
      this.#take(await trialState(id));
    } catch {
      keep(this.#name, "");
    }
  }

  async cancel(): Promise<void> {
    this.leave();
    const id = this.state?.trial;
    this.state = null;
    keep(this.#name, "");
    if (id) await cancelTrial(id).catch((problem: unknown) => (this.refusals = reasons(problem)));
  }

  /** Open the replay of one of its games. */
  async watch(number: number | undefined): Promise<void> {
    if (!this.state || number === undefined) return;
    try {
      router.go("/r/" + (await trialReplay(this.state.trial, number)));
    } catch (problem) {
      this.refusals = reasons(problem);
    }
  }

  /** Ask no more; the server goes on for a while. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  get #name(): string {
    return "trial-" + this.kind;
  }

  #take(state: TrialState): void {
    this.state = state;
    keep(this.#name, `${state.trial} ${encodeURIComponent(this.text)}`);
    clearTimeout(this.#timer);
    if (this.running) this.#timer = setTimeout(() => void this.#ask(state.trial), PAUSE);
  }

  async #ask(id: string): Promise<void> {
    try {
      this.#take(await trialState(id));
    } catch (problem) {
      [this.state, this.refusals] = [null, reasons(problem)];
    }
  }
}
