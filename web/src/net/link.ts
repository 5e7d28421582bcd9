// What a room needs of the way to its table: over the socket, or a lesson that comes over HTTP.
import type { Answer } from "./orders";
import type { Command, Line, Refusal, TableMessage } from "./types";

export interface Link {
  readonly id: string;
  readonly connected: boolean;
  /** Why the table stands still, if that is known; undefined while it goes on. */
  readonly paused: Refusal | null | undefined;
  /** The close code after which there is nothing to reconnect to. */
  readonly ended: number | null;
  readonly latest: TableMessage | null;
  readonly story: Line[];
  /** The server's clock minus this one's, in milliseconds. */
  readonly offset: number;
  /** Told of every change, in order. */
  onTable: (message: TableMessage) => void;
  open(): void;
  close(): void;
  /** Try to connect at once. */
  readonly again: () => void;
  send(command: Command): Promise<Answer>;
  look(seat: number | null): Promise<void>;
  /** Only in a lesson: whether it is done, and whether it is a puzzle. */
  readonly lesson?: { readonly over: boolean; readonly puzzle: boolean };
}
