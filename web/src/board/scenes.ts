// How the events of a message are played, one after another. Each game says in scenes what an event looks like; what
// many scenes share is here.
import type { GameEvent } from "../net/types";
import { carry, spot } from "./flights";
import { pause } from "./pause";
import type { Run, Stage } from "./stage.svelte";

/** What a scene is played with. */
export interface Show<Table, Set> {
  stage: Set;
  sky: HTMLElement;
  end: Table;
  /** What comes after the event that is being played. */
  rest: GameEvent[];
  /** So long, at the pace that is set. */
  ms: (usual: number) => number;
  wait: (usual: number) => Promise<void>;
  /** The table right after an event; undefined: not known, so that it stays as it is until the end. */
  after: (event: GameEvent) => Table | undefined;
}
export type Scene<Table, Set> = (show: Show<Table, Set>, event: GameEvent) => Promise<void>;

type Staged<Table> = Stage<Table & { seat: number | null }, unknown>;
type AnyShow<Table> = Show<Table, { table: Table | null }>;

export interface Motion<Table, Set> {
  /** What events look like, by name; one without a scene only changes the table. */
  scenes: Record<string, Scene<Table, Set>>;
  /** Show the first few of these events as one; how many those are, 0 for none. */
  together?: (show: Show<Table, Set>, events: GameEvent[]) => Promise<number>;
  /** How much faster than usual these events have to go. */
  hurry?: (events: GameEvent[]) => number;
}

export async function playScenes<Table, Set extends Staged<Table>>(
  motion: Motion<Table, Set>,
  stage: Set,
  end: Table,
  { events, stills, pace, signal, reached }: Run<Table>,
): Promise<void> {
  const hurry = motion.hurry?.(events) ?? 1;
  const ms = (usual: number) => usual / Math.max(0.1, pace() || 1) / hurry;
  const wait = (usual: number) => pause(ms(usual), signal);
  const tables = new Map(events.map((event, i) => [event, stills[i]]));
  await pause(0, signal);
  for (let i = 0; i < events.length; ) {
    signal.throwIfAborted();
    const [event, ...rest] = events.slice(i);
    if (!stage.sky || !stage.table || !event) return;
    const show = { stage, sky: stage.sky, end, rest, ms, wait, after: (told: GameEvent) => tables.get(told) };
    stage.now = event;
    const shown = (await motion.together?.(show, [event, ...rest])) ?? 0;
    reached(i + Math.max(1, shown));
    if (!shown) await (motion.scenes[event.event] ?? still)(show, event);
    i += Math.max(1, shown);
  }
}

export const SHORT = 200;
export const USUAL = 320;

/** The table changes, and nothing is moved by hand. */
export function advance<Table>({ stage, after }: AnyShow<Table>, event: GameEvent): void {
  stage.table = after(event) ?? stage.table;
}

/** Whatever changes its place slides there, while the next event is played already. */
export async function still<Table>(show: AnyShow<Table>, event: GameEvent): Promise<void> {
  carry(show.sky, show.ms(USUAL), () => advance(show, event));
}

/** Whatever changes its place slides there; what is new comes from somewhere, what is gone flies somewhere. */
export async function moved<Table>(
  show: AnyShow<Table>,
  event: GameEvent,
  from?: string,
  to?: string,
): Promise<void> {
  const [begin, end] = [from ? spot(from) : null, to ? spot(to) : null];
  carry(show.sky, show.ms(USUAL), () => advance(show, event), begin, end);
  await show.wait(USUAL);
}
