// The desk at which a showdown is written: the draft, what is selected in it, and what the server says of it.
import { checkShowdown } from "../../../net/api";
import { reasons, Refused } from "../../../net/refused";
import type { Args, GameInfo, Refusal } from "../../../net/types";
import { kept, keep } from "../../../storage";
import { asData, newDraft, person, type Draft, type Person } from "./draft";
import { draftOf } from "./file/draft-from-file";
import { fileIn, linkOf } from "./file/link";
import { CHARACTERS, MOST_PEOPLE } from "./figures";
import { written } from "./file/toml";

export const GAME = "gunslinger";
const MOST_BYTES = 60_000;
const KEPT = "showdown";

/** Whom or what the next click on the map puts somewhere. */
export type Choice = { of: "people" | "lying"; at: number };

export class Desk {
  draft: Draft = $state(newDraft(""));
  selected: Choice | null = $state.raw({ of: "people", at: 0 });
  /** What is wrong with the draft; null: not known yet. */
  problems: Refusal[] | null = $state.raw(null);
  /** What was wrong with the file that was opened last, or why it could not be. */
  opened: Refusal[] = $state.raw([]);
  /** The server could not be asked. */
  trouble: Refusal[] = $state.raw([]);
  /** The game as it is played with this showdown; null while something is wrong with it. */
  game: GameInfo | null = $state.raw(null);
  /** What stands behind the # of its address. */
  link = $state("");
  readonly data: Args = $derived(asData(this.draft));
  readonly text: string = $derived(written(this.data));
  #asked = 0;

  /** What was written last in this browser, or something to begin with. */
  begin(name: string): void {
    this.draft = newDraft(name);
    try {
      const was: unknown = JSON.parse(kept(KEPT) ?? "null");
      if (typeof was === "object" && was !== null) this.draft = draftOf(was as Args);
    } catch {
      // What cannot be read any more is forgotten.
    }
  }

  /** Have the link ready before anybody wants it: browsers let a page copy only right after a click. */
  async pack(text: string): Promise<void> {
    const link = await linkOf(text);
    if (text === this.text) this.link = link;
  }

  /** Have a text checked; only the answer about the last one counts. */
  async check(text: string): Promise<void> {
    const asked = ++this.#asked;
    keep(KEPT, JSON.stringify(this.data));
    try {
      const found = await checkShowdown(GAME, text);
      if (asked !== this.#asked) return;
      this.trouble = [];
      this.problems = found.problems;
      this.game = found.game;
    } catch (problem) {
      if (asked !== this.#asked) return;
      this.trouble = reasons(problem);
      this.game = null;
    }
  }

  /** Put another showdown on the desk: the server reads its file. */
  async open(file: Blob): Promise<void> {
    try {
      if (file.size > MOST_BYTES) throw Refused.own("file-size", { file: "TOML", cap: MOST_BYTES });
      const found = await checkShowdown(GAME, await file.text());
      this.put(draftOf(found.data), found.problems);
    } catch (problem) {
      this.opened = reasons(problem);
    }
  }

  /** The showdown that somebody has shared: it stands in the address of the page. */
  async follow(part: string): Promise<boolean> {
    const text = await fileIn(part).catch(() => undefined);
    if (text === undefined) this.opened = Refused.own("showdown-link").refusals;
    else if (text !== null) await this.open(new Blob([text]));
    return text !== null;
  }

  put(draft: Draft, opened: Refusal[] = []): void {
    this.draft = draft;
    this.opened = opened;
    this.selected = draft.people.length ? { of: "people", at: 0 } : null;
  }

  get person(): Person | null {
    return this.selected?.of === "people" ? (this.draft.people[this.selected.at] ?? null) : null;
  }

  /** Somebody more, on the side that has fewest. */
  add(): void {
    const { people, sides } = this.draft;
    const free = CHARACTERS.find((name) => !people.some((one) => one.character === name));
    if (people.length >= MOST_PEOPLE || !free) return;
    const count = (side: number) => people.filter((one) => one.side === side).length;
    const side = Array.from({ length: sides }, (_, i) => i).reduce((few, i) => (count(i) < count(few) ? i : few), 0);
    people.push(person(free, side));
    this.selected = { of: "people", at: people.length - 1 };
  }

  /** Earlier or later in playing order. */
  move(at: number, by: number): void {
    const { people } = this.draft;
    const [one] = people.splice(at, 1);
    if (one) people.splice(at + by, 0, one);
    this.selected = { of: "people", at: at + by };
  }

  /** Put what is selected into a hex. */
  place(hex: string): void {
    const { selected, draft } = this;
    const one = selected && (selected.of === "people" ? draft.people : draft.lying)[selected.at];
    if (one) one.hex = hex;
  }
}
