// The options of an ask as a tree, step by step. Its shape follows from the options themselves: where their paths part
// is where something is to be chosen, so a step with only one way to go is never asked.
import type { Ask, Msg, Option } from "../net/types";

export interface Choice {
  /** What is said on the button: this step, and any further ones that follow without a choice. */
  labels: Msg[];
  options: Option[];
  /** Whether the ask's default is among these, or there is nothing else to choose; off its way, whether this is the end. */
  usual: boolean;
}

/** The step that ends what was laid so far. */
const END = "menu-done";

const same = (a: Msg | undefined, b: Msg | undefined) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** How many steps all these options have in common. */
export function commonSteps(options: Option[]): number {
  const [first, ...rest] = options;
  if (!first) return 0;
  let depth = 0;
  while (depth < first.path.length && rest.every((option) => same(option.path[depth], first.path[depth]))) depth++;
  return depth;
}

/** The steps taken already, to be shown as a trail. */
export function trail(options: Option[]): Msg[] {
  return options.length > 1 ? (options[0]?.path.slice(0, commonSteps(options)) ?? []) : [];
}

export function choices(ask: Ask, options: Option[]): Choice[] {
  const usual = ask.options[ask.default]?.pick;
  const depth = options.length > 1 ? commonSteps(options) : 0; // a single option is said in full
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const step = option.path[depth];
    const key = step ? JSON.stringify(step) : "pick " + option.pick;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const onTheWay = options.some((option) => option.pick === usual);
  return [...groups.values()].map((group) => ({
    labels: labels(group, depth),
    options: group,
    usual: groups.size === 1 || group.some(onTheWay ? (option) => option.pick === usual : (option) => ends(option, depth)),
  }));
}

function ends(option: Option, depth: number): boolean {
  return option.path[depth]?.key === END;
}

function labels(group: Option[], depth: number): Msg[] {
  const [first] = group;
  if (!first) return [];
  if (group.length === 1 && depth === 0 && first.label) return [first.label]; // said in full, as it is nowhere else
  const until = group.length === 1 ? first.path.length : depth + 1;
  const said = first.path.slice(depth, until);
  return said.length ? said : first.label ? [first.label] : [];
}
