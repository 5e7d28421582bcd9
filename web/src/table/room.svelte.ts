// A table as the page shows it: the link to the server, the queue that paces what is seen, the prompt, and what the
// user does with them.
import { gamePage } from "../games";
import { MotionQueue } from "../motion/queue.svelte";
import type { Link } from "../net/link";
import { reasons } from "../net/refused";
import { reached } from "../net/story";
import type { Ask, Command, Line, Refusal, TableMessage } from "../net/types";
import type { Speed } from "../settings.svelte";
import { keep, kept } from "../storage";
import { pointing } from "../parts/pointing.svelte";
import { now } from "../parts/ticker.svelte";
import { Muted } from "./talk/muted.svelte";
import { Prompt } from "../prompt/prompt.svelte";

/** Ways to leave a window to the table that hold until they are changed. */
const LASTING = new Set(["ask", "could", "pass"]);

/** Somebody who keeps the others waiting for too long. */
export interface Late {
  seat: number;
  /** Since when it is too long, in milliseconds. */
  since: number;
  here: boolean;
  /** The game may be claimed. */
  claim: boolean;
}

export type Bar = "wish" | "pass-screen" | "telling" | "ask" | "late" | "waiting";

export class Room {
  readonly link: Link;
  readonly muted: Muted;
  readonly queue = new MotionQueue();
  readonly prompt = new Prompt((pick) => void this.pick(pick));
  /** The bot that is usual in this game, where one is needed. */
  bot = $state("");
  /** All that there are, the usual one first. */
  bots: string[] = $state.raw([]);
  problems: Refusal[] = $state.raw([]);
  /** A pick is on its way: nothing else can be picked until the table has answered. */
  sending = $state(false);
  /** A hint is being thought about. */
  hinting = $state(false);

  /** The newest the page knows of the table: who is here, clocks, whether it goes on. */
  readonly now: TableMessage | null = $derived.by(() => this.link.latest);
  /** What is on the table for the eye: it may be a few moments behind. */
  readonly shown: TableMessage | null = $derived.by(() => this.queue.current);
  /** The same, as far as the board has come: who is asked, and what. */
  readonly played: TableMessage | null = $derived.by(() => this.queue.played);
  /** What the user is asked, once the board has come to it; nothing that the table is about to answer. */
  readonly question: Ask | null = $derived.by(() => {
    if (this.queue.busy || this.played?.pace?.left || this.#unsaid) return null;
    return this.played?.ask ?? null;
  });
  /** Who sits here. The same list as long as nobody else does: with another one the whole page is said anew. */
  readonly names: string[] = $derived.by(() => JSON.parse(this.#called) as string[]);
  readonly #called: string = $derived.by(() => JSON.stringify(this.now?.seats.map((seat) => seat.name) ?? []));
  /** The story as far as it is seen; what is said is heard at once. */
  readonly story: Line[] = $derived.by(() => {
    const until = this.shown?.seq ?? 0;
    const told = this.link.story.filter((line) => (line.kind === "said" ? !this.muted.has(line.seat) : line.seq <= until));
    return this.queue.moving && this.shown ? reached(told, this.shown.story, this.queue.reached) : told;
  });
  /** Hot seat: a seat at this screen that must choose, while somebody else's hand is, or was, on it. */
  readonly next: number | null = $derived.by(() => {
    const table = this.played;
    if (!table?.hot_seat || table.over || (table.seat !== null && table.asked.includes(table.seat))) return null;
    return table.asked.find((seat) => table.yours.includes(seat) && !table.seats[seat]?.bot) ?? null;
  });

  /** What people at this screen may do about somebody who keeps them waiting; null while nobody does. */
  readonly late: Late | null = $derived.by(() => {
    const table = this.now;
    if (!table || table.over || !table.yours.length || !table.begun) return null;
    const waits = table.seats.map((seat, number) => ({ number, ...seat })).filter((seat) => !table.yours.includes(seat.number));
    const due = waits.filter((seat) => seat.bot_at !== null || seat.claim_at !== null);
    if (!due.length) return null;
    const moment = now() + this.link.offset;
    const found = due.find((seat) => Math.min(seat.bot_at ?? Infinity, seat.claim_at ?? Infinity) <= moment);
    if (!found) return null;
    return { seat: found.number, since: found.bot_at ?? 0, here: found.here, claim: found.claim_at !== null && found.claim_at <= moment };
  });
  /** Whether the user's own game is over while others play on. */
  readonly out: boolean = $derived.by(() => {
    const table = this.played;
    if (!table?.view || table.over || table.seat === null || table.asked.includes(table.seat)) return false;
    return gamePage(table.game)?.isOut?.(table.view, table.seat) === true;
  });
  /** Everything up to the end is shown at once. */
  rushing = $state(false);

  /** Let a bot make the choices that are left, and show the end. */
  async playOut(): Promise<void> {
    const seat = this.now?.seat ?? null;
    if (seat !== null && !this.out && !this.now?.seats[seat]?.bot) await this.do({ type: "bot", seat, bot: this.bot });
    this.rushing = true;
  }

  /** The user would rather wait: not offered again for the same wait. */
  waived = $state("");
  /** The same in the bar, while nothing else is asked there. */
  readonly offer: Late | null = $derived.by(() => {
    if (!this.late || this.prompt.ask || this.waived === `${this.late.seat} ${this.late.since}`) return null;
    return this.late;
  });

  /** What the prompt bar shows: there is one place for it, and the keys are for that alone. */
  readonly bar: Bar = $derived.by(() => {
    const seat = this.shown?.seat ?? null;
    const wish = this.now?.wish ?? null;
    if (seat !== null && wish !== null && wish !== seat) return "wish";
    if (this.next !== null && seat !== null) return "pass-screen";
    if (this.queue.busy) return "telling";
    if (this.prompt.ask) return "ask";
    return this.offer ? "late" : "waiting";
  });

  wait(): void {
    if (this.late) this.waived = `${this.late.seat} ${this.late.since}`;
  }

  constructor(link: Link) {
    this.link = link;
    this.muted = new Muted(link.id);
    this.link.onTable = (message) => this.queue.push(message);
  }

  async do(command: Command): Promise<boolean> {
    this.problems = [];
    try {
      await this.link.send(command);
      return true;
    } catch (problem) {
      this.problems = reasons(problem);
      return false;
    }
  }

  async pick(pick: string): Promise<void> {
    const table = this.shown;
    if (this.sending || !table?.ask) return;
    this.sending = true;
    pointing.hush();
    this.queue.skip(); // someone who chooses has seen enough, and must not be asked the same again meanwhile
    await this.do({ type: "pick", pick, seq: table.seq });
    this.sending = false;
  }

  async takeBack(): Promise<void> {
    const table = this.now;
    if (table?.take_back) await this.do({ type: "take-back", seq: table.seq });
  }

  /** Leave a window to the table, in one of its ways; what is to hold for good is remembered for the next table. */
  async leave(window: string, way: string): Promise<void> {
    const game = this.now?.game;
    if (game && LASTING.has(way)) keep(`pace.${game}.${window}`, way);
    await this.do({ type: "pace", ways: { [window]: way } });
  }

  /** How fast bots answer at this table, as this user wants it. */
  async hurryBots(speed: Speed): Promise<void> {
    const { seat = null, pace, over } = this.now ?? {};
    if (seat === null || !pace || over || this.link.lesson) return;
    if ((pace.pace["bots"] ?? "normal") !== speed) await this.do({ type: "pace", ways: { bots: speed } });
  }

  /** What this user leaves to the table, and the table does not know yet; who is new is asked what can be answered. */
  readonly #unsaid: Record<string, string> | null = $derived.by(() => {
    const { game, pace, over, seat } = this.now ?? {};
    if (!game || !pace || over || this.link.lesson || this.#said === seat) return null;
    const wanted = Object.entries(pace.ways).flatMap(([window, ways]): [string, string][] => {
      const way = kept(`pace.${game}.${window}`) ?? "could";
      return window in pace.pace || !ways.includes(way) ? [] : [[window, way]];
    });
    return wanted.length ? Object.fromEntries(wanted) : null;
  });
  /** The seat for which it was said, or tried to. */
  #said: number | null | undefined = $state();

  /** At a table that does not know yet what this user leaves to it, say so. */
  async settlePace(): Promise<void> {
    const seat = this.now?.seat ?? null;
    if (this.#unsaid && seat !== null) await this.do({ type: "pace", ways: this.#unsaid });
    this.#said = seat;
  }

  async why(pick: string, anchor: Element): Promise<void> {
    try {
      const { refusal } = await this.link.send({ type: "why", pick });
      if (refusal) pointing.refuse(anchor, refusal);
    } catch (problem) {
      this.problems = reasons(problem);
    }
  }

  readonly mayAskForHint: boolean = $derived.by(() => this.prompt.ask !== null && this.now?.hints === true);

  /** Ask what the hard bot would choose; whether there is a hint now. */
  async advise(): Promise<boolean> {
    if (!this.mayAskForHint || this.hinting || this.sending) return false;
    if (this.prompt.hint) return this.prompt.advise(this.prompt.hint);
    this.hinting = true;
    this.problems = [];
    try {
      const { hint } = await this.link.send({ type: "hint" });
      return hint !== null && this.prompt.advise(hint);
    } catch (problem) {
      // Someone who has chosen meanwhile has no use for it any more.
      this.problems = reasons(problem).filter((refusal) => refusal.code !== "hint-late");
      return false;
    } finally {
      this.hinting = false;
    }
  }

  /** Each table says for itself; a lesson has its coach. */
  readonly mayShowOdds: boolean = $derived.by(() => this.prompt.ask !== null && this.now?.odds === true);

  /** Have the odds of this question counted. */
  async count(): Promise<void> {
    const asked = this.prompt.asked;
    try {
      const { odds } = await this.link.send({ type: "odds" });
      if (this.prompt.asked !== asked) return;
      this.prompt.odds = odds ?? [];
      this.prompt.counted = asked;
    } catch (problem) {
      this.problems = reasons(problem).filter((refusal) => refusal.code !== "hint-late");
    }
  }

  /** Hot seat: draw the curtain, or look through a seat's eyes. Nothing of the former hand stays in memory. */
  async look(seat: number | null): Promise<void> {
    this.queue.clear();
    this.prompt.put(null);
    this.problems = [];
    pointing.hush();
    await this.link.look(seat);
  }
}
