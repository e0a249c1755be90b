import {
  type ChartSpec,
  type Literal,
  type ResultColumn,
  type ResultTable,
  type TimeGrain,
  wholeNames,
} from "@parlance/contract";
import { formatCell, noMember } from "../format/format-cell.ts";
import { type Locale, unitOf, type WrittenUnit } from "../format/format-number.ts";
import { arrangeRows } from "../look/arrange-rows.ts";
import { recoloured } from "../look/recoloured.ts";
import { columnGrain } from "../shape/column-grain.ts";
import { isTimes } from "../shape/is-times.ts";
import { type ChartTheme, type ThemeName, themes } from "./theme.ts";

/** How a chart is drawn: theme, locale and the width in CSS pixels that it will have; a height where it is a small one. */
export type DrawOptions = { theme: ThemeName; locale: Locale; width: number; height?: number };

/** A spec with its columns looked up by index: what every kind draws from. `x` is -1 where the kind has none. */
export type ChartContext = {
  spec: ChartSpec;
  table: ResultTable;
  theme: ChartTheme;
  locale: Locale;
  width: number;
  height: number | null;
  x: number;
  y: number[];
  series: number | null;
  /** The period that the values of `x` stand for; null where they are no times. */
  grain: TimeGrain | null;
  /** Those of the values of `x` that are periods of which the data covers a part alone. */
  partial: ReadonlySet<Literal>;
  /** What the look leaves out, for those who read the chart: "The largest 5 of 212 are shown". */
  leftOut: string | null;
  /** Each stack or area is drawn as the shares of its parts. */
  shares: boolean;
  column(index: number): ResultColumn;
  /** The unit that a figure is drawn in. */
  unit(index: number): WrittenUnit;
  /** A member's name as people read it. */
  label(value: Literal, index: number): string;
};

/** Looks the spec's columns up; throws a RangeError when the spec was made for another table. */
export function chartContext(
  given: ChartSpec,
  whole: ResultTable,
  { theme, locale, width, height }: DrawOptions,
): ChartContext {
  const { spec, table, leftOut } = arrangeRows(given, wholeNames(whole));
  const indexOf = (id: string): number => {
    const index = table.columns.findIndex((column) => column.id === id);
    if (index < 0) throw new RangeError(`the chart names “${id}”, which the result does not have`);
    return index;
  };
  const columns = table.columns.map(
    (one, index): ResultColumn =>
      one.type === "string" && isTimes(table, index) ? { ...one, type: "date" } : one,
  );
  const column = (index: number): ResultColumn => {
    const found = columns[index];
    if (found === undefined) throw new RangeError(`no column ${index}`);
    return found;
  };
  const x = spec.x === null ? -1 : indexOf(spec.x);
  const grainOf = (index: number): TimeGrain | null =>
    columns[index]?.type === "date" || columns[index]?.type === "timestamp"
      ? columnGrain(
          column(index).label,
          table.rows.map((row) => row[index] ?? null),
        )
      : null;
  const grain = grainOf(x);
  const series = spec.series === null ? null : indexOf(spec.series);
  const seriesGrain = grainOf(series ?? -1);
  const look = spec.look ?? {};
  const shares = look.share === true && (spec.kind === "stacked-bar" || spec.kind === "area");
  const { numbers, decimals } = look;
  const written = numbers === undefined && decimals === undefined ? {} : { written: { numbers, decimals } };
  return {
    spec,
    table,
    theme: recoloured(themes[theme], look.colours?.[""]),
    locale,
    width,
    height: height ?? null,
    x,
    y: spec.y.map(indexOf),
    series,
    grain,
    partial: new Set(columns[x]?.partial),
    leftOut,
    shares,
    column,
    unit: (index) => (shares ? { ...partOfWhole, ...written } : { ...unitOf(column(index)), ...written }),
    label: (value, index) =>
      value === null
        ? noMember
        : formatCell(value, column(index), { locale, grain: index === x ? grain : seriesGrain }),
  };
}

/** Pixels of height up to which a chart is a small one. */
const mostSmall = 200;

/** Whether a chart of that height has room for the plainest alone. */
export const isSmall = (height: number | null): boolean => height !== null && height <= mostSmall;

const partOfWhole = { kind: "ratio", currency: null, label: null } as const;

/** Sizes that ECharts can lay an axis over: its steps are rounded to at most twenty decimals. */
const drawable = { smallest: 1e-15, largest: 1e200 };

/** A cell as a number to draw; null leaves a gap, as do numbers that no axis can hold. */
export function numeric(value: Literal | undefined): number | null {
  if (value === null || value === undefined || value === "" || typeof value === "boolean") return null;
  const number = Number(value);
  const size = Math.abs(number);
  if (!(size <= drawable.largest)) return null;
  return size < drawable.smallest ? 0 : number;
}
