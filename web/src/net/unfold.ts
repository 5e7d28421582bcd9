// An ask as it came, with its messages by number, back into one that says everything in its place. Options share the
// messages, so that the same step is the same object.
import type { Ask, FoldedAsk, FoldedTable, Option, TableMessage } from "./types";

export function unfoldTable(message: FoldedTable): TableMessage {
  return { ...message, ask: message.ask && unfoldAsk(message.ask) };
}

export function unfoldAsk({ words, options, ...ask }: FoldedAsk): Ask {
  return { ...ask, options: options.map((option) => unfoldOption(option, words)) };
}

function unfoldOption({ path, label, ...option }: FoldedAsk["options"][number], words: FoldedAsk["words"]): Option {
  const steps = path.flatMap((number) => words[number] ?? []);
  const said = label === undefined ? undefined : words[label];
  return said ? { ...option, path: steps, label: said } : { ...option, path: steps };
}
