import { formatNumberShort } from "../format/format-number.ts";
import { type ChartContext, isSmall } from "./chart-context.ts";
import { timeTicks } from "./time-ticks.ts";

/** Steps of a small chart's axis. */
const fewSteps = 3;

/** The axis of a figure: light grid, short numbers. */
export function valueAxis(context: ChartContext, index: number): object {
  const { theme, locale, height } = context;
  const unit = context.unit(index);
  return {
    type: "value",
    ...(isSmall(height) ? { splitNumber: fewSteps } : {}),
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      formatter: (value: number) => formatNumberShort(value, unit, locale),
    },
    splitLine: { lineStyle: { color: theme.grid } },
    axisLine: { show: false },
    axisTick: { show: false },
  };
}

/** Pixels beside an axis of figures that lies, and those that a number on it needs. */
const lyingPixels = { beside: 120, number: 72 };

/** An axis of figures below the chart: with no more numbers than stand evenly beside each other. */
export const lyingAxis = ({ width }: ChartContext, axis: object): object => ({
  ...axis,
  splitNumber: Math.max(2, Math.min(5, Math.floor((width - lyingPixels.beside) / lyingPixels.number))),
});

/** A figure's axis with its heading, for charts of two figures; it does not start at zero. */
export function namedValueAxis(context: ChartContext, index: number, gap: number): object {
  return {
    ...valueAxis(context, index),
    scale: true,
    name: context.column(index).label,
    nameLocation: "middle",
    nameGap: gap,
    nameTextStyle: { color: context.theme.muted },
  };
}

/** Pixels of an axis' width that are beside its names, what keeps names apart, and the least that a name needs when it lies or leans. */
const room = { beside: 90, gap: 6, least: 56, leaning: 18 };

/** Pixels of a letter on an axis, about. */
const letterPixels = 7;

/** Whether names stand below the axis as they are, broken into lines where they must be, in the room that each has. */
export const namesStand = ({ width }: ChartContext, names: string[]): boolean => {
  const slot = (width - room.beside) / Math.max(1, names.length);
  return slot >= room.least && longestWord(names) * letterPixels <= slot - room.gap;
};

/**
 * The axis of names; `note` stands below it ("40 of 212 shown"). Long names are cut when `lying`; standing, they are broken
 * into lines where each word has room for that, else they lean, and where there is no room for that either some are left out.
 */
export function nameAxis(
  context: ChartContext,
  names: string[],
  { lying, note }: { lying: boolean; note: string | null },
): object {
  const { theme, width, grain } = context;
  const slot = (width - room.beside) / Math.max(1, names.length);
  return {
    type: "category",
    data: names,
    ...(note === null
      ? {}
      : {
          name: note,
          nameLocation: lying ? "end" : "middle",
          nameGap: lying ? 6 : 30,
          nameTextStyle: { color: theme.muted, align: lying ? "left" : "center" },
        }),
    axisLabel: {
      color: theme.muted,
      ...(lying
        ? { width: 150, overflow: "truncate", interval: 0 }
        : namesStand(context, names)
          ? { width: slot - room.gap, overflow: "break", interval: 0, lineHeight: 14 }
          : slot >= room.leaning && grain === null
            ? { rotate: 35, width: 110, overflow: "truncate", interval: 0 }
            : { hideOverlap: true }),
    },
    axisLine: { lineStyle: { color: theme.grid } },
    axisTick: { show: false },
  };
}

const longestWord = (names: string[]): number =>
  names
    .flatMap((name) => name.split(/[\s/-]+/))
    .reduce((longest, { length }) => Math.max(longest, length), 0);

/** Pixels beside a time axis: the figures' axis and the margin. */
const besideTimes = 84;

/**
 * The axis of instants (UTC milliseconds) in the `pixels` that it has: marked by the periods that points stand for where there is
 * room, else by longer ones; by months where quarters and years are fiscal.
 */
export function timeAxis(
  context: ChartContext,
  instants: readonly (number | null)[],
  pixels = context.width - besideTimes,
): object {
  const { theme, locale, table, grain, label, x } = context;
  const isFiscal = table.columns.some(({ fiscalYearStart }) => fiscalYearStart !== undefined);
  const { least, most } = range(instants);
  const ticks = timeTicks([least, most], {
    grain: isFiscal && (grain === "quarter" || grain === "year") ? "month" : (grain ?? "second"),
    pixels,
    locale,
  });
  return {
    type: "time",
    axisLabel: {
      color: theme.muted,
      customValues: ticks.instants,
      lineHeight: 15,
      formatter: (instant: number) => ticks.label(instant),
    },
    axisLine: { lineStyle: { color: theme.grid } },
    axisTick: { show: false },
    splitLine: { show: false },
    axisPointer: {
      label: {
        formatter: ({ value }: { value: number }) =>
          x < 0 ? ticks.label(value) : label(new Date(value).toISOString(), x),
      },
    },
  };
}

function range(instants: readonly (number | null)[]): { least: number; most: number } {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const instant of instants) {
    if (instant === null) continue;
    least = Math.min(least, instant);
    most = Math.max(most, instant);
  }
  return least <= most ? { least, most } : { least: 0, most: 0 };
}
