import type { Speaker } from "../text/speaker";

/** How good a bot is, in words; a level that has none is called as it is. */
export function botLevel(bot: string, speaker: Speaker): string {
  return speaker.has("bot-" + bot) ? speaker.text("bot-" + bot) : bot;
}
