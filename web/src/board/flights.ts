// Cards that move between their places. What leaves its place is drawn into the sky, a layer above the table that takes
// no clicks and can be wiped at any moment.
import { flushSync } from "svelte";

const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

interface Lying {
  element: HTMLElement;
  box: DOMRect;
  /** Its size while it lies straight, and how far its part of the table is scaled. */
  width: number;
  height: number;
  zoom: number;
  /** The sizes of all that it is drawn from: in the sky nothing else would give them. */
  sizes: Size[];
}
interface Size {
  width: string;
  height: string;
}
export interface Point {
  x: number;
  y: number;
}

function visible(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0;
}

/** Where something is on the page: "deck", "seat:2", "place:hill" ...; the first one that can be seen. */
export function spot(name: string): Element | null {
  const found = document.querySelectorAll(`[data-spot="${name}"]`);
  return [...found].find((element) => visible(element.getBoundingClientRect())) ?? null;
}

export function centre(element: Element | null): Point | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far the part of the table is scaled in which something lies. */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** An element and what is in it, but no parts of drawings. */
function drawnFrom(element: HTMLElement): (HTMLElement | SVGElement)[] {
  return [element, ...element.querySelectorAll<HTMLElement | SVGElement>(":not(svg *)")];
}

function lying(leaving = false): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = element.getBoundingClientRect();
    if (!visible(box)) continue;
    const zoom = zoomOf(element);
    const [width, height] = [element.offsetWidth * zoom, element.offsetHeight * zoom];
    const sizes = leaving
      ? drawnFrom(element).map((part) => {
          const { width, height } = getComputedStyle(part);
          return { width, height };
        })
      : [];
    found.set(element.dataset.flip ?? "", { element, box, width, height, zoom, sizes });
  }
  return found;
}

function offset(from: DOMRect, to: DOMRect, zoom = 1): string {
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / zoom;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / zoom;
  return `translate(${x}px, ${y}px)`;
}

/** Carry out a change; then cards slide to where they are now, new ones come from `from`, those gone fly to `to`. */
export function carry(
  sky: HTMLElement,
  ms: number,
  change: () => void,
  from?: Element | null,
  to?: Element | null,
): void {
  const before = lying(!!to);
  change();
  flushSync();
  const now = lying();
  for (const [key, { element, box }] of now) {
    const was = before.get(key);
    if (was) slide(element, was.box, box, ms, 1);
    else if (from) slide(element, from.getBoundingClientRect(), box, ms, scale(from, box));
  }
  if (!to) return;
  for (const [key, was] of before) {
    // The own card leaves the hand; its likeness in the row on the table needs no flight of its own.
    const twin = key.startsWith("b:") && before.has("h:" + key.slice(2));
    if (!now.has(key) && !twin) leave(sky, was, to, ms);
  }
}

/** As large as what it comes from or goes to; a hand, of however many cards, is no measure, and a card keeps its size. */
function scale(of: Element, against: DOMRect): number {
  if (of instanceof HTMLElement && of.dataset.spot?.startsWith("hand:")) return 1;
  const found = of.getBoundingClientRect().width / against.width;
  return found > 2 ? 1 : found;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, ms: number, size: number): void {
  const moved = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1;
  if (!moved) return;
  element.animate(
    [
      { transform: `${offset(from, to, zoomOf(element))} scale(${size})`, zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    {
      duration: ms,
      easing: EASE,
    },
  );
}

/** A likeness of something that was drawn in a box, over everything else on the page. */
export function likeness(of: HTMLElement, box: DOMRect, without: readonly string[]): HTMLElement {
  const ghost = of.cloneNode(true) as HTMLElement;
  for (const name of without) ghost.removeAttribute(name);
  Object.assign(ghost.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, translate: "none" });
  ghost.style.width = `${box.width}px`;
  return ghost;
}

function leave(sky: HTMLElement, was: Lying, to: Element, ms: number): void {
  const { width, height, box } = was;
  const from = new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  const picture = was.element.cloneNode(true) as HTMLElement;
  for (const name of ["data-flip", "data-spot", "data-thing", "data-tip", "id"]) picture.removeAttribute(name);
  drawnFrom(picture).forEach((part, i) => {
    const size = was.sizes[i];
    if (size && size.width !== "auto") Object.assign(part.style, { ...size, minWidth: "0", minHeight: "0" });
  });
  Object.assign(picture.style, { position: "relative", margin: "0", rotate: "none", translate: "none", zoom: String(was.zoom) });
  const ghost = document.createElement("div");
  Object.assign(ghost.style, { position: "fixed", left: `${from.x}px`, top: `${from.y}px` });
  ghost.style.width = `${from.width}px`;
  ghost.style.height = `${from.height}px`;
  ghost.append(picture);
  sky.append(ghost);
  const turn = (Math.random() - 0.5) * 40;
  const there = `${offset(to.getBoundingClientRect(), from)} scale(${scale(to, from)}) rotate(${turn}deg)`;
  ghost
    .animate([{ transform: "none" }, { transform: there }], { duration: ms, easing: EASE, fill: "forwards" })
    .finished.then(
      () => ghost.remove(),
      () => undefined,
    );
}

/** Turn a card over where it lies. */
export function flip(keys: string[], ms: number): void {
  for (const [key, { element }] of lying()) {
    if (!keys.includes(key.slice(2))) continue;
    element.animate([{ transform: "perspective(30rem) rotateY(90deg)" }, { transform: "none" }], {
      duration: ms,
      easing: "ease-out",
    });
  }
}

/** A card that is held up turns over as it comes. */
export function turnsOver(from: Keyframe, to: Keyframe, ms: number): (card: HTMLElement) => void {
  return (card) => void card.animate([from, to], { duration: ms, easing: EASE });
}

export function pulse(element: Element | null, ms: number): void {
  element?.animate([{ scale: 1 }, { scale: 1.12, offset: 0.4 }, { scale: 1 }], { duration: ms, easing: "ease-in-out" });
}

export function tip(element: Element | null, ms: number): void {
  element?.animate([{ rotate: "0deg" }, { rotate: "-9deg", translate: "0 0.4rem" }, { rotate: "0deg" }], {
    duration: ms,
    easing: "ease-in",
  });
}

/** Hit, or held back: it shivers by so many pixels. */
export function shake(element: Element | null, ms: number, by = 6): void {
  const steps = ["0", `${-by}px 2px`, `${by - 1}px -2px`, "-3px 1px", "0"];
  element?.animate(
    steps.map((translate) => ({ translate })),
    { duration: ms },
  );
}

/** It tips over to its side and is gone; it may have to stay gone until it is taken away. */
export function toppled(element: Element | null, ms: number, how: { aside: string; stays?: boolean }): void {
  element?.animate(
    [
      { rotate: "0deg", opacity: 1 },
      { rotate: "74deg", translate: `${how.aside} 0.4rem`, opacity: 0.85, offset: 0.7 },
      { rotate: "84deg", translate: `${how.aside} 0.6rem`, opacity: 0 },
    ],
    { duration: ms, easing: "ease-in", fill: how.stays ? "forwards" : "auto" },
  );
}
