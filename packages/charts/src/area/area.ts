import type { Chart } from "../chart.ts";
import { drawLines } from "../draw/draw-lines.ts";
import { line } from "../line/line.ts";

/** Parts that stay readable; beyond eight they are added up as "Other". */
const mostParts = 12;

/** Volume over time and its parts; only for figures that add up where there are parts. */
export const area: Chart = {
  name: "area chart",
  needs: "figures, nowhere below zero, by a time or another column, in more than one row",
  draws: (shape) => line.draws(shape) && shape.positive,
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
  encode: (shape) => {
    const { x, y, series } = line.encode(shape);
    return { x, y: y.slice(0, 1), series };
  },
  draw: (context) => drawLines(context, { stacked: true }),
};
