import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, namesStand, valueAxis } from "../draw/axes.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { formatEdges } from "../format/format-edges.ts";
import { formatNumber, formatNumberShort } from "../format/format-number.ts";
import { binValues } from "./bin-values.ts";

/** Rows that make a histogram worth reading. */
const fewRows = 10;

/** How values are spread: of bins that the query made, or of the rows' first figure, binned here (`x` alone). */
export const histogram: Chart = {
  name: "histogram",
  needs: "single values, not groups, or figures by bins",
  draws: ({ bin, analysis, figures, categories, time, kind, rows }) => {
    const binned = bin !== null && categories.length === 0 && time === null && rows > 0;
    return figures.length >= 1 && (binned || (rows > 1 && (analysis === "distribution" || kind === "list")));
  },
  fits: (shape) =>
    histogram.draws(shape) && (shape.bin !== null || shape.analysis !== null || shape.rows > fewRows)
      ? "A histogram shows how values are spread."
      : null,
  encode: ({ bin, figures, categories }) =>
    bin !== null && categories.length === 0
      ? { x: bin, y: figures.slice(0, 1), series: null }
      : { x: figures[0] ?? null, y: [], series: null },
  draw: (context) => (context.y[0] === undefined ? drawRows(context) : drawBins(context, context.y[0])),
};

function drawRows(context: ChartContext): EChartsOption {
  const { table, x, column, locale } = context;
  const bins = binValues(table.rows.flatMap((row) => numeric(row[x]) ?? []));
  const { unit } = column(x);
  const edges = [...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0];
  const written = formatEdges(edges, unit, locale);
  const names = bins.map((_, index) => `${written[index]} – ${written[index + 1]}`);
  const values = bins.map(({ count }) => count);
  return draw(context, { names, values, name: "Rows", edges: bins.length > 1 ? edges : null });
}

function drawBins(context: ChartContext, y: number): EChartsOption {
  const { table, x, column, locale } = context;
  const { unit } = column(x);
  const rows = table.rows.toSorted((a, b) => Number(a[x] ?? Number.NEGATIVE_INFINITY) - Number(b[x] ?? 0));
  const edges = rows.flatMap((row) => numeric(row[x]) ?? []);
  const written = new Map(formatEdges(edges, unit, locale).map((text, index) => [edges[index], text]));
  const names = rows.map((row, index) => {
    const start = written.get(numeric(row[x]) ?? undefined);
    const end = written.get(numeric(rows[index + 1]?.[x]) ?? undefined);
    if (start === undefined) return "(none)";
    return end === undefined ? `from ${start}` : `${start} – ${end}`;
  });
  const values = rows.map((row) => numeric(row[y]));
  return draw(context, { names, values, name: column(y).label, edges: closed(edges, rows.length) });
}

/** The edges of bins of one width that are told by where each begins, and the end of the last; null of any others. */
function closed(starts: number[], bins: number): number[] | null {
  const [first, second] = starts;
  if (first === undefined || second === undefined || starts.length !== bins) return null;
  const width = second - first;
  const isEven = starts.every((start, index) => Math.abs(start - first - index * width) <= width * 1e-6);
  return isEven ? [...starts, first + bins * width] : null;
}

/** Bars from edge to edge; `edges` where the bins are even ones. */
type Bars = { names: string[]; values: (number | null)[]; name: string; edges: number[] | null };

function draw(context: ChartContext, { names, values, name, edges }: Bars): EChartsOption {
  const { theme, x, column, locale } = context;
  const unit = context.y[0] === undefined ? plainCount : context.unit(context.y[0]);
  const axis = nameAxis(context, names, { lying: false, note: column(x).label });
  return {
    ...baseOption(context),
    tooltip: {
      ...tooltip(context, "axis", null),
      valueFormatter: (value) => (typeof value === "number" ? formatNumber(value, unit, locale) : "–"),
    },
    grid: { left: 8, right: 20, top: 16, bottom: 8, outerBoundsMode: "same", outerBoundsContain: "all" },
    xAxis:
      edges === null || namesStand(context, names)
        ? axis
        : [{ ...axis, name: "", axisLabel: { show: false } }, edgeAxis(context, edges)],
    yAxis: {
      ...valueAxis(context, context.y[0] ?? x),
      axisLabel: {
        color: theme.muted,
        formatter: (value: number) => formatNumberShort(value, unit, locale),
      },
    },
    series: [{ type: "bar", name, data: values, barCategoryGap: "4%", itemStyle: { color: theme.accent } }],
  };
}

/** Pixels that the number of an edge needs, and those beside the axis. */
const edgePixels = { number: 64, beside: 90 };

/** The axis of many bins: the numbers of as many edges as have room, evenly from the first, where the bins meet. */
function edgeAxis({ theme, width, column, x, locale }: ChartContext, edges: number[]): object {
  const { unit, label } = column(x);
  const every = Math.ceil(
    (edges.length * edgePixels.number) / Math.max(edgePixels.number, width - edgePixels.beside),
  );
  const shown = edges.filter((_, index) => index % every === 0);
  const written = formatEdges(shown, unit, locale);
  return {
    type: "value",
    position: "bottom",
    min: edges[0],
    max: edges.at(-1),
    name: label,
    nameLocation: "middle",
    nameGap: 30,
    nameTextStyle: { color: theme.muted, align: "center" },
    axisLabel: {
      color: theme.muted,
      customValues: shown,
      formatter: (value: number) => written[shown.indexOf(value)] ?? "",
    },
    axisLine: { lineStyle: { color: theme.grid } },
    axisTick: { show: false },
    splitLine: { show: false },
    axisPointer: { show: false },
  };
}

const plainCount = { kind: "count", currency: null, label: null } as const;
