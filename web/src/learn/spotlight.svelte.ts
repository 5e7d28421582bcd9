// What the coach points at, wherever it lies on the page and however often it is drawn anew.

const ZONES = '[data-zone="board"], [data-zone="hand"], [data-zone="prompt"]';

/** The elements of a name: whatever carries it as a thing, a tip or a spot; or a whole zone. */
export function named(name: string): Element[] {
  const [kind, zone = ""] = name.split(":");
  if (kind === "zone") return [...document.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)];
  const quoted = JSON.stringify(name);
  const at = ["data-thing", "data-tip", "data-spot"].map((attribute) => `[${attribute}=${quoted}]`).join(", ");
  return [...document.querySelectorAll(ZONES)].flatMap((part) => [...part.querySelectorAll(at)]);
}

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Mark what is named as long as it is; `moved` is told of the first of them whenever something has changed. */
export function spotlight(names: () => readonly string[], moved: (first: Element | null) => void): void {
  $effect(() => {
    const wanted = [...names()];
    let lit: Element[] = [];
    const paint = () => {
      const found = wanted.flatMap(named).filter(visible);
      for (const old of lit) if (!found.includes(old)) old.removeAttribute("data-coached");
      for (const one of found) if (!one.hasAttribute("data-coached")) one.setAttribute("data-coached", "");
      lit = found;
      moved(found[0] ?? null);
    };
    paint();
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    const anew = new MutationObserver(later);
    for (const zone of document.querySelectorAll(ZONES)) anew.observe(zone, { childList: true, subtree: true });
    addEventListener("resize", later);
    addEventListener("scroll", later, true);
    return () => {
      cancelAnimationFrame(frame);
      anew.disconnect();
      removeEventListener("resize", later);
      removeEventListener("scroll", later, true);
      for (const one of lit) one.removeAttribute("data-coached");
    };
  });
}
