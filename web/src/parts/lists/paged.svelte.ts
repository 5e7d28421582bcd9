// A list that comes page by page, newest first, as docs/server.md describes it.

/** Lines of a page, as the server gives them without being asked for another number. */
export const PAGE = 50;

export class Paged<T extends { at: number }> {
  /** What has come so far; null before the first page. */
  lines: T[] | null = $state.raw(null);
  /** Whether there may be more. */
  more = $state(false);
  readonly #id: (line: T) => string;
  readonly #read: (before: string) => Promise<T[]>;

  /** `read` gets what comes before a line, which is named by its moment and its id; "" for the first page. */
  constructor(id: (line: T) => string, read: (before: string) => Promise<T[]>) {
    this.#id = id;
    this.#read = read;
  }

  /** Read the first page anew; older lines stay. */
  async refresh(): Promise<void> {
    const first = await this.#read("");
    const last = first.at(-1);
    if (!this.lines || !last || first.length < PAGE) {
      this.lines = first;
      this.more = first.length >= PAGE;
      return;
    }
    const known = new Set(first.map(this.#id));
    this.lines = [...first, ...this.lines.filter((line) => line.at <= last.at && !known.has(this.#id(line)))];
  }

  /** Read the next page. */
  async next(): Promise<void> {
    const last = this.lines?.at(-1);
    if (!last) return;
    const part = await this.#read(`${last.at}-${this.#id(last)}`);
    const known = new Set((this.lines ?? []).map(this.#id));
    this.lines = [...(this.lines ?? []), ...part.filter((line) => !known.has(this.#id(line)))];
    this.more = part.length >= PAGE;
  }
}
