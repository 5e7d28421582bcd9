// A look at something that is named in words: hovering, focusing or holding it shows the thing itself.
import { LEAVE } from "./popover";
import { pointing } from "./pointing.svelte";

export const HOVER = 350; // milliseconds
export const HOLD = 500;

/** For an element that names a thing; null: it names none. */
export function glance(named: () => string | null): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let near = false;
    const later = (ms: number, then?: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const thing = named();
        if (thing) pointing.show(element, thing);
        if (thing) then?.();
      }, ms);
    };
    const on = {
      // Not when it is entered: what comes to lie under a pointer that rests is not pointed at.
      pointermove(event: PointerEvent) {
        if (event.pointerType === "touch" || near) return;
        near = true;
        later(HOVER);
      },
      pointerleave(event: PointerEvent) {
        near = false;
        clearTimeout(timer);
        const to = event.relatedTarget;
        if (event.pointerType === "touch" || (to instanceof Element && to.closest("[popover]"))) return;
        timer = setTimeout(() => pointing.leave(element), LEAVE);
      },
      pointerdown(event: PointerEvent) {
        held = false;
        clearTimeout(timer);
        if (event.pointerType === "touch") later(HOLD, () => (held = true));
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focus: () => element.matches(":focus-visible") && later(HOVER),
      blur: () => clearTimeout(timer),
      contextmenu: (event: Event) => held && event.preventDefault(),
    };
    /** The end of a long press is no click. */
    const click = (event: Event) => {
      clearTimeout(timer);
      if (held) event.stopImmediatePropagation();
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) element.addEventListener(name, listener);
    element.addEventListener("click", click, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of entries) element.removeEventListener(name, listener);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
