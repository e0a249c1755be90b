import type { VisualMapComponentOption } from "echarts";
import type { ChartContext } from "./chart-context.ts";

/** What the colours of a figure from `low` to `high` mean, below the chart: two-sided where figures go below zero. `say` writes its ends. */
export const colourScale = (
  { theme }: ChartContext,
  [low, high]: readonly [low: number, high: number],
  say: (value: number) => string,
): VisualMapComponentOption => ({
  min: low,
  max: high,
  calculable: false,
  orient: "horizontal",
  left: "center",
  bottom: 0,
  itemHeight: 120,
  itemWidth: 10,
  inRange: { color: low < 0 ? [...theme.diverging] : [...theme.sequential] },
  textStyle: { color: theme.muted },
  text: [say(high), say(low)],
});
