import type { Chart } from "../chart.ts";
import { drawLines } from "../draw/draw-lines.ts";

/** Parts that stay readable; beyond eight they are added up as "Other". */
const mostParts = 12;

/** Volume over time and its parts; only for figures that add up where there are parts. */
export const area: Chart = {
  fits: ({ time, measures, categories, rows, positive, additive, members }) =>
    time !== null &&
    measures.length >= 1 &&
    categories.length <= 1 &&
    rows > 2 &&
    positive &&
    (categories.length === 0 || additive) &&
    (members[0] ?? 0) <= mostParts
      ? "An area shows volume over time."
      : null,
  encode: ({ time, measures, categories }) => ({
    x: time,
    y: measures.slice(0, 1),
    series: categories[0] ?? null,
  }),
  draw: (context) => drawLines(context, { stacked: true }),
};
