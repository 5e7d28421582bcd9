// Who sits where: the viewer at the bottom, the others clockwise from the left, for the next player sits on one's left.

export interface Seating {
  left: number[];
  top: number[];
  right: number[];
  bottom: number;
}

/** How many of the others sit on the left and on the right; the rest sit at the top. */
const AT_EACH_SIDE: Record<number, number> = { 2: 1, 3: 1, 4: 1, 5: 1, 6: 2 };

export function around(seats: number, viewer: number | null): Seating {
  const bottom = viewer ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
  const side = AT_EACH_SIDE[others.length] ?? 1;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
    bottom,
  };
}
