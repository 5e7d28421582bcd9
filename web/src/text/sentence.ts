// Sentences with names in them: a name of a seat, card or place is wrapped in private-use signs while Fluent puts the
// sentence together, and taken apart again here, so that the page can point at what the sentence is about.

/** A piece of a sentence; `thing` is what it names, such as "seat:2", "card:ranch$" or "place:hill". */
export interface Part {
  text: string;
  thing?: string;
}

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const SIGNS = /[\uE000-\uE002]/g;

export function marked(thing: string, text: string): string {
  return OPEN + thing + MIDDLE + text + CLOSE;
}

/** What people wrote must not be taken for a mark. */
export function unsigned(text: string): string {
  return text.replace(SIGNS, "");
}

export function plainText(sentence: string): string {
  return sentence.replace(MARKED, "$2");
}

export function split(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > from) parts.push({ text: sentence.slice(from, match.index) });
    parts.push({ text: match[2] ?? "", thing: match[1] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from) });
  return parts;
}
