// Commands on their way: each has an id and a promise; those that may be said twice are said again after a reconnect.
import { Refused } from "./refused";
import type { Command, Hint, OddsPart, Refusal, ServerMessage } from "./types";

export type Answer = { seq: number; refusal: Refusal | null; hint: Hint | null; odds?: OddsPart[] };

interface Order {
  command: Command;
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (problem: Refused) => void;
}

/** The same pick counts once, and sitting down twice is sitting down; but what is said twice is heard twice. */
const REPEATABLE: ReadonlySet<Command["type"]> = new Set(["pick", "sit", "bot", "begin", "claim", "resign", "why", "hint", "odds", "ping"]);

/** Nothing can be written just now: what was refused because of that is said again when the table goes on. */
const TROUBLES: ReadonlySet<string> = new Set(["disk-full", "disk-read-only", "database-damaged", "database-away"]);

export class Orders {
  #last = 0;
  readonly #open = new Map<number, Order>();

  /** `write` returns whether it could be sent now. */
  give(command: Command, write: (frame: string) => boolean): Promise<Answer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const order: Order = { command, sent: false, resolve, reject };
      this.#open.set(id, order);
      order.sent = write(frame(id, command));
    });
  }

  /** Take the answer to a command in; false if the message isn't such an answer. */
  answered(message: ServerMessage): boolean {
    if (message.type === "table" || message.type === "story") return false;
    if (message.type === "paused" || message.type === "goes-on") return false;
    const order = this.#open.get(message.id);
    if (message.type === "refused" && order && waits(order.command, message.refusals)) {
      order.sent = false;
      return true;
    }
    this.#open.delete(message.id);
    if (message.type === "refused") order?.reject(new Refused(message.refusals));
    else if (message.type === "why") order?.resolve({ seq: 0, refusal: message.refusal, hint: null });
    else if (message.type === "hint") order?.resolve({ seq: 0, refusal: null, hint: message });
    else if (message.type === "odds") order?.resolve({ seq: 0, refusal: null, hint: null, odds: message.odds });
    else order?.resolve({ seq: message.seq, refusal: null, hint: null });
    return true;
  }

  /** After a reconnect: say again what may be said again; of the rest nobody knows whether it was heard. */
  again(write: (frame: string) => boolean): void {
    for (const [id, order] of [...this.#open]) {
      if (!order.sent || REPEATABLE.has(order.command.type)) order.sent = write(frame(id, order.command));
      else this.#drop(id, "connection-lost");
    }
  }

  /** The table goes on: say what had to wait. */
  goOn(write: (frame: string) => boolean): void {
    for (const [id, order] of this.#open) if (!order.sent) order.sent = write(frame(id, order.command));
  }

  dropAll(code: string): void {
    for (const id of [...this.#open.keys()]) this.#drop(id, code);
  }

  #drop(id: number, code: string): void {
    this.#open.get(id)?.reject(Refused.own(code));
    this.#open.delete(id);
  }
}

function waits(command: Command, refusals: Refusal[]): boolean {
  return REPEATABLE.has(command.type) && refusals.some((refusal) => TROUBLES.has(refusal.code));
}

function frame(id: number, command: Command): string {
  return JSON.stringify({ id, do: command });
}
