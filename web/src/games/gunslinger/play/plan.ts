// The cards of a turn while they are chosen. A whole stack is one pick, but it is laid out card by card: what is laid is
// what all options have in common that are still open.
import type { Ask, Option } from "../../../net/types";
import { SIDES, type Side } from "./data";
import type { Action, ActionName } from "./view";

const STEP = "menu-card";
const known = new WeakMap<Ask, Map<string, Action[]>>();

export function isPlanning(ask: Ask | null): boolean {
  return ask?.question === "plan" || ask?.question === "reconsider";
}

function cardsOf(option: Option): Action[] {
  const steps = option.path.filter((step) => step.key === STEP);
  return steps.map(({ args }) => ({ action: String(args.action) as ActionName, time: Number(args.time) }));
}

/** Every stack that may be chosen, by its pick. */
export function stacks(ask: Ask): Map<string, Action[]> {
  const found = known.get(ask);
  if (found) return found;
  const plans = ask.options.filter((option) => option.pick.startsWith("plan:"));
  const made = new Map(plans.map((option) => [option.pick, cardsOf(option)]));
  known.set(ask, made);
  return made;
}

/** The cards laid so far. */
export function laid(ask: Ask | null, open: readonly string[]): Action[] {
  if (!ask || open.length === ask.options.length) return [];
  const all = stacks(ask);
  const [first, ...rest] = open.map((pick) => all.get(pick) ?? []);
  if (!first) return [];
  let count = first.length;
  for (const stack of rest) {
    let same = 0;
    while (same < count && alike(stack[same], first[same])) same++;
    count = same;
  }
  return first.slice(0, count);
}

/** Bonus cards show actions of other cards, but take less time. */
function alike(one: Action | undefined, other: Action | undefined): boolean {
  return one?.action === other?.action && one?.time === other?.time;
}

/** Whether a stack begins with these cards. */
export function begins(stack: readonly Action[], cards: readonly Action[]): boolean {
  return cards.every((card, i) => alike(stack[i], card));
}

/** The side of a card that the usual stack goes on with after these; null: it is another, or done. */
export function usualNext(ask: Ask, cards: readonly Action[], deck = SIDES): string | null {
  const usual = stacks(ask).get(ask.options[ask.default]?.pick ?? "") ?? [];
  if (usual.length <= cards.length || !begins(usual, cards)) return null;
  return sidesFor(usual.slice(0, cards.length + 1), deck).at(-1)?.side ?? null;
}

/** The pick that is just these cards, if it may be chosen. */
export function exactly(ask: Ask, cards: readonly Action[]): string | null {
  const found = [...stacks(ask)].find(([, stack]) => stack.length === cards.length && begins(stack, cards));
  return found?.[0] ?? null;
}

/** The pick that lays the cards of the last turn again, if it may be chosen; of bonus cards the quicker ones. */
export function again(ask: Ask, last: readonly ActionName[]): string | null {
  const alike = (stack: readonly Action[]) => stack.length === last.length && stack.every(({ action }, i) => action === last[i]);
  const found = last.length ? [...stacks(ask)].filter(([, stack]) => alike(stack)) : [];
  return found.sort(([, one], [, other]) => timeOf(one) - timeOf(other))[0]?.[0] ?? null;
}

/** Which sides of which cards show these actions, each card once where that is possible. */
export function sidesFor(actions: readonly Action[], deck = SIDES, used: readonly Side[] = []): Side[] {
  const [action, ...rest] = actions;
  if (action === undefined) return [];
  const showing = deck.filter((side) => alike(side, action));
  const free = showing.filter((side) => used.every((other) => other.card !== side.card));
  for (const side of free) {
    const others = sidesFor(rest, deck, [...used, side]);
    if (new Set([...used, side, ...others].map(({ card }) => card)).size === used.length + 1 + rest.length)
      return [side, ...others];
  }
  const [any] = free.length ? free : showing;
  return any ? [any, ...sidesFor(rest, deck, [...used, any])] : sidesFor(rest, deck, used);
}

/** The pick that somebody has in mind who adds a card to those laid: an action, with its time where that is not the usual. */
export function withCard(cards: readonly Action[], name: string, deck = SIDES): string {
  const [action = "", quick] = name.split(":");
  const usual = SIDES.find((side) => side.action === action)?.time ?? 0;
  const sides = sidesFor([...cards, { action: action as ActionName, time: quick ? Number(quick) : usual }], deck);
  return "plan:" + sides.map(({ side }) => side).join("+");
}

export function timeOf(cards: readonly Action[]): number {
  return cards.reduce((sum, { time }) => sum + time, 0);
}
