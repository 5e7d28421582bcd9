// What the user has set in this browser: the theme, a name to sit down with and the pace. Language and
// sound remember themselves.
import { keep, kept } from "./storage";

export type Theme = "light" | "dark";
/** How fast things move: so many times the usual pace; 0 is at once. */
export const SPEEDS = { slow: 0.5, normal: 1, fast: 2, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

class Settings {
  theme: Theme = $state("light");
  name = $state(kept("name") ?? "");
  speed: Speed = $state(speedOf(kept("speed")));
  /** Wait for a key after everything that somebody else does. */
  step = $state(kept("step") === "yes");

  begin(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => this.#follow(dark.matches));
    this.#follow(dark.matches);
  }

  /** As it was chosen here, else as it is on this device, which may change at dusk. */
  #follow(dark: boolean): void {
    const chosen = kept("theme");
    this.#show(chosen === "light" || chosen === "dark" ? chosen : dark ? "dark" : "light");
  }

  turn(theme: Theme): void {
    keep("theme", theme);
    this.#show(theme);
  }

  callMe(name: string): void {
    this.name = name.trim();
    keep("name", this.name);
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  stepByStep(step: boolean): void {
    this.step = step;
    keep("step", step ? "yes" : "no");
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

function speedOf(name: string | null): Speed {
  return name !== null && name in SPEEDS ? (name as Speed) : "normal";
}

export const settings = new Settings();
