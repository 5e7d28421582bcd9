// What the user has set in this browser: the theme and a name to sit down with. Language and sound remember themselves.
import { keep, kept } from "./storage";

export type Theme = "light" | "dark";

class Settings {
  theme: Theme = $state("light");
  name = $state(kept("name") ?? "");

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

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();
