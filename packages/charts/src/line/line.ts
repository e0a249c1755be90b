import type { Chart } from "../chart.ts";
import { drawLines } from "../draw/draw-lines.ts";

/** Lines that can still be told apart, the lesser ones muted; figures that share an axis. */
const most = { lines: 40, figures: 6 };

/** Development over time, one line a figure or a member. */
export const line: Chart = {
  fits: ({ time, measures, categories, rows, members }) =>
    time !== null &&
    measures.length >= 1 &&
    measures.length <= most.figures &&
    categories.length <= 1 &&
    rows > 1 &&
    (members[0] ?? 0) <= most.lines
      ? "A line shows development over time."
      : null,
  encode: ({ time, measures, categories }) => ({
    x: time,
    y: categories.length === 0 ? measures : measures.slice(0, 1),
    series: categories[0] ?? null,
  }),
  draw: (context) => drawLines(context, { stacked: false }),
};
