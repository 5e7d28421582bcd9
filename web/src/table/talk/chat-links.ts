// Addresses of our own tables and replays in what people write; nothing else becomes a link.

export interface Piece {
  text: string;
  href?: string;
}

const OURS = /https?:\/\/\S+?(\/[tr]\/[\w-]+)(?!\S)/g;

export function linked(text: string, origin = location.origin): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(OURS)) {
    if (match[0] !== origin + match[1]) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], href: match[1] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
