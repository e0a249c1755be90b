import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, valueAxis } from "../draw/axes.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { type Box, fiveNumbers } from "./five-numbers.ts";

/** Boxes that stay readable, rows that make a box worth drawing, outliers that are drawn in all. */
const bounds = { boxes: 30, rows: 5, outliers: 2000 };

/** How a figure of listed rows is spread, over all or by a category. */
export const boxPlot: Chart = {
  name: "box plot",
  needs: "single values, not groups, by at most one column",
  draws: ({ kind, analysis, figures, categories, time, rows, members }) =>
    (kind === "list" || analysis === "distribution" || analysis === "correlation") &&
    figures.length >= 1 &&
    time === null &&
    categories.length <= 1 &&
    rows > 1 &&
    (members[0] ?? 1) < rows,
  fits: (shape) => {
    const boxes = shape.members[0] ?? 1;
    return boxPlot.draws(shape) && boxes <= bounds.boxes && shape.rows >= boxes * bounds.rows
      ? "Boxes compare how values are spread."
      : null;
  },
  encode: ({ figures, categories }) => ({ x: categories[0] ?? null, y: figures.slice(0, 1), series: null }),
  draw: drawBoxes,
};

function drawBoxes(context: ChartContext): EChartsOption {
  const { theme, column } = context;
  const [y = 0] = context.y;
  const boxes = boxesOf(context, y);
  const outliers = boxes.flatMap(({ box }, index) => box.outliers.map((value) => [index, value]));
  return {
    ...baseOption(context),
    tooltip: tooltip(context, "item", y),
    xAxis: nameAxis(
      context,
      boxes.map(({ name }) => name),
      { lying: false, note: null },
    ),
    yAxis: { ...valueAxis(context, y), scale: true },
    series: [
      {
        type: "boxplot",
        name: column(y).label,
        data: boxes.map(({ box: { low, lower, median, upper, high } }) => [low, lower, median, upper, high]),
        itemStyle: { color: "transparent", borderColor: theme.accent, borderWidth: 1.5 },
        boxWidth: [8, 48],
      },
      {
        type: "scatter",
        name: "Outliers",
        data: outliers.slice(0, bounds.outliers),
        symbolSize: 4,
        itemStyle: { color: theme.accent, opacity: 0.5 },
      },
    ],
  };
}

function boxesOf({ table, x, label, column }: ChartContext, y: number): { name: string; box: Box }[] {
  const groups = Map.groupBy(table.rows, (row) => (x < 0 ? column(y).label : label(row[x] ?? null, x)));
  return [...groups].flatMap(([name, rows]) => {
    const box = fiveNumbers(rows.flatMap((row) => numeric(row[y]) ?? []));
    return box === null ? [] : [{ name, box }];
  });
}
