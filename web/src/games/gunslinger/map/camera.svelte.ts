// How the map lies under the eye: panned and zoomed. It shows everybody until somebody takes hold of it.
import { HIGH, type Ground, type Point } from "./hexes";

/** The height of a hex on the screen, at most and at first. */
const LARGEST = 170;
const USUAL = 86;
/** Room on the screen around those who are shown, for counters and, with the size of the text, names. */
const MARGIN = { x: 44, y: 24 };
const NAME = { x: 32, y: 24 };

const NEARER = 1.25;
/** Room for the way off the map. */
const BEYOND = 1.1 * HIGH;
/** What the knobs take of the lower right corner, about. */
const KNOBS = { width: 64, height: 196 };

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** The point of the map in the middle of the screen, and pixels for each unit of the map. */
  x = $state(0);
  y = $state(0);
  scale = $state(0.4);
  /** The lower left corner may be covered by something else. */
  cover = $state.raw({ width: 0, height: 0 });
  /** How large the text is: 1 is usual. */
  text = 1;
  /** Nobody has moved it yet. */
  free = true;
  #area: Area = { left: 0, right: 1, top: 0, bottom: 1 };
  #gliding = 0;

  /** Another map. */
  over(ground: Ground): void {
    const all = (pick: (area: Area) => number, of: (...values: number[]) => number) => of(...ground.sheets.map(pick));
    this.#area = {
      left: all((a) => a.left, Math.min),
      right: all((a) => a.right, Math.max),
      top: all((a) => a.top, Math.min),
      bottom: all((a) => a.bottom, Math.max),
    };
  }

  get #margin(): Point {
    return { x: MARGIN.x + NAME.x * this.text, y: MARGIN.y + NAME.y * this.text };
  }

  get #smallest(): number {
    const { left, right, top, bottom } = this.#area;
    return Math.min((0.96 * this.width) / (right - left), (0.96 * this.height) / (bottom - top)) || 0.1;
  }

  /** Put all these points on the screen, beside what covers its corner if need be. */
  fit(points: Point[]): void {
    if (!points.length || !this.width || !this.height) return;
    this.#fit(points, 0);
    const { width, height } = this.cover;
    const spots = points.map((point) => this.at(point));
    const under = spots.filter(({ x, y }) => x < width && y > this.height - height);
    if (!under.length) return;
    const [by, room] = [
      width + this.#margin.x - Math.min(...under.map(({ x }) => x)),
      this.width - this.#margin.x - Math.max(...spots.map(({ x }) => x)),
    ];
    if (by > room) return this.#fit(points, width);
    this.x -= by / this.scale;
    this.#keep(by);
  }

  #fit(points: Point[], inset: number): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const seen = Math.max(this.width / 3, this.width - inset);
    const { x, y } = this.#margin;
    const most = Math.min((seen - 2 * x) / wide, (this.height - 2 * y) / high, USUAL / HIGH);
    this.scale = Math.max(this.#smallest, most);
    this.x = (Math.max(...xs) + Math.min(...xs)) / 2 - (this.width - seen) / 2 / this.scale;
    this.y = (Math.max(...ys) + Math.min(...ys)) / 2;
    this.#keep(inset);
  }

  /** Move there little by little; what the user does ends it. */
  glide(move: () => void, ms: number): void {
    cancelAnimationFrame(this.#gliding);
    const from = [this.x, this.y, this.scale] as const;
    move();
    const to = [this.x, this.y, this.scale] as const;
    const begun = performance.now();
    const step = () => {
      const part = ms > 0 ? Math.min(1, (performance.now() - begun) / ms) : 1;
      const eased = 1 - (1 - part) ** 3;
      const between = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * eased;
      [this.x, this.y, this.scale] = [between(0), between(1), between(2)];
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    if (ms > 0) step();
  }

  /** Whether these points fill so little of the screen that coming nearer is worth while. */
  far(points: Point[]): boolean {
    const was = [this.x, this.y, this.scale] as const;
    this.fit(points);
    const nearer = this.scale > NEARER * was[2];
    [this.x, this.y, this.scale] = was;
    return nearer;
  }

  /** Whether all these points can be seen, with a little room around them. */
  shows(points: Point[]): boolean {
    const room = 0.4 * HIGH * this.scale;
    return points.map((point) => this.at(point)).every(({ x, y }) => {
      return x > room && y > room && x < this.width - room && y < this.height - room;
    });
  }

  /** Whether a point is on the screen, and under nothing else. */
  open(point: Point): boolean {
    const { x, y } = this.at(point);
    const corner = x < this.cover.width && y > this.height - this.cover.height;
    const knobs = x > this.width - KNOBS.width && y > this.height - KNOBS.height;
    return x > 0 && y > 0 && x < this.width && y < this.height && !corner && !knobs;
  }

  /** Where a point of the map is on the screen, from the corner of the map's own box. */
  at({ x, y }: Point): Point {
    return { x: this.width / 2 + (x - this.x) * this.scale, y: this.height / 2 + (y - this.y) * this.scale };
  }

  /** The point of the map under a point of the screen. */
  under({ x, y }: Point): Point {
    return { x: this.x + (x - this.width / 2) / this.scale, y: this.y + (y - this.height / 2) / this.scale };
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#gliding);
    this.free = false;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#keep();
  }

  /** Nearer or farther, so that what is under `about` stays there. */
  zoom(by: number, about: Point = { x: this.width / 2, y: this.height / 2 }): void {
    cancelAnimationFrame(this.#gliding);
    this.free = false;
    const before = this.scale;
    this.scale = Math.min(LARGEST / HIGH, Math.max(this.#smallest, before * by));
    const shift = 1 / before - 1 / this.scale;
    this.x += (about.x - this.width / 2) * shift;
    this.y += (about.y - this.height / 2) * shift;
    this.#keep();
  }

  /** The map never leaves the screen: where it is smaller, it stands in the middle, or beside what covers the corner. */
  #keep(inset = 0): void {
    const { left, right, top, bottom } = this.#area;
    this.x = within(this.x, [left, right], this.width / 2 / this.scale, inset / this.scale);
    this.y = within(this.y, [top, bottom], this.height / 2 / this.scale, 0);
  }
}

/** A middle of the screen from which the map can be seen, with a little of what lies beyond its edge. */
function within(at: number, [low, high]: [number, number], half: number, slack: number): number {
  if (high - low > 2 * half) return Math.min(high + BEYOND - half, Math.max(low - BEYOND + half - slack, at));
  return slack ? Math.min(low + half, Math.max(high - half, at)) : (low + high) / 2;
}
