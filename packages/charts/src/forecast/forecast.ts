import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { timeAxis, valueAxis } from "../draw/axes.ts";
import { band } from "../draw/band.ts";
import { baseOption, legend } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { parseInstant } from "../format/format-time.ts";

/** A measure's history and its forecast, with the intervals that the future is expected in. */
export const forecast: Chart = {
  name: "forecast chart",
  needs: "a forecast over time",
  draws: ({ time, estimates, rows }) => time !== null && estimates.forecast !== null && rows > 1,
  fits: (shape) =>
    forecast.draws(shape)
      ? "A line shows the history, a dashed one the forecast, bands its intervals."
      : null,
  encode: ({ time, measures, estimates }) => ({
    x: time,
    y: [
      measures[0],
      estimates.forecast,
      estimates.lower,
      estimates.upper,
      estimates["lower-80"],
      estimates["upper-80"],
    ].filter((index) => index !== undefined && index !== null),
    series: null,
  }),
  draw: drawForecast,
};

function drawForecast(context: ChartContext): EChartsOption {
  const { table, x, y, theme, column } = context;
  const [history = 0, future = 0, lower, upper, lower80, upper80] = y;
  const instants = table.rows.map((row) => parseInstant(String(row[x] ?? "")));
  const points = (index: number) => table.rows.map((row, at) => [instants[at] ?? null, numeric(row[index])]);
  const bands = [
    ...(lower === undefined || upper === undefined
      ? []
      : band(context, { instants, lower, upper, opacity: 0.12 })),
    ...(lower80 === undefined || upper80 === undefined
      ? []
      : band(context, { instants, lower: lower80, upper: upper80, opacity: 0.18 })),
  ];
  const named = legend(context, [column(history).label, column(future).label], { lined: true });
  return {
    ...baseOption(context),
    legend: named.option,
    grid: {
      left: 8,
      right: 20,
      top: named.room,
      bottom: 8,
      outerBoundsMode: "same",
      outerBoundsContain: "all",
    },
    xAxis: timeAxis(context, instants),
    yAxis: { ...valueAxis(context, history), scale: true },
    series: [
      ...bands,
      line(column(history).label, points(history), theme.accent, "solid"),
      line(column(future).label, joined(points(history), points(future)), theme.accent, "dashed"),
    ],
  };
}

type Points = (number | null)[][];

const line = (name: string, data: Points, color: string, type: "solid" | "dashed") => ({
  type: "line" as const,
  name,
  data,
  showSymbol: data.length <= 40,
  symbolSize: 4,
  itemStyle: { color },
  lineStyle: { width: 2, type },
  z: 3,
});

/** The forecast starts at the last point that is known. */
function joined(history: Points, future: Points): Points {
  const last = history.findLastIndex(([, value]) => value !== null && value !== undefined);
  return future.map((point, index) => (index === last ? (history[index] ?? point) : point));
}
