// A lesson as a table: the server keeps nothing of it, so each request has the picks found so far.
import { playLesson } from "../net/api";
import type { Link } from "../net/link";
import type { Answer } from "../net/orders";
import { Refused } from "../net/refused";
import { merged } from "../net/story";
import type { Command, FoldedTable, LessonState, Line, TableMessage } from "../net/types";
import { unfoldTable } from "../net/unfold";
import { learning } from "./progress.svelte";

const NOTHING: Answer = { seq: 0, refusal: null, hint: null };
const NOT_FOUND = 4004;

export class LessonLink implements Link {
  readonly game: string;
  readonly slug: string;
  readonly id: string;
  readonly paused = undefined;
  readonly offset = 0;
  connected = $state(true);
  ended: number | null = $state(null);
  latest: TableMessage | null = $state.raw(null);
  story: Line[] = $state.raw([]);
  /** The step, and what the coach says to it. */
  coach: LessonState | null = $state.raw(null);
  /** What the coach says to the last pick, if it was another one than that to find. */
  answer = $state("");
  /** How often that was. */
  answers = $state(0);
  /** What would come of it is being shown. */
  whatIf = $state(false);
  picks: string[] = $state.raw([]);
  onTable: (message: TableMessage) => void = () => {};
  /** A pick is on its way: another one would be of the same question. */
  #sending = false;
  readonly #me: () => string;

  constructor(game: string, slug: string, me: () => string) {
    this.game = game;
    this.slug = slug;
    this.id = `${game}/${slug}`;
    this.#me = me;
  }

  get lesson(): { over: boolean; puzzle: boolean } {
    return { over: this.coach?.over === true, puzzle: this.coach?.lesson.kind === "puzzle" };
  }

  readonly again = (): void => this.open();

  open(): void {
    void this.#jump(learning.of(this.game, this.slug).picks);
  }

  close(): void {}

  async look(): Promise<void> {}

  async send(command: Command): Promise<Answer> {
    if (command.type === "pick") await this.#pick(command.pick);
    else if (command.type === "take-back") await this.#jump(this.picks.slice(0, -1));
    else if (command.type === "hint" && this.coach) {
      const known = { sure: 1, share: 1, only: true, rival: "", rival_share: 0, usual: true, reason: null };
      return { ...NOTHING, hint: { pick: this.coach.show, ...known } };
    } else if (command.type === "why") {
      const { refusal } = await playLesson(this.id, { picks: this.picks, why: command.pick });
      return { ...NOTHING, refusal };
    }
    return NOTHING;
  }

  restart(): Promise<void> {
    return this.#jump([]);
  }

  /** Let the coach make the pick. */
  async skipStep(): Promise<void> {
    if (this.coach && !this.coach.over) await this.#pick(this.coach.show);
  }

  async #pick(pick: string): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      this.#took(pick, await playLesson(this.id, { picks: this.picks, pick }));
    } finally {
      this.#sending = false;
    }
  }

  #took(pick: string, state: LessonState): void {
    const tables = state.tables.map((table) => this.#read(table));
    this.answer = state.answer;
    this.whatIf = state.answer !== "" && tables.length > 0;
    if (state.answer) {
      this.answers += 1;
      for (const table of tables) this.onTable(table);
      if (this.latest && tables.length) this.onTable({ ...this.latest, story: [] }); // and back again
      return;
    }
    this.#stand([...this.picks, pick], state);
    for (const table of tables) {
      this.story = merged(this.story, table.story);
      this.latest = table;
      this.onTable(table);
    }
  }

  /** Be where some picks lead, without motion. Those of a lesson that has changed since lead nowhere. */
  async #jump(picks: string[]): Promise<void> {
    try {
      const state = await playLesson(this.id, { picks });
      const [table] = state.tables;
      if (!table) return;
      this.answer = "";
      this.whatIf = false;
      this.connected = true;
      this.#stand(picks, state);
      const message = this.#read(table);
      this.story = message.story;
      this.latest = message;
      const leap: Line = { seq: message.seq, at: Date.now(), kind: "took-back", seat: message.seat ?? 0 };
      this.onTable({ ...message, story: [leap] });
    } catch (problem) {
      if (picks.length) return this.#jump([]);
      if (problem instanceof Refused && problem.status === 404) this.ended = NOT_FOUND;
      else this.connected = false;
    }
  }

  #stand(picks: string[], state: LessonState): void {
    this.picks = picks;
    this.coach = state;
    const { done } = learning.of(this.game, this.slug);
    learning.keep(this.game, this.slug, { picks: state.over ? [] : picks, done: done || state.over });
  }

  /** A message as the page keeps it: the learner by name, and told just now. */
  #read(folded: FoldedTable): TableMessage {
    const table = unfoldTable(folded);
    const waits = { here: true, gone: false, bot_at: null, claim_at: null }; // nobody keeps a lesson waiting
    const seats = table.seats.map((seat) => ({ ...seat, ...waits, name: seat.name || this.#me() }));
    const told = table.story.filter((line) => line.kind === "picked");
    const story = told.map((line) => ({ ...line, at: Date.now() }));
    return { ...table, seats, story, take_back: this.picks.length ? "free" : null };
  }
}
