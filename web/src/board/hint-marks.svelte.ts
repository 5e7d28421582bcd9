// What a hint is about is marked on the table, wherever it lies: on the board, in the hand, and if it is drawn anew.

const TABLE = '[data-zone="board"], [data-zone="hand"]';

/** Mark things while they are named; for a component's own time. */
export function mark(things: () => string[]): void {
  $effect(() => {
    const names = new Set(things());
    if (!names.size) return;
    const zones = [...document.querySelectorAll<HTMLElement>(TABLE)];
    const all = () => zones.flatMap((zone) => [...zone.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")]);
    const paint = () => {
      for (const thing of all()) thing.toggleAttribute("data-hinted", names.has(thing.dataset["thing"] ?? ""));
    };
    paint();
    const anew = new MutationObserver(paint);
    for (const zone of zones) anew.observe(zone, { childList: true, subtree: true });
    return () => {
      anew.disconnect();
      for (const thing of all()) thing.removeAttribute("data-hinted");
    };
  });
}
