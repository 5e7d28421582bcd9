// What the user has set in this browser: the theme and a name to sit down with. Language and sound remember themselves.
import { keep, kept } from "./kept";

export type Theme = "light" | "dark";

class Settings {
  theme: Theme = $state("light");
  name = $state(kept("name") ?? "");

  begin(): void {
    const chosen = kept("theme");
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
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
