// The pages of the site, each at the address of its name: /about shows `about`. A page is loaded when somebody comes to
// it. The texts have at-NAME, its title in the browser, and nav-NAME for those that the header leads to.
import type { Component } from "svelte";
import { BUILT, EDITED } from "../games";
import { words } from "../text/words.svelte";

interface SitePage {
  load: () => Promise<{ default: Component }>;
  /** The header leads there. */
  header?: boolean;
}

export const PAGES: Readonly<Record<string, SitePage>> = {
  learn: { load: () => import("./Learn.svelte"), header: true },
  puzzles: { load: () => import("./Puzzles.svelte") },
  games: { load: () => import("./MyGames.svelte"), header: true },
  watch: { load: () => import("./Watch.svelte"), header: true },
  replays: { load: () => import("./Replays.svelte"), header: true },
  about: { load: () => import("./About.svelte"), header: true },
  me: { load: async () => (await Promise.all([import("./MyData.svelte"), words.also("me")]))[0] },
  ...(BUILT?.workshop && { workshop: { load: BUILT.workshop, header: true } }),
  ...(EDITED?.editor && { showdown: { load: EDITED.editor } }),
};
