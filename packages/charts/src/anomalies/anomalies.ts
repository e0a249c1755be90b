import type { EChartsOption, ScatterSeriesOption } from "echarts";
import type { Chart } from "../chart.ts";
import { timeAxis, valueAxis } from "../draw/axes.ts";
import { band, bandKey } from "../draw/band.ts";
import { baseOption, legend } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { drawLines } from "../draw/draw-lines.ts";
import { lineWidth } from "../draw/line-width.ts";
import { withPartDashed } from "../draw/with-part-dashed.ts";
import { parseInstant } from "../format/format-time.ts";

/** A measure over time with what was expected and the points that fall out of it; of several members a line each with their points. */
export const anomalies: Chart = {
  name: "chart of anomalies",
  needs: "a search for anomalies over time",
  draws: ({ time, estimates, categories, rows }) =>
    time !== null && estimates.anomaly !== null && categories.length <= 1 && rows > 1,
  fits: (shape) => {
    if (!anomalies.draws(shape) || (shape.members[0] ?? 0) > mostMembers) return null;
    return shape.categories.length === 0
      ? "A line with its expected band marks the points that fall out of it."
      : "Lines side by side, with the points that fall out of what was expected of each.";
  },
  encode: ({ time, measures, categories, estimates }) => {
    const [series = null] = categories;
    const bounds = series === null ? [estimates.lower, estimates.upper] : [];
    return {
      x: time,
      y: [measures[0], estimates.anomaly, ...bounds].filter((index) => index !== undefined && index !== null),
      series,
    };
  },
  draw: (context) => (context.series === null ? drawAnomalies(context) : drawMembers(context)),
};

/** Lines that can still be told apart. */
const mostMembers = 40;

function drawMembers(context: ChartContext): EChartsOption {
  const { table, x, y } = context;
  const [measure = 0, mark = 0] = y;
  const marked = table.rows
    .filter((row) => row[mark] === true)
    .map((row) => [parseInstant(String(row[x] ?? "")), numeric(row[measure])]);
  const lines = drawLines(context, { stacked: false });
  return { ...lines, series: [lines.series ?? []].flat().concat(marks(context, mark, marked)) };
}

const marks = (
  { theme, column }: ChartContext,
  mark: number,
  data: (number | null)[][],
): ScatterSeriesOption => ({
  type: "scatter",
  name: column(mark).label,
  data,
  symbolSize: 10,
  itemStyle: { color: theme.fall, borderColor: theme.surface, borderWidth: 1.5 },
  z: 4,
});

/** The band of what would be no surprise. */
const usual = { name: "Usual range", opacity: 0.18 };

function drawAnomalies(context: ChartContext): EChartsOption {
  const { table, x, y, theme, column, width } = context;
  const [measure = 0, mark = 0, lower, upper] = y;
  const instants = table.rows.map((row) => parseInstant(String(row[x] ?? "")));
  const points = table.rows.map((row, at) => [instants[at] ?? null, numeric(row[measure])]);
  const marked = points.filter((_, index) => table.rows[index]?.[mark] === true);
  const bands =
    lower === undefined || upper === undefined ? [] : band(context, { instants, lower, upper, ...usual });
  const keys = [
    column(measure).label,
    ...(bands.length > 0 ? [bandKey(context, usual)] : []),
    ...(marked.length > 0 ? [column(mark).label] : []),
  ];
  const { option, room } = legend(
    context,
    keys.map((key) => (typeof key === "string" ? key : key.name)),
  );
  return {
    ...baseOption(context),
    legend: { ...option, data: keys },
    grid: {
      left: 8,
      right: 20,
      top: room,
      bottom: 8,
      outerBoundsMode: "same",
      outerBoundsContain: "all",
    },
    xAxis: timeAxis(context, instants),
    yAxis: { ...valueAxis(context, measure), scale: true },
    series: [
      ...bands,
      ...withPartDashed(
        context,
        {
          type: "line",
          name: column(measure).label,
          data: points,
          showSymbol: false,
          itemStyle: { color: theme.accent },
          lineStyle: { width: lineWidth(points.length, width) },
          z: 3,
        },
        theme.accent,
      ),
      marks(context, mark, marked),
    ],
  };
}
