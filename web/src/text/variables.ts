import type { Message } from "@fluent/bundle";

type Pattern = NonNullable<Message["value"]>;

/** The variables that a pattern speaks of, in all its branches. */
export function variables(pattern: Pattern): Set<string> {
  const found = new Set<string>();
  collect(pattern, found);
  return found;
}

// Fluent's own types of the pattern's inside are not exported: a variable is {type: "var", name}, at any depth.
function collect(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) node.forEach((item) => collect(item, found));
  if (typeof node !== "object" || node === null) return;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === "var" && typeof name === "string") found.add(name);
  for (const value of Object.values(node)) collect(value, found);
}
