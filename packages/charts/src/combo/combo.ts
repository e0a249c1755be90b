import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, valueAxis } from "../draw/axes.ts";
import { baseOption, legend } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { formatNumber } from "../format/format-number.ts";

/** Groups that stay readable. */
const mostGroups = 60;

/** Two figures of different units over one dimension: bars on the left axis, a line on the right one. */
export const combo: Chart = {
  name: "chart of bars and a line",
  needs: "two figures of different units by one column",
  draws: ({ figures, measures, categories, time, rows, members }) =>
    figures.length > measures.length &&
    measures.length > 0 &&
    categories.length + (time === null ? 0 : 1) === 1 &&
    rows > 1 &&
    (members[0] ?? rows) === rows,
  fits: (shape) =>
    combo.draws(shape) && shape.rows <= mostGroups
      ? "Bars and a line show two figures of different units."
      : null,
  encode: ({ figures, measures, categories, time }) => ({
    x: time ?? categories[0] ?? null,
    y: [measures[0], figures.find((index) => !measures.includes(index))].filter(
      (index) => index !== undefined,
    ),
    series: null,
  }),
  draw: drawCombo,
};

function drawCombo(context: ChartContext): EChartsOption {
  const { table, x, y, label, theme, locale, column, unit, grain } = context;
  const [left = 0, right = left] = y;
  const rows =
    grain === null ? table.rows : table.rows.toSorted((a, b) => (String(a[x]) < String(b[x]) ? -1 : 1));
  const say = (index: number) => (value: unknown) =>
    typeof value === "number" ? formatNumber(value, unit(index), locale) : "–";
  const named = legend(context, [column(left).label, column(right).label]);
  return {
    ...baseOption(context),
    legend: named.option,
    grid: {
      left: 8,
      right: 8,
      top: named.room,
      bottom: 8,
      outerBoundsMode: "same",
      outerBoundsContain: "all",
    },
    xAxis: nameAxis(
      context,
      rows.map((row) => label(row[x] ?? null, x)),
      { lying: false, note: null },
    ),
    yAxis: [valueAxis(context, left), { ...valueAxis(context, right), splitLine: { show: false } }],
    series: [
      {
        type: "bar",
        name: column(left).label,
        data: rows.map((row) => numeric(row[left])),
        barMaxWidth: 36,
        itemStyle: { color: theme.series[0] ?? theme.accent, borderRadius: [3, 3, 0, 0] },
        tooltip: { valueFormatter: say(left) },
      },
      {
        type: "line",
        name: column(right).label,
        yAxisIndex: 1,
        data: rows.map((row) => numeric(row[right])),
        symbol: "circle",
        symbolSize: 5,
        itemStyle: { color: theme.series[2] ?? theme.muted },
        tooltip: { valueFormatter: say(right) },
      },
    ],
  };
}
