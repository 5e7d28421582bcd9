import type { Speaker } from "../text/speaker";

/** From the weakest to the strongest; whatever else there is comes last. */
const LEVELS = ["easy", "normal", "hard"];

/** How good a bot is, in words; a level that has none is called as it is. */
export function botLevel(bot: string, speaker: Speaker): string {
  return speaker.has("bot-" + bot) ? speaker.text("bot-" + bot) : bot;
}

/** The same where it is chosen. */
export function levelName(bot: string, speaker: Speaker): string {
  return speaker.has("level-" + bot) ? speaker.text("level-" + bot) : bot;
}

/** The bots of a game as they are offered. */
export function inOrder(bots: string[]): string[] {
  const place = (bot: string) => (LEVELS.includes(bot) ? LEVELS.indexOf(bot) : LEVELS.length);
  return [...bots].sort((a, b) => place(a) - place(b));
}

/** The level that a bot is of: older tables call the normal one by another name. */
export function levelOf(bot: string): string {
  return bot === "rules" ? "normal" : bot;
}
