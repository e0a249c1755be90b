import type { Literal } from "@parlance/contract";
import type { EChartsOption, LineSeriesOption } from "echarts";
import { nameAxis, timeAxis, valueAxis } from "./axes.ts";
import { baseOption, legend } from "./base-option.ts";
import { type ChartContext, isSmall } from "./chart-context.ts";
import { fillPeriods } from "./fill-periods.ts";
import { lineWidth } from "./line-width.ts";
import { asShares, type DrawnSeries, maximumSeries, seriesOf, withOther } from "./series-of.ts";
import { withPartDashed } from "./with-part-dashed.ts";

/** Lines are named at their end where the names take no more than this of the width, and in a small chart are no more than this; else by a legend. */
const atEnd = { share: 0.25, small: 5 };

/** Lines over time, one a series, gaps left open; `stacked` fills and adds them up. Of more than eight lines the lesser ones are muted. */
export function drawLines(context: ChartContext, { stacked }: { stacked: boolean }): EChartsOption {
  const all = seriesOf(context);
  const parts = stacked ? withOther(all.series) : all.series;
  const series = context.shares ? asShares(parts) : parts;
  const { axis, point, points } = places(context, all.members);
  const longest = Math.max(0, ...series.map(({ name }) => name.length));
  const beside = Math.min(170, 34 + longest * 6.5);
  const mostNamed = isSmall(context.height) ? atEnd.small : maximumSeries;
  const named =
    series.length > 1 && series.length <= mostNamed && !stacked && beside <= atEnd.share * context.width;
  const names =
    series.length > 1 && !named
      ? legend(
          context,
          series.slice(0, maximumSeries).map(({ name }) => name),
        )
      : null;
  const hidden = stacked ? 0 : Math.max(0, series.length - maximumSeries);
  const note = hidden > 0 ? `The largest ${maximumSeries} are coloured, ${hidden} others are grey` : null;
  return {
    ...baseOption(context, note),
    ...(names === null ? {} : { legend: names.option }),
    grid: {
      left: 8,
      right: named ? beside : 20,
      top: names?.room ?? 16,
      bottom: 8,
      outerBoundsMode: "same",
      outerBoundsContain: "all",
    },
    xAxis: axis,
    yAxis: {
      ...valueAxis(context, context.y[0] ?? 0),
      ...(context.shares ? { max: 1 } : {}),
      ...(stacked ? {} : { scale: isFarFromZero(series) }),
    },
    series: series.flatMap((one, index): LineSeriesOption[] => {
      const muted = one.other > 0 || index >= maximumSeries;
      const drawn = {
        ...lineSeries(context, one, { stacked, named, muted, points }),
        ...(series.length === 1 ? { itemStyle: { color: context.theme.accent } } : {}),
        showSymbol: points <= 40,
        data: point(one),
      };
      const color = series.length === 1 ? context.theme.accent : hueOf(context, index);
      return stacked ? [drawn] : withPartDashed(context, drawn, muted ? context.theme.muted : color);
    }),
  };
}

const hueOf = ({ theme }: ChartContext, index: number): string =>
  theme.series[index % theme.series.length] ?? theme.accent;

function lineSeries(
  { theme, width }: ChartContext,
  { name }: DrawnSeries,
  look: { stacked: boolean; named: boolean; muted: boolean; points: number },
) {
  return {
    type: "line" as const,
    name,
    symbol: "circle",
    symbolSize: 5,
    sampling: "lttb" as const,
    lineStyle: { width: look.muted ? 1 : lineWidth(look.points, width) },
    ...(look.muted ? { itemStyle: { color: theme.muted, opacity: 0.6 } } : {}),
    ...(look.stacked ? { areaStyle: { opacity: 0.3 }, stack: "all" } : {}),
    endLabel: {
      show: look.named,
      // The dot tells the line: its hue alone is too faint for letters.
      formatter: "{dot|●}{name|{a}}",
      distance: 6,
      lineHeight: 14,
      rich: { dot: { color: "inherit", fontSize: 9 }, name: { color: theme.text, padding: [0, 0, 0, 4] } },
    },
    labelLayout: { moveOverlap: "shiftY" as const },
  };
}

type Places = {
  axis: object;
  points: number;
  point(series: DrawnSeries): (number | null | (number | null)[])[];
};

/** Times stand where they fall, with missing periods as gaps; years and other numbers in order, names as they come. */
function places(context: ChartContext, members: Literal[]): Places {
  const filled = context.grain === null ? [] : fillPeriods(members, context.grain);
  if (filled.length > 0)
    return {
      axis: timeAxis(
        context,
        filled.map(({ instant }) => instant),
      ),
      points: filled.length,
      point: ({ values }) =>
        filled.map(({ instant, member }) => [instant, member === null ? null : (values[member] ?? null)]),
    };
  const indexes = members.map((_, index) => index);
  const order = members.every((member) => typeof member === "number")
    ? indexes.toSorted((a, b) => Number(members[a]) - Number(members[b]))
    : indexes;
  const names = order.map((index) => context.label(members[index] ?? null, context.x));
  return {
    axis: { ...nameAxis(context, names, { lying: false, note: null }), boundaryGap: false },
    points: names.length,
    point: ({ values }) => order.map((index) => values[index] ?? null),
  };
}

/** Whether the values move so little beside their size that an axis from zero would hide it. */
function isFarFromZero(series: DrawnSeries[]): boolean {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { values } of series)
    for (const value of values) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return low > 0 && high - low < low / 2;
}
