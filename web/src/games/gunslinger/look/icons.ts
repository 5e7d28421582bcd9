// Icons of the game-icons set for actions, weapons and fates.
import knife from "icon:bowie-knife";
import bullets from "icon:bullets";
import rotation from "icon:clockwise-rotation";
import holster from "icon:cowboy-holster";
import cycle from "icon:cycle";
import door from "icon:exit-door";
import falling from "icon:falling";
import flag from "icon:flying-flag";
import footsteps from "icon:footsteps";
import kneeling from "icon:kneeling";
import stars from "icon:knocked-out-stars";
import reticule from "icon:reticule";
import revolver from "icon:revolver";
import run from "icon:run";
import shotgun from "icon:sawed-off-shotgun";
import sprint from "icon:sprint";
import bag from "icon:swap-bag";
import tombstone from "icon:tombstone";
import walk from "icon:walk";
import winchester from "icon:winchester-rifle";

const ACTIONS: Record<string, string> = {
  advance: walk,
  "back-up": footsteps,
  run,
  sprint,
  turn: rotation,
  "spin-around": cycle,
  "get-up-down": kneeling,
  "leap-drop": falling,
  "draw-and-cock": holster,
  load: bullets,
  shoot: revolver,
  "cock-aim-shoot": reticule,
};
const FATES: Record<string, string> = { dead: tombstone, ko: stars, surrendered: flag, captured: flag, left: door };

export function actionIcon(action: string): string {
  return ACTIONS[action] ?? walk;
}

export function weaponIcon(kind: string): string {
  if (kind === "MB") return bag;
  if (/^(KNF|TWK|SBR)$/.test(kind)) return knife;
  if (/^R10/.test(kind)) return shotgun;
  return /^(W|H|SD|SH)\d/.test(kind) ? winchester : revolver;
}

export function fateIcon(fate: string): string {
  return FATES[fate] ?? tombstone;
}
