// What is pointed at: a name in the log lights up the thing on the board, and a note tells more next to it.
import type { Refusal } from "../net/types";
import type { Part } from "../text/sentence";
import { words } from "../text/words.svelte";

export interface Note {
  anchor: Element;
  parts: Part[];
  rule: string;
}

class Pointing {
  /** The thing whose name is hovered or focused, such as "card:ranch$". */
  thing: string | null = $state(null);
  note: Note | null = $state.raw(null);
  /** What was tapped and can be played: how. */
  act: (() => void) | null = $state.raw(null);
  /** How the board of this page shows a thing that is named elsewhere; whether it knows it. */
  board: ((thing: string, anchor: HTMLElement) => boolean) | null = null;

  /** How it puts that away again. */
  left: ((anchor: Element) => void) | null = null;

  /** A name or an option is looked at: show what it names, whole. */
  show(anchor: HTMLElement, thing: string): void {
    if (this.board?.(thing, anchor)) return;
    const text = meaning(thing);
    if (text) this.tell(anchor, [{ text }]);
  }

  tell(anchor: Element, parts: Part[], rule = ""): void {
    this.note = { anchor, parts, rule };
  }

  refuse(anchor: Element, refusal: Refusal): void {
    this.tell(anchor, words.speaker.refusal(refusal), refusal.rule);
  }

  /** It is not looked at any more. */
  leave(anchor: Element): void {
    if (this.note?.anchor === anchor) this.hush();
    this.left?.(anchor);
  }

  hush(): void {
    this.note = null;
    this.act = null;
  }
}

export const pointing = new Pointing();

/** What a thing does, if its game says so: the message story-text-barn-fire for "story:barn-fire". */
export function meaning(thing: string): string | null {
  const [of = "", face = ""] = thing.split(":");
  const [value = ""] = face.split("."); // what follows a dot tells things of one name apart
  const key = `${of}-text-${value.replace(/[$*]+$/, "")}`;
  return words.has(key) ? words.text(key) : null;
}
