// Bullets, smoke and coins in the air, drawn into the sky over the table.
import type { Point } from "./flights";

const SVG = "http://www.w3.org/2000/svg";

function canvas(sky: HTMLElement): SVGSVGElement {
  const found = sky.querySelector<SVGSVGElement>(":scope > svg[data-canvas]");
  if (found) return found;
  const made = document.createElementNS(SVG, "svg");
  made.dataset.canvas = "";
  Object.assign(made.style, { position: "fixed", inset: "0", width: "100%", height: "100%", overflow: "visible" });
  sky.append(made);
  return made;
}

function drawn(sky: HTMLElement, shape: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, shape);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "fill" || name === "stroke") made.style.setProperty(name, value);
    else made.setAttribute(name, value);
  }
  canvas(sky).append(made);
  return made;
}

function gone(made: SVGElement, motion: Animation): void {
  motion.finished.then(
    () => made.remove(),
    () => undefined,
  );
}

/** A line that is drawn from one point to another, and fades. */
export function line(
  sky: HTMLElement,
  from: Point,
  to: Point,
  ms: number,
  style: { stroke: string; width: number; bend?: number },
): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = style.bend ?? 0;
  const by = { x: middle.x + (bend * (to.y - from.y)) / long, y: middle.y - (bend * (to.x - from.x)) / long };
  const made = drawn(sky, "path", {
    d: `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`,
    fill: "none",
    stroke: style.stroke,
    "stroke-width": String(style.width),
    "stroke-linecap": "round",
    pathLength: "100",
    "stroke-dasharray": "100",
  });
  const motion = made.animate(
    [
      { strokeDashoffset: 100, opacity: 1 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.45 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    { duration: ms, easing: "ease-out", fill: "forwards" },
  );
  gone(made, motion);
}

const FLASH = "M0-34L7-11 26-23 14-5 38 2 13 8 24 28 5 13-3 36-8 12-28 24-14 5-38-3-13-8-23-28-6-12Z";

export function muzzle(sky: HTMLElement, at: Point, ms: number): void {
  for (const [scale, fill] of [
    [1, "var(--flash)"],
    [0.62, "#f2b632"],
    [0.3, "#fff6dc"],
  ] as const) {
    const made = drawn(sky, "path", { d: FLASH, fill });
    const put = (size: number, turn: number) =>
      `translate(${at.x}px, ${at.y}px) scale(${size * scale}) rotate(${turn}deg)`;
    gone(
      made,
      made.animate(
        [
          { transform: put(0.2, 0), opacity: 1 },
          { transform: put(1.7, 12), opacity: 1, offset: 0.3 },
          { transform: put(1.2, 20), opacity: 0 },
        ],
        { duration: ms, easing: "ease-out", fill: "forwards" },
      ),
    );
  }
}

/** Dust where a bullet went into the ground. */
export function puff(sky: HTMLElement, at: Point, ms: number): void {
  for (let i = 0; i < 5; i++) {
    const turn = Math.PI * (0.2 + i * 0.15) * -1;
    const made = drawn(sky, "circle", { r: "5", fill: "var(--dust)" });
    const put = (far: number, size: number) =>
      `translate(${at.x + Math.cos(turn) * far}px, ${at.y + Math.sin(turn) * far}px) scale(${size})`;
    gone(
      made,
      made.animate(
        [
          { transform: put(0, 0.4), opacity: 0.8 },
          { transform: put(26, 1.8), opacity: 0 },
        ],
        {
          duration: ms,
          easing: "ease-out",
          fill: "forwards",
        },
      ),
    );
  }
}

export function coins(sky: HTMLElement, from: Point, to: Point, count: number, ms: number): void {
  for (let i = 0; i < Math.min(count, 5); i++) {
    const made = drawn(sky, "circle", {
      r: "8",
      fill: "var(--brass)",
      stroke: "var(--edge)",
      "stroke-width": "1.5",
    });
    const put = (at: Point) => `translate(${at.x}px, ${at.y}px)`;
    const lift = { x: (from.x + to.x) / 2 + (i - 1) * 14, y: (from.y + to.y) / 2 - 46 };
    gone(
      made,
      made.animate([{ transform: put(from) }, { transform: put(lift), offset: 0.5 }, { transform: put(to) }], {
        duration: ms * 0.8,
        delay: (i * ms * 0.2) / Math.max(1, count),
        easing: "ease-in-out",
        fill: "both",
      }),
    );
  }
}
