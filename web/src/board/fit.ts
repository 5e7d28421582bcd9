// What lies on the table is as large as the room for it allows, and never cut: it grows on a large screen and shrinks on
// a small one.

export interface Fit {
  /** How far it may shrink and grow. */
  least: number;
  most: number;
  /** How far it may grow on a phone, if that is less. */
  mostOnPhone?: number;
  /** Ways to lay it out, as values of data-way: the first, unless it can be clearly larger in another. */
  ways?: readonly string[];
  /** Where it has to scroll, this end is shown first: that of the viewer. */
  from?: "end";
}

const STEP = 0.02;
/** A little more room than before is no reason to move everything. */
const WORTH = 1.08;

function ends(motion: Animation): boolean {
  return motion.playState === "running" && motion.effect?.getComputedTiming().endTime !== Infinity;
}

/** For a frame of a given size: scales its only child. Nothing sticks out of that, nor of anything in it with data-holds.
 * Where even the least is too large, the frame scrolls. */
export function fitted({ least, most, mostOnPhone = most, ways = [""], from }: Fit): (frame: HTMLElement) => () => void {
  return (frame) => {
    const phone = matchMedia("(max-width: 46rem)");
    let now = { scale: 0, way: "" };
    let room = "";
    let waiting = 0;
    let flying: Promise<void> | null = null;

    const put = (inner: HTMLElement, scale: number, way: string): void => {
      inner.style.zoom = String(scale);
      inner.dataset["way"] = way;
    };
    const holds = (box: HTMLElement): boolean =>
      box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
    const fits = (inner: HTMLElement): boolean =>
      holds(inner) && [...inner.querySelectorAll<HTMLElement>("[data-holds]")].every(holds);

    const highest = (): number => Math.round((phone.matches ? mostOnPhone : most) / STEP);

    /** The largest scale that fits, laid out in one way; 0 if none does. */
    function largest(inner: HTMLElement, way: string): number {
      let [low, high] = [Math.round(least / STEP) - 1, highest()];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        put(inner, middle * STEP, way);
        if (fits(inner)) low = middle;
        else high = middle - 1;
      }
      return low * STEP < least - STEP / 2 ? 0 : low * STEP;
    }

    /** Whether it fits as it is, and in no way so much larger that it would be worth to move everything. Most changes
     * are of that kind, and each scale that is tried costs the browser a layout of the whole table. */
    function stays(inner: HTMLElement): boolean {
      put(inner, now.scale, now.way);
      if (!fits(inner)) return false;
      const worth = Math.ceil((now.scale * WORTH) / STEP);
      if (worth > highest()) return true;
      const grows = ways.some((way) => {
        put(inner, worth * STEP, way);
        return fits(inner);
      });
      put(inner, now.scale, now.way);
      return !grows;
    }

    /** What flies sticks out, and would make everything small: it is measured again once it has arrived. */
    function later(): boolean {
      const flights = frame.getAnimations({ subtree: true }).filter(ends);
      if (!flights.length) return false;
      flying ||= Promise.allSettled(flights.map((flight) => flight.finished)).then(() => {
        flying = null;
        soon();
      });
      return true;
    }

    function fit(): void {
      waiting = 0;
      const inner = frame.firstElementChild;
      if (!(inner instanceof HTMLElement) || !frame.clientHeight || !frame.clientWidth) return;
      const size = `${frame.clientWidth} ${frame.clientHeight}`;
      const [moves, known] = [later(), size === room && now.scale > 0];
      if (known && (moves || stays(inner))) return;
      const found = ways.map((way) => ({ way, scale: largest(inner, way) }));
      let best = found.reduce((one, other) => (other.scale > one.scale * WORTH ? other : one));
      if (!best.scale) best = { way: ways.at(-1) ?? "", scale: least };
      if (known && best.scale < now.scale * WORTH) {
        put(inner, now.scale, now.way);
        if (fits(inner)) return;
      }
      now = best;
      room = size;
      put(inner, best.scale, best.way);
      if (from === "end") frame.scrollTop = frame.scrollHeight;
    }

    const soon = (): void => {
      waiting ||= requestAnimationFrame(fit);
    };
    const sized = new ResizeObserver(fit);
    const changed = new MutationObserver(soon);
    sized.observe(frame);
    changed.observe(frame, { childList: true, subtree: true, characterData: true });
    void document.fonts.ready.then(fit);
    return () => {
      cancelAnimationFrame(waiting);
      sized.disconnect();
      changed.disconnect();
    };
  };
}
