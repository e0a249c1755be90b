import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis } from "../draw/axes.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { colourScale } from "../draw/colour-scale.ts";
import { inkOn } from "../draw/ink-on.ts";
import { labelFormat } from "../format/label-format.ts";
import { crossEncoding } from "../shape/cross-encoding.ts";

/** Columns and rows of cells that stay readable, and cells that can carry their figure. */
const most = { across: 80, down: 40, labelled: 120 };

/** About the pixels of one character of a cell's figure, and the pixels of the chart's width that the rows' names take. */
const sizes = { character: 7.5, names: 90 };

/** One figure over two dimensions as colour: for many members, and for figures that do not add up. */
export const heatMap: Chart = {
  name: "heat map",
  needs: "one figure by two columns",
  draws: ({ measures, categories, time, rows }) =>
    rows > 0 && measures.length > 0 && categories.length + (time === null ? 0 : 1) === 2,
  fits: (shape) => {
    const [small = 0, large = 0] = shape.members.toSorted((a, b) => a - b);
    const readable = small <= most.down && Math.max(small, large) <= most.across && shape.rows >= 6;
    return heatMap.draws(shape) && readable ? "A heat map shows a figure over two dimensions." : null;
  },
  encode: crossEncoding,
  draw: drawHeatMap,
};

function drawHeatMap(context: ChartContext): EChartsOption {
  const { table, x, series, theme, locale, column, label, unit } = context;
  const [y = 0] = context.y;
  const down = series ?? x;
  const [across, rows] = [membersOf(context, x), membersOf(context, down)];
  const cells = table.rows.flatMap((row) => {
    const value = numeric(row[y]);
    const place = [across.indexOf(label(row[x] ?? null, x)), rows.indexOf(label(row[down] ?? null, down))];
    return value === null ? [] : [[...place, value]];
  });
  const values = cells.map(([, , value = 0]) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 0)];
  const short = labelFormat(values, unit(y), locale);
  const labelled =
    cells.length <= most.labelled && figuresFit(values.map(short), across.length, context.width);
  const ramp = low < 0 ? theme.diverging : theme.sequential;
  return {
    ...baseOption(context),
    tooltip: tooltip(context, "item", y),
    grid: { left: 8, right: 20, top: 16, bottom: 44, outerBoundsMode: "same", outerBoundsContain: "all" },
    xAxis: nameAxis(context, across, { lying: false, note: null }),
    yAxis: { ...nameAxis(context, rows, { lying: true, note: null }), inverse: true },
    visualMap: colourScale(context, [low, high], short),
    series: [
      {
        type: "heatmap",
        name: column(y).label,
        data: labelled
          ? cells.map((value) => ({
              value,
              label: { color: inkOn(ramp, ((value[2] ?? 0) - low) / (high - low)) },
            }))
          : cells,
        itemStyle: { borderColor: theme.surface, borderWidth: 2, borderRadius: 2 },
        label: {
          show: labelled,
          formatter: ({ value }) => short(Number(Array.isArray(value) ? value[2] : 0)),
        },
      },
    ],
  };
}

/** Whether the longest of the cells' figures stays within one of `across` cells of a chart `width` pixels wide. */
function figuresFit(figures: string[], across: number, width: number): boolean {
  const longest = Math.max(0, ...figures.map((figure) => figure.length));
  return longest * sizes.character <= (width - sizes.names) / Math.max(1, across);
}

/** Members in order: times by time, others as they come. */
function membersOf({ table, label, x, grain }: ChartContext, index: number): string[] {
  const values = [...new Set(table.rows.map((row) => row[index] ?? null))];
  const ordered =
    index === x && grain !== null ? values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : values;
  return [...new Set(ordered.map((value) => label(value, index)))];
}
