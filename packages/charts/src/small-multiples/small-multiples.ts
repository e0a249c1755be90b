import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis, timeAxis, valueAxis } from "../draw/axes.ts";
import { baseOption } from "../draw/base-option.ts";
import type { ChartContext } from "../draw/chart-context.ts";
import { fillPeriods } from "../draw/fill-periods.ts";
import { niceRange } from "../draw/nice-range.ts";
import { type DrawnSeries, seriesOf } from "../draw/series-of.ts";
import { crossEncoding } from "../shape/cross-encoding.ts";

/** Panels that can still be compared, the width one needs and the height it gets, in pixels, and those of its title and its axis. */
const panel = { most: 24, width: 210, height: 140, smallest: 84, title: 18, axis: 44, gap: 16 };

/** One small chart a member, all on the same axes: what many lines in one chart would hide. */
export const smallMultiples: Chart = {
  name: "set of small charts",
  needs: "one figure by two columns",
  draws: ({ measures, categories, time, rows }) =>
    rows > 0 && measures.length > 0 && categories.length + (time === null ? 0 : 1) === 2,
  fits: (shape) => {
    const panels = shape.time === null ? Math.min(...shape.members) : (shape.members[0] ?? 0);
    return smallMultiples.draws(shape) && panels >= 3 && panels <= panel.most && shape.rows >= 2 * panels
      ? "Small charts side by side compare many developments."
      : null;
  },
  encode: crossEncoding,
  draw: drawPanels,
};

/** Rows and columns of the panels of a chart of that many members, in the width that it has. */
export function panelGrid(members: number, width: number): { across: number; down: number; height: number } {
  const shown = Math.min(members, panel.most);
  const across = Math.max(1, Math.min(4, shown, Math.floor(width / panel.width)));
  const down = Math.ceil(shown / across);
  return { across, down, height: down * panel.height + 24 };
}

function drawPanels(context: ChartContext): EChartsOption {
  const { width, height } = context;
  const { members, series } = seriesOf(context);
  const grid = panelGrid(series.length, width);
  const down =
    height === null ? grid.down : Math.max(1, Math.min(grid.down, Math.floor(height / panel.smallest)));
  const shown = series.slice(0, Math.min(panel.most, grid.across * down));
  // The axis stands below the last panel of each column alone.
  const tall = ((height ?? grid.height) - panel.axis) / down;
  const wide = (width - panel.gap) / grid.across;
  const places = shown.map((_, at) => ({
    left: (at % grid.across) * wide,
    top: Math.floor(at / grid.across) * tall,
    isFirst: at % grid.across === 0,
    isLast: at + grid.across >= shown.length,
  }));
  const left = series.length - shown.length;
  const note = left > 0 ? `The largest ${shown.length} of ${series.length} are shown` : null;
  const range = niceRange(
    shown.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    2,
  );
  return {
    ...baseOption(context, note),
    title: shown.map(({ name }, at) => ({
      text: name,
      left: (places[at]?.left ?? 0) + 8,
      top: (places[at]?.top ?? 0) + 2,
      padding: 0,
      textStyle: {
        color: context.theme.text,
        fontSize: 12,
        fontWeight: 600,
        width: wide - 24,
        overflow: "truncate",
      },
    })),
    grid: places.map((place) => ({
      left: place.left + 48,
      top: place.top + panel.title + 4,
      width: wide - 56,
      height: tall - panel.title - panel.gap,
    })),
    xAxis: places.map(({ isLast }, gridIndex) => ({
      ...belowAxis(context, members, wide - 56),
      gridIndex,
      ...(isLast ? {} : { axisLabel: { show: false } }),
    })),
    yAxis: places.map(({ isFirst }, gridIndex) => ({
      ...valueAxis(context, context.y[0] ?? 0),
      ...range,
      gridIndex,
      ...(isFirst ? {} : { axisLabel: { show: false } }),
    })),
    series: shown.map((one, at) => panelSeries(context, one, at, pointsOf(context, one, members))),
  };
}

const belowAxis = (
  context: ChartContext,
  members: ReturnType<typeof seriesOf>["members"],
  pixels: number,
): object =>
  context.grain === null
    ? nameAxis(
        context,
        members.map((member) => context.label(member, context.x)),
        { lying: false, note: null },
      )
    : timeAxis(
        context,
        fillPeriods(members, context.grain).map(({ instant }) => instant),
        pixels,
      );

const panelSeries = ({ grain, theme }: ChartContext, { name }: DrawnSeries, at: number, data: Point[]) => ({
  type: grain === null ? ("bar" as const) : ("line" as const),
  name,
  xAxisIndex: at,
  yAxisIndex: at,
  data,
  showSymbol: false,
  itemStyle: { color: theme.accent },
  lineStyle: { width: 1.5 },
  ...(grain === null ? {} : { areaStyle: { opacity: 0.12 } }),
});

type Point = number | null | (number | null)[];

/** Values in the order of the names, or at their instants, with gaps where periods are missing. */
function pointsOf(
  { grain }: ChartContext,
  { values }: DrawnSeries,
  members: ReturnType<typeof seriesOf>["members"],
): Point[] {
  if (grain === null) return values;
  return fillPeriods(members, grain).map(({ instant, member }) => [
    instant,
    member === null ? null : (values[member] ?? null),
  ]);
}
