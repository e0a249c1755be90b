import type { Literal } from "@parlance/contract";
import type { EChartsOption } from "echarts";
import { labelFormat } from "../format/label-format.ts";
import { lyingAxis, nameAxis, valueAxis } from "./axes.ts";
import { baseOption, legend } from "./base-option.ts";
import type { ChartContext } from "./chart-context.ts";
import { fillPeriods } from "./fill-periods.ts";
import { asShares, type DrawnSeries, maximumSeries, seriesOf, withOther } from "./series-of.ts";

/** Bars that stay readable; of more the largest are shown, and the axis says so. */
const maximumBars = 40;

/** Standing bars with a number on each, above which the axis tells enough; lying ones all have room for theirs. */
const labelledBars = 16;

/** How much a bar is seen of a period that the data covers in part alone. */
const partOpacity = 0.45;

/** Pixels of height that a bar takes with its name beside it. */
const barPixels = 18;

/** An axis of figures that the bars carry themselves: neither numbers nor lines, and no room beyond the longest bar. */
const silent = {
  axisLabel: { show: false },
  splitLine: { show: false },
  min: ({ min, max }: Range) => Math.min(0, min - (min < 0 ? figureShare * (Math.max(0, max) - min) : 0)),
  max: ({ min, max }: Range) => Math.max(0, max, min),
};

type Range = { min: number; max: number };

/** The share of an axis that a figure takes beyond a bar that goes below zero. */
const figureShare = 0.1;

/** Bars, side by side or stacked: lying where names are long or many, standing for times and few short names. */
export function drawBars(context: ChartContext, { stacked }: { stacked: boolean }): EChartsOption {
  const all = seriesOf(context);
  const parts = stacked ? withOther(all.series) : all.series.slice(0, maximumSeries);
  const series = context.shares ? asShares(parts) : parts;
  const { names, places, note } = shownMembers(context, all, parts);
  const lying = isLying(context, names);
  const categories = nameAxis(context, names, { lying, note });
  const single = series.length === 1;
  const parted = single
    ? null
    : legend(
        context,
        series.map(({ name }) => name),
      );
  const few = lying || places.length <= labelledBars;
  const labelled = single && (context.spec.look?.values ?? few);
  const standing = valueAxis(context, context.y[0] ?? 0);
  const axis = lying ? lyingAxis(context, standing) : standing;
  const isPlain = context.spec.look?.scale !== "log";
  const values =
    labelled && few && isPlain ? { ...axis, ...silent } : context.shares ? { ...axis, max: 1 } : axis;
  return {
    ...baseOption(context, note),
    ...(parted === null ? {} : { legend: parted.option }),
    grid: {
      left: 8,
      right: lying && labelled ? 60 : 20,
      top: (parted?.room ?? 16) + (lying && note !== null ? 20 : 0),
      bottom: 8,
      outerBoundsMode: "same",
      outerBoundsContain: "all",
    },
    xAxis: lying ? values : categories,
    yAxis: lying ? { ...categories, inverse: true, nameLocation: "start" } : values,
    series: series.map((one) => ({
      ...barSeries(context, one, { stacked, single, lying, labelled }),
      data: barData(context, one, { places, members: all.members, stacked, lying }),
    })),
  };
}

/** The bars of one series: fainter for a period that the data covers in part alone, turned round below zero. */
function barData(
  { partial }: ChartContext,
  { values }: DrawnSeries,
  look: { places: (number | null)[]; members: Literal[]; stacked: boolean; lying: boolean },
) {
  return look.places.map((place) => {
    const value = place === null ? null : (values[place] ?? null);
    const isPart = place !== null && partial.has(look.members[place] ?? null);
    const isBelow = !look.stacked && value !== null && value < 0;
    if (!isPart && !isBelow) return value;
    const below = look.lying
      ? { corners: [3, 0, 0, 3], position: "left" as const }
      : { corners: [0, 0, 3, 3], position: "bottom" as const };
    return {
      value,
      itemStyle: {
        ...(isPart ? { opacity: partOpacity } : {}),
        ...(isBelow ? { borderRadius: below.corners } : {}),
      },
      ...(isBelow ? { label: { position: below.position } } : {}),
    };
  });
}

function barSeries(
  { theme, locale, unit }: ChartContext,
  { name, column: index, other, values }: DrawnSeries,
  look: { stacked: boolean; single: boolean; lying: boolean; labelled: boolean },
) {
  const written = labelFormat(
    values.filter((value) => value !== null),
    unit(index),
    locale,
  );
  const color = other > 0 ? theme.muted : look.single ? theme.accent : null;
  return {
    type: "bar" as const,
    name,
    ...(look.stacked ? { stack: "all" } : {}),
    barMaxWidth: 36,
    itemStyle: {
      borderRadius: look.stacked ? 0 : look.lying ? [0, 3, 3, 0] : [3, 3, 0, 0],
      ...(color === null ? {} : { color }),
    },
    label: {
      show: look.labelled,
      position: look.lying ? ("right" as const) : ("top" as const),
      color: theme.muted,
      opacity: 1,
      formatter: ({ value }: { value?: unknown }) => (typeof value === "number" ? written(value) : ""),
    },
    labelLayout: { hideOverlap: true },
  };
}

/** Which members are drawn, by index, in the result's order; times in order and with their gaps (null), unless they were put in another one. */
function shownMembers(
  context: ChartContext,
  { members }: ReturnType<typeof seriesOf>,
  series: DrawnSeries[],
): { names: string[]; places: (number | null)[]; note: string | null } {
  const { grain, x, label } = context;
  if (grain !== null && series.length > 0 && (context.series !== null || isInTimeOrder(members))) {
    const filled = fillPeriods(members, grain);
    if (filled.length > 0)
      return {
        names: filled.map(({ instant }) => label(new Date(instant).toISOString(), x)),
        places: filled.map(({ member }) => member),
        note: null,
      };
  }
  const size = (index: number): number =>
    series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0);
  const room = roomForBars(context);
  const indexes = members.map((_, index) => index);
  const largest = indexes.toSorted((a, b) => size(b) - size(a)).slice(0, room);
  const places = context.spec.bySize === true ? namedFirst(largest, members) : inTableOrder(indexes, largest);
  const note = members.length > room ? `The largest ${room} of ${members.length} are shown` : null;
  return { names: places.map((index) => label(members[index] ?? null, x)), places, note };
}

/** Whether times stand in their order, the first or the last of them first. */
function isInTimeOrder(members: Literal[]): boolean {
  const times = members.filter((member) => member !== null).map(String);
  const ordered = times.toSorted();
  return (
    times.every((time, at) => time === ordered[at]) || times.every((time, at) => time === ordered.at(-1 - at))
  );
}

/** Bars that a chart of that height has room for, in a small one fewer. */
const roomForBars = ({ height }: ChartContext): number =>
  height === null ? maximumBars : Math.min(maximumBars, Math.max(3, Math.floor((height - 20) / barPixels)));

/** What belongs to no member stands last, however large. */
const namedFirst = (places: number[], members: Literal[]): number[] => [
  ...places.filter((place) => members[place] !== null),
  ...places.filter((place) => members[place] === null),
];

function inTableOrder(indexes: number[], kept: number[]): number[] {
  const chosen = new Set(kept);
  return indexes.filter((index) => chosen.has(index));
}

function isLying(context: ChartContext, names: string[]): boolean {
  const { bars } = context.spec.look ?? {};
  if (bars === "lying" || bars === "standing") return bars === "lying";
  return liesByItself(context, names) !== (bars === "turned");
}

/** Periods, and months or weekdays, go from left to right. */
function liesByItself({ grain, width, x, column }: ChartContext, names: string[]): boolean {
  if (grain !== null || (x >= 0 && column(x).part !== undefined)) return false;
  const longest = Math.max(0, ...names.map((name) => name.length));
  return longest * names.length * 7 > width - 80 || longest > 14;
}
