// The standing of a night: everybody's points, the highest sum first.

export interface Row {
  seat: number;
  now: string;
  sum: string;
}

/** Points as the server writes them: whole numbers, or fractions such as -7/2. */
export function valueOf(points: string): number {
  const [over = "0", under = "1"] = points.split("/");
  return Number(over) / Number(under);
}

export function ranked(scores: readonly string[], sums: readonly string[]): Row[] {
  const rows = sums.map((sum, seat) => ({ seat, now: shown(scores[seat] ?? "0"), sum: shown(sum), value: valueOf(sum) }));
  return rows.sort((a, b) => b.value - a.value || a.seat - b.seat).map(({ seat, now, sum }) => ({ seat, now, sum }));
}

/** With a minus sign instead of a dash. */
export function shown(points: string): string {
  return points.replace("-", "−");
}
