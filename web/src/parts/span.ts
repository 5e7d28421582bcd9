/** A length of time in words: "45 seconds", "5 minutes". */
export function span(milliseconds: number, lang: string): string {
  const seconds = Math.round(milliseconds / 1000);
  const [value, unit] = seconds < 120 && seconds % 60 ? [seconds, "second"] : [Math.round(seconds / 60), "minute"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A time that is left, as a clock shows it: "1:05". */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
