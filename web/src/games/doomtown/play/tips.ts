// What a thing on the table means, in words; cards are shown themselves.
import type { Part } from "../../../text/sentence";
import { words } from "../../../text/words.svelte";
import type { Table } from "./view";

/** Of "seat:1", "control:0", "stash:1", "end:left", "card:square", "day", "bonus:1" ... */
export function meaning(thing: string, table: Table): Part[] | null {
  const [of = "", name = ""] = thing.split(":");
  if (thing === "card:square") return words.parts("page-square-text");
  if (of === "end") return words.parts("page-end-" + name);
  if (of === "day") return words.parts("page-phase-text-" + table.phase);
  if (of === "bonus" || of === "rank" || of === "telegram") return words.parts(`page-${of}-text`);
  const player = table.players[Number(name)];
  return player ? ofPlayer(of, player.seat, table) : null;
}

function ofPlayer(of: string, seat: number, table: Table): Part[] | null {
  const player = table.players[seat];
  if (!player) return null;
  switch (of) {
    case "seat":
      return words.parts("page-player", { seat, outfit: player.outfit, winner: table.winner === seat });
    case "control": {
      const said = words.parts("page-control", { seat, control: player.control, need: player.hurdle + 1 });
      if (table.ahead !== seat) return said;
      return [...said, { text: " " }, ...words.parts("page-would-win", { seat })];
    }
    case "influence":
      return words.parts("page-influence", { seat, influence: player.influence });
    case "stash":
      return words.parts("page-stash", { seat, stash: player.stash, loan: player.loan });
    case "hand":
      return words.parts("page-hand-of", { seat, count: player.hand_count, deck: player.deck });
    default:
      return null;
  }
}
