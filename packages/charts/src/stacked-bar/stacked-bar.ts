import type { Chart } from "../chart.ts";
import { drawBars } from "../draw/draw-bars.ts";
import { crossEncoding } from "../shape/cross-encoding.ts";

/** Stacks and parts that stay readable; parts beyond eight are added up as "Other". */
const most = { stacks: 80, parts: 12 };

/** Parts of sums over two dimensions; only for figures that add up and are not negative. */
export const stackedBar: Chart = {
  draws: ({ measures, categories, time, positive, rows }) =>
    rows > 0 && positive && measures.length > 0 && categories.length + (time === null ? 0 : 1) === 2,
  fits: (shape) => {
    const { members, additive } = shape;
    if (!stackedBar.draws(shape) || !additive) return null;
    const [parts = 0, stacks = 0] = members.toSorted((a, b) => a - b);
    return parts <= most.parts && stacks <= most.stacks ? "Stacked bars show the parts and their sum." : null;
  },
  encode: crossEncoding,
  draw: (context) => drawBars(context, { stacked: true }),
};
