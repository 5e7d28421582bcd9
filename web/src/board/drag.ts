// Dragging a card of the hand onto something on the table. It is never the only way, so a drag that ends nowhere does
// nothing.
import { likeness } from "./flights";

export interface Dragging {
  begin: (card: string) => void;
  /** Over this thing now; null: over nothing that takes a card. */
  over: (thing: string | null) => void;
  drop: (card: string, on: string) => void;
  end: () => void;
}

/** So far a pointer may wander while it is still a click. */
const SLACK = 8;

export function draggable(hooks: Dragging): (root: HTMLElement) => () => void {
  return (root) => {
    let grabbed: { card: HTMLElement; x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;

    const under = (event: PointerEvent): string | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ??
      null;

    function down(event: PointerEvent): void {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      if (!card || event.button !== 0) return;
      grabbed = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!grabbed || event.pointerId !== grabbed.pointer) return;
      const [x, y] = [event.clientX - grabbed.x, event.clientY - grabbed.y];
      if (!ghost) {
        if (Math.hypot(x, y) < SLACK) return;
        ghost = lifted(grabbed.card);
        root.append(ghost);
        root.setPointerCapture(event.pointerId);
        hooks.begin(grabbed.card.dataset.card ?? "");
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
      hooks.over(under(event));
    }

    function up(event: PointerEvent): void {
      const card = grabbed?.card.dataset.card;
      const dragged = ghost !== null;
      const on = dragged ? under(event) : null;
      let go = false;
      if (dragged && card !== undefined && on !== null) go = true;
      release();
      if (!dragged) return;
      // The click that follows a drag isn't meant as one.
      root.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 50);
      if (go && card !== undefined && on !== null) hooks.drop(card, on);
    }

    function release(): void {
      if (ghost) hooks.end();
      ghost?.remove();
      ghost = grabbed = null;
    }

    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", release);
    return () => {
      release();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", release);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A likeness of the card that follows the pointer. */
function lifted(card: HTMLElement): HTMLElement {
  const ghost = likeness(card, card.getBoundingClientRect(), ["data-card"]);
  ghost.inert = true;
  Object.assign(ghost.style, { zIndex: "70", pointerEvents: "none", opacity: "0.95" });
  return ghost;
}
