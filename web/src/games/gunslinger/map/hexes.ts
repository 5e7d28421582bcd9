// The map as the engine's hexes.py has it, and as it is drawn: flat-topped hexes in columns, A on the left, row 0 at the
// top; the columns B, D, F ... stand half a hex lower than the row of the same number in A, C, E.
import boards from "$sixgun/games/gunslinger/data/boards.toml?figures";
import { WAYS, type Way } from "../play/view.gen";

export { WAYS, type Way };
export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  /** "F3"; the parts of a divided hex are C14, C14* and C14**. */
  name: string;
  column: number;
  row: number;
  part: number;
  divided: boolean;
  /** Cut by the edge of the map. */
  half: boolean;
  outline: Point[];
  /** Where a counter stands. */
  at: Point;
  /** What divides it from the other parts of its hex, from corner to corner. */
  wall: Point[];
}

/** From the middle of a hex to a corner, and from edge to edge. */
export const SIDE = 100;
export const HIGH = SIDE * Math.sqrt(3);
const COLUMNS = "ABCDEFGHIJKLMNOPQRSTU";
const PLACES: Record<string, [left: number, top: number]> = { nw: [0, 0], ne: [10, 0], sw: [0, 12], se: [10, 12] };
const STEP_X = [0, 1, 1, 0, -1, -1];
const STEP_Y = [-1, -1, 0, 1, 1, 0];

interface Boards {
  board: Record<string, { place: string; divided: string[] }>;
  divided: Record<"halves" | "thirds", Way[][]>;
}
const { board: BOARDS, divided: DIVIDED } = boards as Boards;
export { BOARDS };
/** Which part has each side, for one, two and three parts. */
const CUTS: number[][] = [[], DIVIDED.halves, DIVIDED.thirds].map((parts) =>
  WAYS.map((way) => Math.max(0, parts.findIndex((sides) => sides.includes(way)))),
);

export function turned(facing: Way, by: number): Way {
  return WAYS[(WAYS.indexOf(facing) + by + 6) % 6] ?? facing;
}

/** Clockwise from north, in degrees. */
export function angle(way: Way): number {
  return WAYS.indexOf(way) * 60;
}

/** The middle of the hex on a side of another. */
export function beside(at: Point, way: Way): Point {
  const turn = ((angle(way) - 90) * Math.PI) / 180;
  return { x: at.x + HIGH * Math.cos(turn), y: at.y + HIGH * Math.sin(turn) };
}

function corner(middle: Point, i: number): Point {
  const turn = (Math.PI / 3) * (i - 2); // 0: the north-west corner, where the north side begins
  return { x: middle.x + SIDE * Math.cos(turn), y: middle.y + SIDE * Math.sin(turn) };
}

/** The corners of a part: from the beginning of its first side to the end of its last, and the middle of the hex. */
function outlineOf(middle: Point, sides: number[]): Point[] {
  if (sides.length === 6) return sides.map((side) => corner(middle, side));
  const first = sides.find((side) => !sides.includes((side + 5) % 6)) ?? 0;
  const around = Array.from({ length: sides.length + 1 }, (_, i) => corner(middle, first + i));
  return [middle, ...around];
}

interface Sheet {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What of an outline lies on a sheet. */
function clipped(outline: Point[], { left, right, top, bottom }: Sheet): Point[] {
  const edges: ((p: Point) => number)[] = [
    (p) => p.x - left,
    (p) => right - p.x,
    (p) => p.y - top,
    (p) => bottom - p.y,
  ];
  return edges.reduce<Point[]>((points, inside) => {
    return points.flatMap((point, i) => {
      const before = points[(i + points.length - 1) % points.length] ?? point;
      const [a, b] = [inside(before), inside(point)];
      const part = a / (a - b);
      const cut = { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part };
      return [...(a < 0 !== b < 0 ? [cut] : []), ...(b >= 0 ? [point] : [])];
    });
  }, outline);
}

function centroid(outline: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

export class Ground {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly sheets: Sheet[];
  readonly #parts = new Map<string, number>();

  constructor(readonly boards: readonly string[]) {
    const laid = new Map<string, { column: number; row: number; half: boolean; sheet: Sheet }>();
    this.sheets = boards.map((board) => this.#lay(board, laid));
    const cells = [...laid.values()].flatMap(({ column, row, half, sheet }) => {
      const count = this.#parts.get(`${column},${row}`) ?? 1;
      return Array.from({ length: count }, (_, part): Cell => {
        const middle = { x: column * 1.5 * SIDE, y: (row + (column % 2) / 2) * HIGH };
        const sides = WAYS.flatMap((_, side) => (CUTS[count - 1]?.[side] === part ? [side] : []));
        const whole = outlineOf(middle, sides);
        const outline = half ? clipped(whole, sheet) : whole;
        const name = `${COLUMNS[column]}${row}${"*".repeat(part)}`;
        const at = half || count > 1 ? centroid(outline) : middle;
        const wall = count > 1 ? [whole[1] ?? middle, middle, whole.at(-1) ?? middle] : [];
        return { name, column, row, part, divided: count > 1, half, outline, at, wall };
      });
    });
    this.cells = new Map(cells.map((cell) => [cell.name, cell]));
  }

  #lay(board: string, laid: Map<string, { column: number; row: number; half: boolean; sheet: Sheet }>): Sheet {
    const { place = "", divided = [] } = BOARDS[board] ?? {};
    const [left, top] = PLACES[place] ?? [0, 0];
    const sheet = {
      left: left * 1.5 * SIDE,
      right: (left + 10) * 1.5 * SIDE,
      top: (top + 0.5) * HIGH,
      bottom: (top + 12.5) * HIGH,
    };
    for (let column = left; column < left + 11; column++)
      for (let row = top + 1 - (column % 2); row < top + 13; row++) {
        const key = `${column},${row}`;
        const cut =
          column === left || column === left + 10 || (column % 2 === 1 && (row === top || row === top + 12));
        const parts = 1 + divided.filter((name) => name === `${COLUMNS[column]}${row}`).length;
        laid.set(key, { column, row, half: cut && !laid.has(key), sheet });
        this.#parts.set(key, Math.max(this.#parts.get(key) ?? 1, parts));
      }
    return sheet;
  }

  cell(name: string | null): Cell | null {
    return (name !== null && this.cells.get(name)) || null;
  }

  /** The hex on a side of another; null: off the map. */
  neighbour(name: string, way: Way): string | null {
    const cell = this.cell(name);
    if (!cell) return null;
    const side = WAYS.indexOf(way);
    const [x, y] = [cell.column, cell.row];
    const own = CUTS[(this.#parts.get(`${x},${y}`) ?? 1) - 1]?.[side] ?? 0;
    if (own !== cell.part) return `${COLUMNS[x]}${y}${"*".repeat(own)}`;
    const next = { column: x + (STEP_X[side] ?? 0), row: y + rowStep(x, way) };
    const count = this.#parts.get(`${next.column},${next.row}`);
    if (!count) return null;
    return `${COLUMNS[next.column]}${next.row}${"*".repeat(CUTS[count - 1]?.[(side + 3) % 6] ?? 0)}`;
  }

  #offset(from: Cell, to: Cell): [x: number, y: number] {
    const slant = (cell: Cell) => cell.row - Math.floor(cell.column / 2);
    return [to.column - from.column, slant(to) - slant(from)];
  }

  distance(a: string, b: string): number {
    const [from, to] = [this.cell(a), this.cell(b)];
    if (!from || !to) return 0;
    const [x, y] = this.#offset(from, to);
    return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
  }

  /** Whether a hex lies between the rows that begin ahead left and ahead right, both included, or is the own. */
  inZone(name: string, facing: Way, target: string): boolean {
    const [from, to] = [this.cell(name), this.cell(target)];
    if (!from || !to) return false;
    const [x, y] = this.#offset(from, to);
    const side = WAYS.indexOf(facing);
    // An offset is so many steps ahead left and so many ahead right: solved for both.
    const [lx, ly] = [STEP_X[(side + 5) % 6] ?? 0, STEP_Y[(side + 5) % 6] ?? 0];
    const [rx, ry] = [STEP_X[(side + 1) % 6] ?? 0, STEP_Y[(side + 1) % 6] ?? 0];
    const det = lx * ry - ly * rx;
    return (x * ry - y * rx) / det >= 0 && (lx * y - ly * x) / det >= 0;
  }
}

function rowStep(column: number, way: Way): number {
  if (way === "n" || way === "s") return way === "n" ? -1 : 1;
  const up = way === "ne" || way === "nw";
  return column % 2 ? (up ? 0 : 1) : up ? -1 : 0;
}

export function path(outline: Point[]): string {
  return "M" + outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";
}

const GROUNDS = new Map<string, Ground>();

/** The map of some boards, made when it is first asked for. */
export function groundOf(boards: readonly string[]): Ground {
  const key = boards.join();
  const found = GROUNDS.get(key) ?? new Ground(boards);
  GROUNDS.set(key, found);
  return found;
}
