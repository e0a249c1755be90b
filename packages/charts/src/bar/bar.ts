import type { Chart } from "../chart.ts";
import { drawBars } from "../draw/draw-bars.ts";

/** One figure over the members of one dimension. */
export const bar: Chart = {
  fits: ({ measures, categories, time, bin, rows, members }) => {
    const dimensions = [...categories, time, bin].filter((index) => index !== null);
    if (measures.length === 0 || dimensions.length !== 1 || rows < 1) return null;
    const unique = categories.length === 0 || members[0] === rows;
    return unique ? "Bars compare the members of one dimension." : null;
  },
  encode: ({ measures, categories, time, bin }) => ({
    x: categories[0] ?? time ?? bin,
    y: measures.slice(0, 1),
    series: null,
  }),
  draw: (context) => drawBars(context, { stacked: false }),
};
