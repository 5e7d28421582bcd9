// A note that lies over the page beside what it is about, until somebody turns to something else.

/** From the edge of the window and from what it is about, in pixels. */
const MARGIN = 8;

export interface Beside {
  anchor: Element;
  /** Put it to the left or right if there is room. */
  aside?: boolean;
  /** It may be touched itself without being put away. */
  touchable?: boolean;
  away: () => void;
}

/** Show it; a click or the focus elsewhere puts it away. What is returned ends the watch. */
export function showBeside(box: HTMLElement, { anchor, aside = false, touchable = false, away }: Beside): () => void {
  box.showPopover();
  place(box, anchor.getBoundingClientRect(), aside);
  const turned = ({ target }: Event) => {
    const here = target instanceof Node && (anchor.contains(target) || (touchable && box.contains(target)));
    if (!here) away();
  };
  document.addEventListener("pointerdown", turned);
  document.addEventListener("focusin", turned);
  return () => {
    document.removeEventListener("pointerdown", turned);
    document.removeEventListener("focusin", turned);
  };
}

/** Beside the anchor if that is wanted and there is room, else above or below it; never outside the window. */
export function place(box: HTMLElement, anchor: DOMRect, aside: boolean): void {
  const { width, height } = box.getBoundingClientRect();
  const fits = (left: number) => left >= MARGIN && left + width <= innerWidth - MARGIN;
  const beside = aside ? [anchor.right + MARGIN, anchor.left - width - MARGIN].find(fits) : undefined;
  const left = beside ?? anchor.left + anchor.width / 2 - width / 2;
  const above = anchor.top - height - MARGIN;
  const off = above > MARGIN ? above : anchor.bottom + MARGIN;
  const top = beside === undefined ? off : anchor.top + anchor.height / 2 - height / 2;
  box.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  box.style.top = `${Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN))}px`;
}
