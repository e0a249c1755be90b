import type { Encoding } from "../chart.ts";
import type { TableShape } from "./table-shape.ts";

/** Two dimensions: time along x, else the one with more members; the other splits. One figure. */
export function crossEncoding({ time, categories, measures, members }: TableShape): Encoding {
  const [first = null, second = null] = categories;
  const y = measures.slice(0, 1);
  if (time !== null) return { x: time, y, series: first };
  return (members[0] ?? 0) < (members[1] ?? 0)
    ? { x: second, y, series: first }
    : { x: first, y, series: second };
}
