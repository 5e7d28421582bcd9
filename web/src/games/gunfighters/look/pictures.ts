// Which icon and which ink stands for what: places, Story cards and Climax cards.
import backstab from "icon:backstab";
import bandit from "icon:bandit";
import barn from "icon:barn";
import barrel from "icon:barrel";
import stein from "icon:beer-stein";
import prints from "icon:boot-prints";
import bottle from "icon:brandy-bottle";
import horns from "icon:bull-horns";
import clock from "icon:clock-tower";
import holster from "icon:cowboy-holster";
import dynamite from "icon:dynamite";
import wreck from "icon:explosion-rays";
import fire from "icon:fire";
import sun from "icon:heraldic-sun";
import lookout from "icon:hill-conquest";
import hills from "icon:hills";
import horse from "icon:horse-head";
import horseshoe from "icon:horseshoe";
import star from "icon:law-star";
import money from "icon:money-stack";
import brawl from "icon:punch-blast";
import rails from "icon:rail-road";
import gate from "icon:ranch-gate";
import revolver from "icon:revolver";
import bell from "icon:ringing-bell";
import saloon from "icon:saloon";
import locomotive from "icon:steam-locomotive";
import fountain from "icon:water-fountain";
import well from "icon:well";
import rifle from "icon:winchester-rifle";
import type { Place } from "../play/view";

export interface Picture {
  /** Printed large, in the dark ink. */
  art: string;
  /** Printed small: what the place is known by on the map, on cards and in marks. */
  mark: string;
  /** The second ink: a name of inks.css. */
  ink: string;
}

export const PLACE: Record<Place, Picture> = {
  stable: { art: barn, mark: horseshoe, ink: "var(--ink-stable)" },
  saloon: { art: saloon, mark: stein, ink: "var(--ink-saloon)" },
  station: { art: locomotive, mark: rails, ink: "var(--ink-station)" },
  plaza: { art: fountain, mark: well, ink: "var(--ink-plaza)" },
  ranch: { art: gate, mark: horns, ink: "var(--ink-ranch)" },
  hill: { art: hills, mark: lookout, ink: "var(--ink-hill)" },
};

export interface Scene {
  art: string;
  /** Stands behind, in the second ink. */
  behind: string;
  /** How often the picture is printed side by side. */
  times: number;
  ink: string;
}

function scene(art: string, behind: string, ink: string, times = 1): Scene {
  return { art, behind, ink: `var(--ink-${ink})`, times };
}

const STORY: Record<string, Scene> = {
  "one-buddy": scene(bandit, sun, "hill"),
  "two-buddy": scene(bandit, sun, "hill", 2),
  "bunch-buddy": scene(bandit, sun, "hill", 3),
  "town-crier": scene(bell, clock, "plaza"),
  "telltale-tracks": scene(prints, hills, "hill"),
  "barn-fire": scene(barn, fire, "stable"),
  "saloon-brawl": scene(brawl, saloon, "saloon"),
  "train-wreck": scene(locomotive, wreck, "stable"),
  "powder-keg": scene(barrel, wreck, "stable"),
  traitor: scene(backstab, sun, "plaza"),
  "sheriffs-reward": scene(star, money, "ranch"),
  "high-noon": scene(revolver, sun, "saloon"),
};

const CLIMAX: Record<string, Scene> = {
  "quick-draw": scene(holster, wreck, "stable"),
  horse: scene(horse, sun, "hill"),
  rifle: scene(rifle, wreck, "station"),
  "hard-liquor": scene(bottle, sun, "ranch"),
};

const UNKNOWN = scene(dynamite, sun, "stable");

export function sceneOf(kind: "story" | "climax", name: string): Scene {
  return (kind === "story" ? STORY : CLIMAX)[name] ?? UNKNOWN;
}
