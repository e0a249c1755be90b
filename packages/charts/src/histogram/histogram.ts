import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, valueAxis } from "../draw/axes.ts";
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
  const edges = formatEdges([...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0], unit, locale);
  const names = bins.map((_, index) => `${edges[index]} – ${edges[index + 1]}`);
  return draw(
    context,
    names,
    bins.map(({ count }) => count),
    "Rows",
  );
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
  return draw(
    context,
    names,
    rows.map((row) => numeric(row[y])),
    column(y).label,
  );
}

function draw(
  context: ChartContext,
  names: string[],
  values: (number | null)[],
  name: string,
): EChartsOption {
  const { theme, x, column, locale } = context;
  const unit = context.y[0] === undefined ? plainCount : context.unit(context.y[0]);
  return {
    ...baseOption(context),
    tooltip: {
      ...tooltip(context, "axis", null),
      valueFormatter: (value) => (typeof value === "number" ? formatNumber(value, unit, locale) : "–"),
    },
    grid: { left: 8, right: 20, top: 16, bottom: 8, outerBoundsMode: "same", outerBoundsContain: "all" },
    xAxis: nameAxis(context, names, { lying: false, note: column(x).label }),
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

const plainCount = { kind: "count", currency: null, label: null } as const;
