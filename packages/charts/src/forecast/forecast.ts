import type { EChartsOption, LineSeriesOption } from "echarts";
import type { Chart } from "../chart.ts";
import { timeAxis, valueAxis } from "../draw/axes.ts";
import { band, bandKey } from "../draw/band.ts";
import { baseOption, legend } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { lineWidth } from "../draw/line-width.ts";
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
  const { table, x, y, column } = context;
  const [history = 0, future = 0, lower, upper, lower80, upper80] = y;
  const instants = table.rows.map((row) => parseInstant(String(row[x] ?? "")));
  const points = (index: number) => table.rows.map((row, at) => [instants[at] ?? null, numeric(row[index])]);
  const from = lastKnown(table.rows.map((row) => numeric(row[history])));
  const bands = [
    { lower, upper, opacity: 0.12 },
    { lower: lower80, upper: upper80, opacity: 0.18 },
  ].flatMap(({ lower, upper, opacity }) =>
    lower === undefined || upper === undefined
      ? []
      : [{ instants, lower, upper, opacity, name: rangeName(column(upper).label), ...from }],
  );
  const named = legend(
    context,
    [column(history).label, column(future).label, ...bands.map(({ name }) => name)],
    {
      lined: true,
    },
  );
  return {
    ...baseOption(context),
    legend: {
      ...named.option,
      data: [column(history).label, column(future).label, ...bands.map((place) => bandKey(context, place))],
    },
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
      ...bands.flatMap((place) => band(context, place)),
      line(context, column(history).label, points(history), "solid"),
      line(context, column(future).label, joined(points(history), points(future)), "dashed"),
    ],
  };
}

/** The last row whose figure is known, which the ranges open from. */
function lastKnown(values: (number | null)[]): { from?: { row: number; value: number } } {
  const row = values.findLastIndex((value) => value !== null);
  const value = values[row] ?? null;
  return value === null ? {} : { from: { row, value } };
}

/** What the room between two bounds is called: "95 % range" where the upper one is "95 % to". */
const rangeName = (upper: string): string => `${upper.replace(/ to$/, "")} range`;

type Points = (number | null)[][];

const line = (
  { theme, width }: ChartContext,
  name: string,
  data: Points,
  type: "solid" | "dashed",
): LineSeriesOption => ({
  type: "line",
  name,
  data,
  showSymbol: data.length <= 40,
  symbol: "circle",
  symbolSize: 4,
  itemStyle: { color: theme.accent },
  lineStyle: { width: lineWidth(data.length, width), type },
  z: 3,
});

/** The forecast starts at the last point that is known. */
function joined(history: Points, future: Points): Points {
  const last = history.findLastIndex(([, value]) => value !== null && value !== undefined);
  return future.map((point, index) => (index === last ? (history[index] ?? point) : point));
}
