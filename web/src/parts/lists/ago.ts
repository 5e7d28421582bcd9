const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in words: "3 hours ago". */
export function ago(at: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const past = Math.max(0, now - at);
  const [unit, size] = STEPS.find(([, length]) => past >= length) ?? ["minute", 60_000];
  return format.format(-Math.floor(past / size), unit);
}
