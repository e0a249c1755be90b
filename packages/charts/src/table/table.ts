import type { Chart } from "../chart.ts";
import { baseOption } from "../draw/base-option.ts";

/** The rows themselves: always possible, and no drawing. */
export const table: Chart = {
  name: "table",
  needs: "a result",
  draws: () => true,
  fits: () => "A table shows every value.",
  encode: () => ({ x: null, y: [], series: null }),
  draw: (context) => baseOption(context),
};
