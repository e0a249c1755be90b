import type { Chart } from "../chart.ts";
import { drawBars } from "../draw/draw-bars.ts";

/** Listed rows that still compare as bars. */
const mostListed = 30;

/** One figure over the members of one dimension. */
export const bar: Chart = {
  draws: ({ measures, categories, time, bin, rows, members }) => {
    const dimensions = [...categories, time, bin].filter((index) => index !== null);
    const unique = categories.length === 0 || members[0] === rows;
    return measures.length > 0 && dimensions.length === 1 && rows > 0 && unique;
  },
  fits: (shape) =>
    bar.draws(shape) && (shape.kind !== "list" || (shape.rows > 1 && shape.rows <= mostListed))
      ? "Bars compare the members of one dimension."
      : null,
  encode: ({ measures, categories, time, bin }) => ({
    x: categories[0] ?? time ?? bin,
    y: measures.slice(0, 1),
    series: null,
  }),
  draw: (context) => drawBars(context, { stacked: false }),
};
