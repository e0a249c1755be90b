import type { TimeGrain } from "@parlance/contract";
import { formatNumberShort } from "../format/format-number.ts";
import { formatTime } from "../format/format-time.ts";
import { localeDate } from "../format/formatters.ts";
import type { ChartContext } from "./chart-context.ts";

/** The axis of a figure: light grid, short numbers. */
export function valueAxis(context: ChartContext, index: number): object {
  const { theme, locale } = context;
  const unit = context.unit(index);
  return {
    type: "value",
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
const letterPixels = 6.5;

/**
 * The axis of names; `note` stands below it ("40 of 212 shown"). Long names are cut when `lying`; standing, they are broken
 * into lines where each word has room for that, else they lean, and where there is no room for that either some are left out.
 */
export function nameAxis(
  { theme, width, grain }: ChartContext,
  names: string[],
  { lying, note }: { lying: boolean; note: string | null },
): object {
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
        : slot >= room.least && longestWord(names) * letterPixels <= slot - room.gap
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

/** The axis of instants (UTC milliseconds), labelled by the period that a point stands for. */
export function timeAxis({ theme, locale, table }: ChartContext, grain: TimeGrain | null): object {
  const days: Partial<Record<TimeGrain, number>> = { day: 1, week: 7, month: 28, quarter: 90, year: 365 };
  const whole = days[grain ?? "second"];
  const isFiscal = table.columns.some(({ fiscalYearStart }) => fiscalYearStart !== undefined);
  const ticks = isFiscal ? "month" : axisGrain(grain);
  return {
    type: "time",
    ...(whole === undefined ? {} : { minInterval: whole * 86_400_000 }),
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      showMinLabel: true,
      lineHeight: 15,
      formatter: (instant: number, index: number) =>
        ticks === "month"
          ? monthTick(new Date(instant), index, locale)
          : formatTime(new Date(instant).toISOString(), ticks, locale),
    },
    axisLine: { lineStyle: { color: theme.grid } },
    axisTick: { show: false },
    splitLine: { show: false },
  };
}

/** A month, with its year below where one begins: short, so that all of a year stand side by side. */
function monthTick(month: Date, index: number, locale: string): string {
  const name = localeDate(month.getTime(), locale, { month: "short" });
  return index === 0 || month.getUTCMonth() === 0 ? `${name}\n${month.getUTCFullYear()}` : name;
}

/** Ticks fall on whole months and years, so quarters and weeks are labelled by those. */
const axisGrain = (grain: TimeGrain | null): TimeGrain | null =>
  grain === "quarter" ? "month" : grain === "week" ? "day" : grain;
