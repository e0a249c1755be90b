import type { Chart } from "../chart.ts";
import { drawLines } from "../draw/draw-lines.ts";

/** Lines that can still be told apart, the lesser ones muted; figures that share an axis. */
const most = { lines: 40, figures: 6 };

/** Development over time, one line a figure or a member. */
export const line: Chart = {
  name: "line chart",
  needs: "figures by a time, or by another column, in more than one row",
  draws: ({ time, measures, categories, rows }) =>
    rows > 1 &&
    measures.length >= 1 &&
    categories.length <= (time === null ? 2 : 1) &&
    (time !== null || categories.length > 0),
  fits: ({ time, measures, categories, rows, members }) =>
    time !== null &&
    measures.length >= 1 &&
    measures.length <= most.figures &&
    categories.length <= 1 &&
    rows > 1 &&
    (members[0] ?? 0) <= most.lines
      ? "A line shows development over time."
      : null,
  encode: ({ time, measures, categories }) => {
    const [x = null, series = null] = time === null ? categories : [time, ...categories];
    return { x, y: series === null ? measures : measures.slice(0, 1), series };
  },
  draw: (context) => drawLines(context, { stacked: false }),
};
