// The line that says what a card is: "dude, Law Dogs, Deputy, Huckster 2; costs 4".
import { words } from "../../../text/words.svelte";
import { printed } from "./data";

export function typeLine(card: string): string {
  const { kind, gang, keywords, ratings, cost, upkeep } = printed(card);
  const parts = [words.text("kind-" + kind)];
  if (kind === "dude" || gang !== "drifter") parts.push(words.text("gang-" + gang));
  for (const word of keywords) {
    const said = words.text("keyword-" + word);
    parts.push(word in ratings ? `${said} ${ratings[word]}` : said);
  }
  if (cost !== null) parts.push(words.text("page-costs", { cost }));
  if (upkeep) parts.push(words.text("page-upkeep", { upkeep }));
  return parts.join(" · ");
}
