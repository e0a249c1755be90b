import type { Chart } from "../chart.ts";
import { drawBars } from "../draw/draw-bars.ts";

/** Listed rows that still compare as bars. */
const mostListed = 30;

/** One figure over the members of one dimension. */
export const bar: Chart = {
  name: "bar chart",
  needs: "one figure by one column",
  draws: ({ measures, categories, time, bin, rows }) => {
    const dimensions = [...categories, time, bin].filter((index) => index !== null);
    return measures.length > 0 && dimensions.length === 1 && rows > 0;
  },
  fits: (shape) => {
    const unique = shape.categories.length === 0 || shape.members[0] === shape.rows;
    const few = shape.kind !== "list" || (shape.rows > 1 && shape.rows <= mostListed && unique);
    return bar.draws(shape) && few ? "Bars compare the members of one dimension." : null;
  },
  encode: ({ measures, categories, time, bin }) => ({
    x: categories[0] ?? time ?? bin,
    y: measures.slice(0, 1),
    series: null,
  }),
  draw: (context) => drawBars(context, { stacked: false }),
};
