import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, valueAxis } from "../draw/axes.ts";
import { baseOption, legend } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { formatNumber, type WrittenUnit } from "../format/format-number.ts";

/** Bars that stay readable; the line runs over these alone but counts all in its share. */
const mostBars = 40;

/** The members of one dimension by size, with the share of the whole that they come to together. */
export const pareto: Chart = {
  name: "Pareto chart",
  needs: "one sum or count, nowhere below zero, by one column",
  draws: ({ measures, categories, time, rows, positive, additive, members }) =>
    measures.length > 0 &&
    categories.length === 1 &&
    time === null &&
    rows > 1 &&
    positive &&
    additive &&
    members[0] === rows,
  fits: (shape) =>
    pareto.draws(shape) && shape.rows >= 5 && !shape.ranked
      ? "A Pareto chart shows how few members make up most of the whole."
      : null,
  encode: ({ measures, categories }) => ({ x: categories[0] ?? null, y: measures.slice(0, 1), series: null }),
  draw: drawPareto,
};

const share = { kind: "ratio", currency: null, label: null } as const;

function drawPareto(context: ChartContext): EChartsOption {
  const { table, x, label, theme, locale, column } = context;
  const [y = 0] = context.y;
  const ranked = table.rows
    .map((row) => ({ name: label(row[x] ?? null, x), value: numeric(row[y]) ?? 0 }))
    .toSorted((a, b) => b.value - a.value);
  const whole = ranked.reduce((sum, { value }) => sum + value, 0);
  const shown = ranked.slice(0, mostBars);
  let sum = 0;
  const shares = shown.map(({ value }) => {
    sum += value;
    return whole > 0 ? sum / whole : 0;
  });
  const note = ranked.length > shown.length ? `The largest ${mostBars} of ${ranked.length} are shown` : null;
  const say = (value: unknown, unit: WrittenUnit = share): string =>
    formatNumber(Number(value), unit, locale);
  const named = legend(context, [column(y).label, "Share of the whole so far"]);
  return {
    ...baseOption(context, note),
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
      shown.map(({ name }) => name),
      { lying: false, note },
    ),
    yAxis: [
      valueAxis(context, y),
      {
        type: "value",
        min: 0,
        max: 1,
        splitLine: { show: false },
        axisLabel: { color: theme.muted, formatter: (value: number) => say(value) },
      },
    ],
    series: [
      {
        type: "bar",
        name: column(y).label,
        data: shown.map(({ value }) => value),
        itemStyle: { color: theme.accent, borderRadius: [3, 3, 0, 0] },
        tooltip: { valueFormatter: (value) => say(value, context.unit(y)) },
      },
      {
        type: "line",
        name: "Share of the whole so far",
        yAxisIndex: 1,
        data: shares,
        symbol: "circle",
        symbolSize: 5,
        itemStyle: { color: theme.muted },
        tooltip: { valueFormatter: (value) => say(value) },
      },
    ],
  };
}
