// A note that lies over the page beside what it is about, until somebody turns to something else.

/** From the edge of the window and from what it is about, in pixels. */
const MARGIN = 8;
/** So long the pointer may be on its way between a note and what it is about, in milliseconds. */
export const LEAVE = 250;
/** What a note never lies on: the options that it may help to choose from. */
const KEPT_FREE = '[data-zone="prompt"] .options';

export interface Beside {
  anchor: Element;
  /** Put it to the left or right if there is room. */
  aside?: boolean;
  away: () => void;
}

/** Show it; a click or the focus elsewhere puts it away, and so does leaving it, or the end of what it is about. What is
 * returned ends the watch. */
export function showBeside(box: HTMLElement, { anchor, aside = false, away }: Beside): () => void {
  box.showPopover();
  place(box, anchor.getBoundingClientRect(), aside);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const inside = (target: EventTarget | null) => target instanceof Node && (anchor.contains(target) || box.contains(target));
  const turned = ({ target }: Event) => {
    if (!inside(target)) away();
  };
  const left = (event: PointerEvent) => {
    if (event.pointerType !== "touch" && !inside(event.relatedTarget)) leaving = setTimeout(away, LEAVE);
  };
  const entered = () => clearTimeout(leaving);
  const gone = new MutationObserver(() => {
    if (!anchor.isConnected) away();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  box.addEventListener("pointerleave", left);
  box.addEventListener("pointerenter", entered);
  document.addEventListener("pointerdown", turned);
  document.addEventListener("focusin", turned);
  return () => {
    clearTimeout(leaving);
    gone.disconnect();
    box.removeEventListener("pointerleave", left);
    box.removeEventListener("pointerenter", entered);
    document.removeEventListener("pointerdown", turned);
    document.removeEventListener("focusin", turned);
  };
}

interface Spot {
  left: number;
  top: number;
}

/** Beside the anchor if that is wanted and there is room, else above or below it; never outside the window, and where it
 * can be helped on neither the anchor nor the options. */
export function place(box: HTMLElement, anchor: DOMRect, aside: boolean): void {
  const { width, height } = box.getBoundingClientRect();
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN)),
  });
  const across = anchor.left + anchor.width / 2 - width / 2;
  const along = anchor.top + anchor.height / 2 - height / 2;
  const beside = [
    { left: anchor.right + MARGIN, top: along },
    { left: anchor.left - width - MARGIN, top: along },
  ];
  const off = [
    { left: across, top: anchor.top - height - MARGIN },
    { left: across, top: anchor.bottom + MARGIN },
  ];
  const kept = document.querySelector(KEPT_FREE)?.getBoundingClientRect();
  const above = kept ? [{ left: across, top: Math.min(kept.top, anchor.top) - height - MARGIN }] : [];
  const spots = [...(aside ? [...beside, ...off] : [...off, ...beside]), ...above].map(within);
  const on = ({ left, top }: Spot, other: DOMRect): boolean =>
    left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
  const free = (spot: Spot): boolean => !on(spot, anchor) && !(kept && on(spot, kept));
  const { left, top } = spots.find(free) ?? spots.find((spot) => !kept || !on(spot, kept)) ?? within({ left: across, top: 0 });
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
