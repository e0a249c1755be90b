import type { EChartsOption } from "echarts";
import type { ChartContext } from "./draw/chart-context.ts";
import type { TableShape } from "./shape/table-shape.ts";

/** Columns by index: `x`, figures on `y`, and what splits into lines, stacks or colours. */
export type Encoding = { x: number | null; y: number[]; series: number | null };

/**
 * One way to draw a result.
 * - `fits`: why it suits the shape, as a sentence; null where it does not.
 * - `encode`: which columns it shows of a shape that it fits.
 * - `draw`: the ECharts option, pure.
 */
export type Chart = {
  fits(shape: TableShape): string | null;
  encode(shape: TableShape): Encoding;
  draw(context: ChartContext): EChartsOption;
};
