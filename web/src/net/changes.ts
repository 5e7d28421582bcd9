// What an event changed in a view, as the server tells it: see src/sixgun/play/changes.py.
import type { Plain } from "./types";

/**
 * By key or index, what changed there; or [value]: another value; or [at, count, values]: these values instead of
 * `count` ones in a list. null: nothing changed.
 */
export type Change = null | [Plain] | [at: number, count: number, values: Plain[]] | { [key: string]: Change };

/** A value after a change; the value itself stays as it is. */
export function changed(value: Plain, change: Change): Plain {
  if (change === null) return value;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, count, values] = change;
    return Array.isArray(value) ? [...value.slice(0, at), ...values, ...value.slice(at + count)] : value;
  }
  if (Array.isArray(value)) return value.map((item, i) => changed(item, change[i] ?? null));
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(change).map(([key, part]) => [key, changed(value[key] ?? null, part)]);
  return { ...value, ...Object.fromEntries(parts) };
}

/** What a value was after each of these changes. */
export function inTurn(value: Plain, changes: readonly Change[]): Plain[] {
  let now = value;
  return changes.map((change) => (now = changed(now, change)));
}
