// The time line of a character: delay and cards one after the other, each as wide as its time.
import { delays, SEGMENTS, type Action, type Character } from "./view";

export interface Block {
  kind: "delay" | "done" | "now" | "next" | "laid";
  action: string | null;
  time: number;
  /** Where it begins: 0 is the start of the turn. */
  from: number;
}
export interface Line {
  blocks: Block[];
  /** Cards that only their owner knows. */
  hidden: number;
  /** Segments that are still free. */
  free: number;
}

/** The line as everybody, or its owner, sees it; while cards are chosen, with those laid so far. */
export function lineOf(c: Character, laid: readonly Action[] | null): Line {
  const { carried, since } = delays(c);
  const { executed, revealed, cards, height } = c.stack;
  const blocks: Block[] = [];
  const put = (kind: Block["kind"], time: number, action: string | null = null) => {
    const before = blocks.at(-1);
    if (time > 0) blocks.push({ kind, action, time, from: before ? before.from + before.time : 0 });
  };
  put("delay", carried);
  if (laid) for (const { action, time } of laid) put("laid", time, action);
  else {
    for (const { action, time } of executed) put("done", time, action);
    put("delay", since);
    if (revealed) put("now", revealed.time, revealed.action);
    for (const { action, time } of cards?.slice(executed.length + (revealed ? 1 : 0)) ?? []) put("next", time, action);
  }
  const last = blocks.at(-1);
  const shown = executed.length + (revealed ? 1 : 0);
  return {
    blocks,
    hidden: laid || cards ? 0 : Math.max(0, (height ?? 0) - shown),
    free: Math.max(0, SEGMENTS - (last ? last.from + last.time : 0)),
  };
}

/** Whether a card will not be executed in this turn. */
export function late(block: Block): boolean {
  return block.from + block.time > SEGMENTS;
}
