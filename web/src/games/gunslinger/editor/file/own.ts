// The game's own showdowns: their files, by number.
const files = import.meta.glob<string>("$sixgun/games/gunslinger/data/showdowns/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const numbered = Object.entries(files).map(([path, text]) => [/(\d+)\.toml$/.exec(path)?.[1] ?? "", text] as const);

export const OWN: Readonly<Record<string, string>> = Object.fromEntries(numbered);
