// Where a field of the file stands in the form: whatever edits one carries its name as data-field.
import { tick } from "svelte";
import type { Desk } from "./desk.svelte";

/** Show and focus what a field is edited with, or what it is a part of. */
export async function goTo(desk: Desk, field: string): Promise<void> {
  const [, of = "", at = ""] = /^(set_up|sides|special_rules\.on_the_map)\[(\d+)\]/.exec(field) ?? [];
  if (of === "set_up") desk.selected = { of: "people", at: Number(at) };
  if (of === "special_rules.on_the_map") desk.selected = { of: "lying", at: Number(at) };
  const inSide = /^sides\[(\d+)\]\[(\d+)\]/.exec(field);
  const place = inSide ? sidePlace(desk, Number(inSide[1]), Number(inSide[2])) : -1;
  if (place >= 0) desk.selected = { of: "people", at: place };
  await tick();
  const found = nearest(place >= 0 ? `set_up[${place}].character` : field);
  found?.scrollIntoView({ block: "center" });
  found?.focus();
  if (found instanceof HTMLInputElement) found.select(); // ready to be written over
}

/** The entry of the set-up that a name in a list of a side stands for. */
function sidePlace(desk: Desk, side: number, at: number): number {
  return desk.draft.people.flatMap((one, i) => (one.side === side ? [i] : []))[at] ?? -1;
}

function nearest(field: string): HTMLElement | null {
  for (let name = field; name; name = name.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, "")) {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    if (found) return found;
  }
  return null;
}
