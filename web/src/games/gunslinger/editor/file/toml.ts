// Writes plain data as a TOML file: figures and texts first, then a section for each table and each entry of a list of
// tables. What lies deeper is written inline.
import type { Args, Plain } from "../../../../net/types";

type Table = { [key: string]: Plain };
const BARE = /^[\w-]+$/;
const WIDE = 100;

export function written(data: Args): string {
  const told = Object.entries(data).filter(([, value]) => value !== null);
  const lines = told.filter(([, value]) => !isTable(value) && !isTables(value)).map(([key, value]) => pair(key, value));
  const sections = told.flatMap(([key, value]) => {
    if (isTables(value)) return value.map((entry) => [`[[${name(key)}]]`, ...pairs(entry)]);
    return isTable(value) ? [[`[${name(key)}]`, ...pairs(value)]] : [];
  });
  return [lines, ...sections].map((part) => part.join("\n") + "\n").join("\n");
}

function isTable(value: Plain): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTables(value: Plain): value is Table[] {
  return Array.isArray(value) && value.length > 0 && value.every(isTable);
}

function pairs(table: Table): string[] {
  return Object.entries(table)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => pair(key, value));
}

function pair(key: string, value: Plain): string {
  const line = `${name(key)} = ${inline(value)}`;
  // A list may go over lines, an inline table may not.
  if (!Array.isArray(value) || (line.length <= WIDE && !isTables(value))) return line;
  return [`${name(key)} = [`, ...value.filter((item) => item !== null).map((item) => `  ${inline(item)},`), "]"].join("\n");
}

function inline(value: Plain): string {
  if (Array.isArray(value)) return `[${value.filter((item) => item !== null).map(inline).join(", ")}]`;
  if (isTable(value)) {
    const inside = Object.entries(value).filter(([, item]) => item !== null);
    return inside.length ? `{ ${inside.map(([key, item]) => `${name(key)} = ${inline(item)}`).join(", ")} }` : "{}";
  }
  return typeof value === "string" ? text(value) : String(value);
}

function name(key: string): string {
  return BARE.test(key) ? key : text(key);
}

/** JSON's way to write a text is TOML's too, but for one sign. */
function text(value: string): string {
  return JSON.stringify(value.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("\u007f", "\\u007f");
}
