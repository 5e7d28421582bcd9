// A showdown as the part of a link: its file, packed. It stands behind the # of the address, so no server gets to see it.
const PART = "file=";
/** So much may come out of a link, in bytes: as much as the server reads of a file. */
const MOST_BYTES = 60_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(way).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too much in a link");
    }
    parts.push(value);
  }
}

/** What stands behind the # of an address. */
export async function linkOf(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  const letters = btoa(String.fromCharCode(...packed));
  return PART + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The file in a link; null: there is none. One that is damaged, or too large, throws. */
export async function fileIn(part: string): Promise<string | null> {
  if (!part.startsWith("#" + PART)) return null;
  const letters = part.slice(1 + PART.length).replaceAll("-", "+").replaceAll("_", "/");
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream("deflate-raw"), MOST_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
