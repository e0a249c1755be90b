import type { ChartSpec, Literal, ResultColumn, ResultTable } from "@parlance/contract";
import type { EChartsOption } from "echarts";
import { formatCell, formatNumber, formatShort, type Locale } from "../format-cell.ts";
import { type ChartTheme, type ThemeName, themes } from "./theme.ts";

/** How a chart is drawn: theme, locale and the width in CSS pixels that it will have. */
export type DrawOptions = { theme: ThemeName; locale: Locale; width: number };

/** A spec with its columns looked up: what every kind draws from. */
export type ChartContext = {
  spec: ChartSpec;
  table: ResultTable;
  theme: ChartTheme;
  locale: Locale;
  width: number;
  x: number;
  y: number[];
  series: number | null;
  column(index: number): ResultColumn;
  label(value: Literal, index: number): string;
};

/** Looks the spec's columns up; throws when the spec was made for another table. */
export function chartContext(
  spec: ChartSpec,
  table: ResultTable,
  { theme, locale, width }: DrawOptions,
): ChartContext {
  const indexOf = (id: string): number => {
    const index = table.columns.findIndex((column) => column.id === id);
    if (index < 0) throw new RangeError(`the chart names “${id}”, which the result does not have`);
    return index;
  };
  const column = (index: number): ResultColumn => {
    const found = table.columns[index];
    if (found === undefined) throw new RangeError(`no column ${index}`);
    return found;
  };
  return {
    spec,
    table,
    theme: themes[theme],
    locale,
    width,
    x: spec.x === null ? -1 : indexOf(spec.x),
    y: spec.y.map(indexOf),
    series: spec.series === null ? null : indexOf(spec.series),
    column,
    label: (value, index) => (value === null ? "(none)" : formatCell(value, column(index), locale)),
  };
}

/** What all charts share: type, grid, tooltip and the spoken description. */
export function baseOption(context: ChartContext): EChartsOption {
  const { theme, spec, locale } = context;
  const unit = context.column(context.y[0] ?? 0).unit;
  return {
    animationDuration: 180,
    color: [...theme.series],
    textStyle: { fontFamily: "Inter Variable, Inter, system-ui, sans-serif", color: theme.text },
    grid: {
      left: 8,
      right: 20,
      top: spec.series === null && spec.y.length < 2 ? 16 : 36,
      bottom: 8,
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
    },
    tooltip: {
      trigger: "axis",
      confine: true,
      backgroundColor: theme.surface,
      borderColor: theme.grid,
      textStyle: { color: theme.text, fontSize: 12 },
      valueFormatter: (value) => (typeof value === "number" ? formatNumber(value, unit, locale) : "–"),
    },
    aria: { enabled: true, label: { description: `${spec.title}. ${context.table.rowCount} rows.` } },
  };
}

/** The axis of values: light grid, short numbers. */
export function valueAxis({ theme, locale, column }: ChartContext, index: number): object {
  return {
    type: "value",
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      formatter: (value: number) => formatShort(value, column(index).unit, locale),
    },
    splitLine: { lineStyle: { color: theme.grid } },
    axisLine: { show: false },
    axisTick: { show: false },
  };
}

/** The axis of names. */
export function nameAxis({ theme }: ChartContext, names: string[], long: boolean): object {
  return {
    type: "category",
    data: names,
    axisLabel: {
      color: theme.muted,
      ...(long ? { width: 150, overflow: "truncate" } : { hideOverlap: true }),
    },
    axisLine: { lineStyle: { color: theme.grid } },
    axisTick: { show: false },
  };
}

/** A legend in the order of the series. */
export const legend = ({ theme }: ChartContext): object => ({
  type: "scroll",
  top: 0,
  left: 0,
  icon: "roundRect",
  itemWidth: 10,
  itemHeight: 10,
  textStyle: { color: theme.muted },
});

/** A cell as a number to draw; null leaves a gap. */
export const numeric = (value: Literal | undefined): number | null =>
  value === null || value === undefined || value === "" || !Number.isFinite(Number(value))
    ? null
    : Number(value);
