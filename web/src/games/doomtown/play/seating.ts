// Who sits where: the viewer at the bottom, the others clockwise from there; of four the last one beside the viewer.
export interface Seating {
  top: number[];
  bottom: number[];
  /** From the top left, as the eye goes. */
  order: number[];
}

export function rows(seats: number, viewer: number | null): Seating {
  const first = viewer ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, i) => (first + 1 + i) % seats);
  const top = others.slice(0, 2);
  const bottom = [first, ...others.slice(2)];
  return { top, bottom, order: [...top, ...bottom] };
}
