import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, valueAxis } from "../draw/axes.ts";
import { baseOption, fontFamily, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { labelFormat } from "../format/label-format.ts";

/** Steps that stay readable. */
const mostSteps = 30;

/** Parts of a change, each standing on the one before; rows of parts that add up to the whole. */
export const waterfall: Chart = {
  name: "waterfall chart",
  needs: "one figure by one column",
  draws: ({ measures, categories, time, rows, members }) =>
    measures.length > 0 && categories.length === 1 && time === null && rows > 0 && members[0] === rows,
  fits: (shape) =>
    waterfall.draws(shape) && shape.analysis === "drivers" && shape.rows <= mostSteps
      ? "A waterfall shows what a change is made of."
      : null,
  encode: ({ measures, categories }) => ({ x: categories[0] ?? null, y: measures.slice(0, 1), series: null }),
  draw: drawWaterfall,
};

function drawWaterfall(context: ChartContext): EChartsOption {
  const { table, x, label, theme, locale, column } = context;
  const [y = 0] = context.y;
  const unit = context.unit(y);
  const steps = stepsOf(table.rows.map((row) => numeric(row[y]) ?? 0));
  const written = labelFormat(
    steps.map(({ from, to }) => to - from),
    unit,
    locale,
  );
  const names = [...table.rows.map((row) => label(row[x] ?? null, x)), "Total"];
  return {
    ...baseOption(context),
    grid: { left: 8, right: 20, top: 28, bottom: 8, outerBoundsMode: "same", outerBoundsContain: "all" },
    tooltip: tooltip(context, "axis", y),
    xAxis: nameAxis(context, names, { lying: false, note: null }),
    yAxis: valueAxis(context, y),
    series: [
      {
        type: "custom",
        name: column(y).label,
        encode: { x: 0, y: [1, 2], tooltip: 3 },
        data: steps.map(({ from, to }, index) => [
          index,
          from,
          to,
          index < table.rows.length ? to - from : to,
        ]),
        renderItem: (_, api) => {
          const [index, from, to] = [Number(api.value(0)), Number(api.value(1)), Number(api.value(2))];
          const [left = 0, top = 0] = api.coord([index, Math.max(from, to)]);
          const [, bottom = 0] = api.coord([index, Math.min(from, to)]);
          const [step = 0] = (api.size?.([1, 0]) as number[] | undefined) ?? [];
          const width = Math.min(48, step * 0.7);
          const total = index === steps.length - 1;
          const fill = total ? theme.muted : to >= from ? theme.rise : theme.fall;
          return {
            type: "group",
            children: [
              {
                type: "rect",
                shape: { x: left - width / 2, y: top, width, height: Math.max(1, bottom - top), r: 2 },
                style: { fill },
              },
              {
                type: "text",
                style: {
                  text: total ? written(to) : `${to > from ? "+" : ""}${written(to - from)}`,
                  x: left,
                  y: top - 4,
                  align: "center",
                  verticalAlign: "bottom",
                  fill: theme.muted,
                  stroke: theme.surface,
                  lineWidth: 3,
                  fontSize: 11,
                  fontFamily,
                },
              },
            ],
          };
        },
      },
    ],
  };
}

/** Where each bar starts and ends: every part on the sum of those before, the total from zero. */
export function stepsOf(parts: number[]): { from: number; to: number }[] {
  let sum = 0;
  const steps = parts.map((part) => {
    const from = sum;
    sum += part;
    return { from, to: sum };
  });
  return [...steps, { from: 0, to: sum }];
}
