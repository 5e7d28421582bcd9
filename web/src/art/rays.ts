/** A sunburst of so many thin wedges around a point, as the path of an SVG. */
export function rays(count: number, x: number, y: number, long: number): string {
  const at = (angle: number) => `${(x + long * Math.cos(angle)).toFixed(1)} ${(y + long * Math.sin(angle)).toFixed(1)}`;
  const wedge = (_: unknown, i: number) => {
    const from = (i / count) * 2 * Math.PI;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / count)}Z`;
  };
  return Array.from({ length: count }, wedge).join("");
}
