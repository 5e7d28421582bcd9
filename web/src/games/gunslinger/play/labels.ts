// Actions by name, and a declaration in words: the pick's own label, as the prompt bar would say it.
import type { Msg } from "../../../net/types";
import { words } from "../../../text/words.svelte";

const HAMMERS: Record<string, string> = { cock: "cocked", uncock: "uncocked" };

/** The label of a pick that somebody has declared, who lies down or stands. */
export function labelOf(pick: string, down = false): Msg {
  const [verb = "", rest = ""] = pick.split(/[:>](.*)/s);
  const named = (key: string, args: Msg["args"] = {}): Msg => ({ key: "pick-" + key, args });
  switch (verb) {
    case "move":
    case "turn":
      return named(verb, { to: rest });
    case "draw": {
      const [weapon = "", to = ""] = rest.split(">");
      const [box = "", hammer = ""] = to.split("+");
      return named("draw", { weapon, box, hammer: HAMMERS[hammer] ?? "as-is" });
    }
    case "hammer": {
      const hands = rest.split(",").map((part) => {
        const [box = "", hammer = ""] = part.split("+");
        return `${box}-${HAMMERS[hammer] ?? ""}`;
      });
      return named("hammer", { hands });
    }
    case "flip":
      return named(down ? "flip-up" : "flip-down");
    case "aim":
    case "shoot":
    case "nothing": {
      if (!rest) return named(verb);
      const key = verb === "nothing" ? "transfer" : verb;
      return rest.startsWith("@")
        ? named(key + "-hex", { hex: rest.slice(1).toUpperCase() })
        : named(key, { character: rest });
    }
    default:
      return named(verb);
  }
}

export function declared(pick: string, down: boolean): string {
  return words.say(labelOf(pick, down));
}

/** The name of an action, which may break after a slash. */
export function actionName(action: string): string {
  return words.text("action-" + action).replaceAll("/", "/\u200b");
}
