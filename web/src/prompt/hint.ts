// A hint in words.
import type { Hint, Option } from "../net/types";
import type { Part } from "../text/sentence";
import { words } from "../text/words.svelte";

/** The whole option, as its steps say it. */
export function optionWords(option: Option): string {
  return (option.label ? [option.label] : option.path).map((step) => words.say(step)).join(", ");
}

/** How sure, as people say it. */
export function sureness(sure: number): "very" | "quite" | "hardly" | "torn" {
  return sure >= 0.9 ? "very" : sure >= 0.7 ? "quite" : sure >= 0.5 ? "hardly" : "torn";
}

export function hintWords(hint: Hint, option: Option, rival?: Option): Part[] {
  const what = optionWords(option);
  if (hint.only) return words.parts("hint-only", { what });
  const percent = (share: number) => Math.round(share * 100);
  const said = words.parts("hint-" + sureness(hint.sure), { what, sure: percent(hint.sure), share: percent(hint.share) });
  if (hint.reason) said.push({ text: " " }, ...words.parts(hint.reason.key, hint.reason.args));
  if (!rival) return said;
  const [share, against] = [percent(hint.share), percent(hint.rival_share)];
  const args = { usual: Number(hint.usual), better: Number(share > against), rival: optionWords(rival), against };
  return [...said, { text: " " }, ...words.parts("hint-reason", args)];
}
