// A table over the socket: what it is now, its whole story, and commands to it. It reconnects by itself and goes on
// where it was; through another seat's eyes nothing of the former seat's is kept.
import { beGuest } from "./api";
import type { Link } from "./link";
import { Orders, type Answer } from "./orders";
import { merged } from "./story";
import { unfoldTable } from "./unfold";
import type { Command, Line, Refusal, ServerMessage, TableMessage } from "./types";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** A server that has been silent for so long is asked for a sign of life, and must give it in so much time. */
const QUIET = 3000;
const PATIENCE = 5000;
const LOOK_EVERY = 500;
/** The guest has ended all sessions, or is deleted: the page begins anew as somebody, once this browser knows as whom. */
const SESSION_ENDED = 4010;
const AFTER_COOKIE = 1000;
/** Close codes that no reconnect will change. */
const FINAL = new Set([4003, 4004]);
/** The house is full: there will be room again. */
const FULL = 4013;

export class TableLink implements Link {
  readonly id: string;
  connected = $state(false);
  /** The table stands still: why, or null for a fault of its own; undefined if it doesn't. */
  paused: Refusal | null | undefined = $state.raw(undefined);
  /** Turned away because the house is full. */
  full = $state(false);
  /** The close code after which there is nothing to reconnect to. */
  ended: number | null = $state(null);
  latest: TableMessage | null = $state.raw(null);
  story: Line[] = $state.raw([]);
  /** The server's clock minus this one's, in milliseconds. */
  offset = $state(0);
  /** Told of every change, in order. */
  onTable: (message: TableMessage) => void = () => {};

  #socket: WebSocket | null = null;
  #orders = new Orders();
  #wait = FIRST_WAIT;
  #watch: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** When something was last heard, or a connection begun. */
  #heardAt = 0;
  /** When a sign of life was asked for that has not come yet. */
  #askedAt: number | null = null;
  #closed = false;
  #eyes: number | null | undefined = undefined; // the seat looked through in hot seat, once chosen

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.#begin();
    this.#watch = setInterval(() => this.#listen(), LOOK_EVERY);
    addEventListener("online", this.again);
  }

  /** Try to connect at once, without waiting for the next try. */
  readonly again = (): void => {
    if (this.connected || this.#closed || this.ended !== null) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#begin();
  };

  #begin(): void {
    beGuest().then(
      () => this.#connect(),
      () => this.#later(),
    );
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    removeEventListener("online", this.again);
    this.#drop();
    this.#orders.dropAll("connection-lost");
  }

  send(command: Command): Promise<Answer> {
    return this.#orders.give(command, (frame) => this.#write(frame));
  }

  /** Hot seat: look through the eyes of a seat of one's own, or (null) of nobody. What was seen before is dropped. */
  async look(seat: number | null): Promise<void> {
    this.#eyes = seat;
    this.#forget();
    // If the connection drops meanwhile, the next one looks again by itself.
    await this.send({ type: "look", seat }).catch(() => {});
  }

  #forget(): void {
    this.latest = null;
    this.story = [];
  }

  #write(frame: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(frame);
    return true;
  }

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.latest?.seq ?? 0;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?since=${since}&changes=1`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#askedAt = null;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.connected = true;
      this.paused = undefined; // if it still stands still, that is said again
      if (this.#eyes !== undefined) this.send({ type: "look", seat: this.#eyes }).catch(() => {});
      this.#orders.again((frame) => this.#write(frame));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      this.#askedAt = null;
      this.full = false;
      this.#heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.full = event.code === FULL;
      if (event.code === SESSION_ENDED) setTimeout(() => location.reload(), AFTER_COOKIE);
      else if (FINAL.has(event.code)) this.#end(event.code);
      else this.#later();
    };
  }

  /** A line can be dead without anybody saying so. Time that the browser slept away is not held against the server: it
   * must only answer what it was asked. */
  #listen(): void {
    const now = Date.now();
    const opening = this.#socket?.readyState === WebSocket.CONNECTING && now - this.#heardAt > PATIENCE;
    if (opening || (this.#askedAt !== null && now - this.#askedAt > PATIENCE)) {
      this.#drop();
      this.#later();
    } else if (this.connected && this.#askedAt === null && now - this.#heardAt > QUIET) {
      if (this.#write(JSON.stringify({ id: 0, do: { type: "ping" } }))) this.#askedAt = now;
    }
  }

  /** Have nothing more to do with the socket. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#askedAt = null;
    this.connected = false;
    socket?.close();
  }

  #end(code: number): void {
    this.ended = code;
    this.#orders.dropAll("connection-lost");
  }

  /** Try again after a while, each time longer, and not all at once with everybody else. */
  #later(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#begin(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #heard(message: ServerMessage): void {
    if (this.#orders.answered(message)) return;
    if (message.type === "paused") this.paused = message.refusal ?? null;
    if (message.type === "goes-on") {
      this.paused = undefined;
      this.#orders.goOn((frame) => this.#write(frame));
    }
    if (message.type !== "table" && message.type !== "story") return;
    this.#wait = FIRST_WAIT; // a guest who is turned away at the door is shown no table, and waits longer each time
    // A message that was under way while other eyes were chosen shows what these may not keep.
    if (this.#eyes !== undefined && message.hot_seat && message.seat !== this.#eyes) return;
    if (message.type === "story") {
      this.story = merged(this.story, message.story); // the first parts of a long one; the table comes with the last
      return;
    }
    const table = unfoldTable(message);
    this.offset = table.now - Date.now();
    this.story = merged(this.story, table.story);
    this.latest = table;
    this.onTable(table);
  }
}
