import type { Chart } from "../chart.ts";
import { drawBars } from "../draw/draw-bars.ts";
import { crossEncoding } from "../shape/cross-encoding.ts";

/** Stacks and parts that stay readable; parts beyond eight are added up as "Other". */
const most = { stacks: 80, parts: 12 };

/** Parts of sums over two dimensions, none negative: of figures that add up, or of one part a bar, which is its colour. */
export const stackedBar: Chart = {
  name: "stacked bar chart",
  needs: "one figure, nowhere below zero, by two columns",
  draws: ({ measures, categories, time, positive, rows }) =>
    rows > 0 && positive && measures.length > 0 && categories.length + (time === null ? 0 : 1) === 2,
  fits: (shape) => {
    const { members, additive, rows } = shape;
    const [parts = 0, stacks = 0] = members.toSorted((a, b) => a - b);
    if (!stackedBar.draws(shape)) return null;
    if (!additive && (stacks !== rows || shape.time !== null)) return null;
    if (!additive) return stacks <= most.stacks ? "Bars are coloured by what each belongs to." : null;
    return parts <= most.parts && stacks <= most.stacks ? "Stacked bars show the parts and their sum." : null;
  },
  encode: crossEncoding,
  draw: (context) => drawBars(context, { stacked: true }),
};
