// Pointing, holding and pressing on the table. Whatever carries data-thing can be touched; whatever carries data-tip
// (or data-thing) has a meaning. One set of listeners on the root of the board and of the hand serves them all.
import { HOLD, HOVER } from "../parts/glance";
import { pointing } from "../parts/pointing.svelte";
import { LEAVE } from "../parts/popover";

export interface Attention {
  /** Clicked, tapped, or pressed with Enter or Space. */
  touch: (thing: string, element: HTMLElement) => void;
  /** Say what it means, or why it cannot be done now. */
  explain: (thing: string, element: HTMLElement) => void;
  /** What was said is not wanted any more. */
  hush?: () => void;
  /** Show what is named elsewhere, in the story or in an option; whether it is known here. */
  show?: (thing: string, element: HTMLElement) => boolean;
}

export function attend(hooks: Attention): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told: Element | null = null;
    let held = false;
    let finger = false;
    /** The card that was tapped once: it is shown whole, and the second tap plays it. */
    let tapped: HTMLElement | null = null;

    const found = (event: Event, selector: string): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    const explain = (element: HTMLElement) => {
      told = element;
      hooks.explain(element.dataset.tip ?? element.dataset.thing ?? "", element);
    };
    const hush = () => {
      if (told && pointing.note?.anchor === told) pointing.hush();
      if (told) hooks.hush?.();
      told = null;
    };
    const later = (element: HTMLElement, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => explain(element), ms);
    };

    const on = {
      click(event: MouseEvent) {
        const element = found(event, "[data-thing]");
        if (!element) return;
        if (held) return event.preventDefault(); // the end of a long press
        clearTimeout(timer);
        hush();
        const play = () => {
          tapped = null;
          pointing.hush();
          hooks.hush?.();
          hooks.touch(element.dataset.thing ?? "", element);
        };
        if (!finger || tapped === element || !element.matches('[data-card][aria-disabled="false"]')) return play();
        tapped = element;
        explain(element);
        pointing.act = play;
      },
      pointerover(event: PointerEvent) {
        if (event.pointerType === "touch") return;
        const element = found(event, "[data-tip], [data-thing]");
        const from = event.relatedTarget;
        const back = from instanceof Element && (element?.contains(from) || from.closest("[popover]"));
        if (element && !back) later(element, HOVER);
      },
      pointerout(event: PointerEvent) {
        if (event.pointerType === "touch") return;
        clearTimeout(timer);
        // On the way to the note itself, for its rule can be opened there, it stays.
        const to = event.relatedTarget;
        if (!(to instanceof Element && to.closest("[popover]"))) timer = setTimeout(hush, LEAVE);
      },
      pointerdown(event: PointerEvent) {
        held = false;
        finger = event.pointerType === "touch";
        clearTimeout(timer);
        const element = found(event, "[data-tip], [data-thing]");
        if (event.pointerType !== "touch" || !element) return;
        timer = setTimeout(() => {
          held = true;
          explain(element);
        }, HOLD);
      },
      pointerup() {
        clearTimeout(timer);
      },
      focusin(event: FocusEvent) {
        const element = found(event, "[data-tip], [data-thing]");
        if (element && element !== told && element.matches(":focus-visible")) later(element, HOVER);
      },
      focusout() {
        clearTimeout(timer);
      },
      pointercancel() {
        clearTimeout(timer);
      },
      contextmenu(event: Event) {
        if (held) event.preventDefault();
      },
      keydown(event: KeyboardEvent) {
        const element = found(event, "[data-thing], [data-tip]");
        if (event.key === "Escape") hush();
        if (event.key !== "?" || !element) return;
        event.preventDefault();
        event.stopPropagation();
        explain(element);
      },
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) root.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of entries) root.removeEventListener(name, listener);
    };
  };
}
