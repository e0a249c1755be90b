import type { Chart } from "../chart.ts";
import { drawBars } from "../draw/draw-bars.ts";
import { besideEachOther } from "../shape/beside-each-other.ts";
import { crossEncoding } from "../shape/cross-encoding.ts";

/** Groups and bars in a group that stay readable. */
const most = { groups: 40, bars: 8, measures: 4 };

/** Bars side by side: several figures of one unit, or one figure over two dimensions. */
export const groupedBar: Chart = {
  name: "grouped bar chart",
  needs: "several figures by one column, or one figure by two",
  draws: ({ measures, categories, time, rows }) => {
    const dimensions = categories.length + (time === null ? 0 : 1);
    return (
      rows > 0 && ((dimensions === 1 && measures.length >= 2) || (dimensions === 2 && measures.length >= 1))
    );
  },
  fits: (shape) => {
    const { measures, categories, time, members, rows, kind } = shape;
    const dimensions = categories.length + (time === null ? 0 : 1);
    if (!groupedBar.draws(shape)) return null;
    if (measures.length >= 2 && measures.length <= most.measures && dimensions === 1 && kind === "aggregate")
      return rows <= most.groups ? "Grouped bars set several figures side by side." : null;
    const [small = 0, large = 0] = members.toSorted((a, b) => a - b);
    const readable =
      time === null ? small <= most.bars && large <= most.groups : small <= most.bars && rows <= 80;
    return measures.length >= 1 && dimensions === 2 && small > 0 && readable
      ? "Grouped bars compare two dimensions."
      : null;
  },
  encode: (shape) => {
    const { time, categories, measures } = shape;
    if (besideEachOther(shape)) return { x: categories[0] ?? null, y: measures.slice(0, 1), series: time };
    return categories.length + (time === null ? 0 : 1) === 1
      ? { x: time ?? categories[0] ?? null, y: measures, series: null }
      : crossEncoding(shape);
  },
  draw: (context) => drawBars(context, { stacked: false }),
};
