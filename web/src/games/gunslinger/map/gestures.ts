// Taking hold of the map: dragging pans, the wheel and two fingers zoom. A drag isn't a click.
import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

/** So far a pointer may wander while it is still a click. */
const SLACK = 8;

export function gestures(camera: Camera): (root: HTMLElement) => () => void {
  return (root) => {
    const down = new Map<number, Point>();
    let begun: Point | null = null;
    let dragging = false;

    const at = (event: MouseEvent): Point => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };

    function press(event: PointerEvent): void {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest("[data-still]"))) return;
      down.set(event.pointerId, at(event));
      if (down.size === 1) begun = at(event);
    }

    function move(event: PointerEvent): void {
      const was = down.get(event.pointerId);
      if (!was || !begun) return;
      const now = at(event);
      if (!dragging) {
        if (down.size === 1 && Math.hypot(now.x - begun.x, now.y - begun.y) < SLACK) return;
        dragging = true;
        // A long press that has become a drag asks for nothing.
        event.target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: -1 }));
        for (const pointer of down.keys()) root.setPointerCapture(pointer);
      }
      const other = [...down].find(([pointer]) => pointer !== event.pointerId)?.[1];
      if (other) {
        const apart = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
        camera.zoom(apart(now, other) / apart(was, other), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
        camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
      } else camera.pan(now.x - was.x, now.y - was.y);
      down.set(event.pointerId, now);
    }

    function release(event: PointerEvent): void {
      if (!down.delete(event.pointerId) || down.size) return;
      if (dragging) {
        root.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 50);
      }
      dragging = false;
      begun = null;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
    }

    const on = { pointerdown: press, pointermove: move, pointerup: release, pointercancel: release };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) root.addEventListener(name, listener);
    root.addEventListener("wheel", wheel, { passive: false });
    return () => {
      for (const [name, listener] of entries) root.removeEventListener(name, listener);
      root.removeEventListener("wheel", wheel);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
