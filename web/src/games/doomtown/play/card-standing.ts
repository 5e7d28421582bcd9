// What is true of a card in play at this moment, line by line.
import { words } from "../../../text/words.svelte";
import { dudeArgs, placeArgs } from "./labels";
import { dudeOf, gearOf, placeOf, type Effect, type Table } from "./view";

export function standing(id: string, table: Table): string[] {
  const dude = dudeOf(table, id);
  const place = placeOf(table, id);
  const gear = gearOf(table, id);
  const lines: string[] = [];
  if (dude) lines.push(words.text("board-dude", dudeArgs(dude)));
  if (dude?.purse) lines.push(words.text("page-purse", { purse: dude.purse }));
  if (place?.card) lines.push(words.text("board-place", placeArgs(place)));
  if (gear?.booted) lines.push(words.text("page-booted"));
  if (gear?.traded) lines.push(words.text("page-traded"));
  return [...lines, ...table.effects.filter((effect) => effect.card === id).flatMap(changed)];
}

/** Stats change by an amount; a rule holds or does not. */
function changed({ what, amount, until }: Effect): string[] {
  const lasts = until === "" ? "stay" : until;
  const stat = words.has("stat-" + what);
  if (!stat && !words.has("effect-" + what)) return [];
  if (!stat) return [words.text("page-effect-rule", { what, lasts })];
  return [words.text("page-effect", { what, amount: amount > 0 ? `+${amount}` : `−${-amount}`, lasts })];
}
