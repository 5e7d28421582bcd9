// What the prompt bar offers now: the options of the ask, narrowed step by step, from the bar or from the board.
import type { Ask, Hint, Msg, OddsPart, Option } from "../net/types";
import { choices, trail, type Choice } from "./choices";
import { keyOf } from "./keys";

export class Prompt {
  ask: Ask | null = $state.raw(null);
  /** What somebody who was asked for a hint would choose here. */
  hint: Hint | null = $state.raw(null);
  /** The odds of what is asked, once they are counted. */
  odds: OddsPart[] = $state.raw([]);
  /** How many questions there were, and the last one whose odds are counted. */
  asked = $state(0);
  counted = $state(0);
  /** The first of two digits. */
  typed = $state("");
  /** The options after each step; the last entry is what is open now. */
  #steps: Option[][] = $state.raw([]);
  readonly open: Option[] = $derived(this.#steps.at(-1) ?? this.ask?.options ?? []);
  readonly choices: Choice[] = $derived(this.ask ? choices(this.ask, this.open) : []);
  readonly trail: Msg[] = $derived(trail(this.open));
  readonly canGoBack: boolean = $derived(this.#steps.length > 0);
  /** One thing is left that was touched on the board, and costs something for good. */
  readonly sure: boolean = $derived(this.#steps.length > 0 && this.open.length === 1 && this.open[0]?.grave === true);
  readonly usual: number = $derived(this.choices.findIndex((choice) => choice.usual));
  readonly #picked: (pick: string) => void;

  constructor(picked: (pick: string) => void) {
    this.#picked = picked;
  }

  /** A new question; the same one asked again (a message about something else) keeps the steps taken. */
  put(ask: Ask | null): void {
    if (JSON.stringify(ask) !== JSON.stringify(this.ask)) {
      this.#steps = [];
      this.hint = null;
      this.odds = [];
      this.asked += 1;
      this.typed = "";
    }
    this.ask = ask;
  }

  /** The hint, if this question still has such an option; whatever was chosen so far stays as it is. */
  advise(hint: Hint): boolean {
    if (!this.ask?.options.some((option) => option.pick === hint.pick)) return false;
    if (!this.open.some((option) => option.pick === hint.pick)) this.#steps = []; // a step was taken that leads elsewhere
    this.hint = hint;
    return true;
  }

  /** A number key: the option of that number, or the first digit of some. */
  digit(digit: string): void {
    const keys = this.choices.map((_, index) => keyOf(index, this.choices.length));
    const typed = this.typed + digit;
    const index = keys.indexOf(typed);
    this.typed = index < 0 && keys.some((key) => key.startsWith(typed)) ? typed : "";
    if (index >= 0) this.choose(index);
  }

  choose(index: number): void {
    const choice = this.choices[index];
    if (choice) this.#keep(choice.options);
  }

  /** Back to all options. */
  reset(): void {
    this.#steps = [];
  }

  back(): void {
    this.typed = "";
    this.#steps = this.#steps.slice(0, -1);
  }

  /**
   * A card or target was touched on the board. One that does not fit the steps taken starts anew from all options. With
   * `wait`, a single one left still has to be chosen. What costs something for good is asked once: touching it again, or
   * choosing it, is the answer.
   */
  narrow(keep: (pick: string) => boolean, wait = false): void {
    const among = (options: Option[]) => options.filter((option) => keep(option.pick));
    const kept = among(this.open);
    if (kept.length) return this.#keep(kept, wait || this.#mustAsk(kept));
    const anew = among(this.ask?.options ?? []);
    if (!anew.length) return;
    this.#steps = [];
    this.#keep(anew, wait || this.#mustAsk(anew));
  }

  #mustAsk(options: Option[]): boolean {
    return options.length === 1 && options[0]?.grave === true && options.length < this.open.length;
  }

  #keep(options: Option[], wait = false): void {
    const [only] = options;
    if (options.length === 1 && only && !wait) this.#picked(only.pick);
    else if (options.length < this.open.length) this.#steps = [...this.#steps, options];
  }
}
