import type { EChartsOption } from "echarts";
import type { ChartContext } from "./draw/chart-context.ts";
import type { TableShape } from "./shape/table-shape.ts";

/** Columns by index: `x`, figures on `y`, and what splits into lines, stacks or colours. */
export type Encoding = { x: number | null; y: number[]; series: number | null };

/**
 * One way to draw a result.
 * - `name`: as in a sentence, after an article.
 * - `needs`: what a result must have to be drawn so: the end of a sentence, for who asked for it in vain.
 * - `draws`: whether it can show the shape at all, however well; then it is drawn for who asks for it.
 * - `fits`: why it suits the shape, as a sentence; null where it does not. What fits can be drawn.
 * - `encode`: which columns it shows of a shape that it draws.
 * - `draw`: the ECharts option, pure.
 */
export type Chart = {
  name: string;
  needs: string;
  draws(shape: TableShape): boolean;
  fits(shape: TableShape): string | null;
  encode(shape: TableShape): Encoding;
  draw(context: ChartContext): EChartsOption;
};
