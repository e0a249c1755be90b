import { legend } from "../draw/base-option.ts";
import type { ChartContext } from "../draw/chart-context.ts";
import { inkOn } from "../draw/ink-on.ts";
import { formatNumberShort } from "../format/format-number.ts";
import { canStartAnywhere, canWriteValues, mostWritten } from "./changeable.ts";
import { eachOf, figureAxis, type LookStep, listOf, type Part } from "./option-parts.ts";

/** Pixels between a chart and its frame where no legend stands. */
const margin = { above: 16, below: 8, right: 20 };

const withLegend: LookStep = (option, context) => {
  const asked = context.spec.look?.legend;
  const names = namesOf(option);
  if (asked === undefined || listOf(option.grid).length !== 1 || names.length < 2) return option;
  const { legend: _, ...bare } = option;
  const plain = {
    ...bare,
    grid: {
      ...(option.grid as Part),
      top: margin.above,
      ...(isNamedAtEnds(option) ? { right: margin.right } : {}),
    },
    series: eachOf(option.series, (one) =>
      one.endLabel === undefined ? one : { ...one, endLabel: { show: false } },
    ),
  };
  if (asked === "none") return plain;
  const { option: own, room } = legend(context, names);
  const drawn = { ...(own as Part), ...(listOf(option.legend)[0] ?? {}) };
  return asked === "above"
    ? { ...plain, legend: drawn, grid: { ...plain.grid, top: room } }
    : {
        ...plain,
        legend: { ...drawn, top: "auto", bottom: 0 },
        grid: { ...plain.grid, bottom: margin.below + room },
      };
};

/** What a legend names: what it names already, or the lines and bars that have a name. */
function namesOf(option: Part): string[] {
  const [named] = listOf(option.legend).map(({ data }) => data);
  const names = Array.isArray(named) ? named : listOf(option.series).map(({ name }) => name);
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

const isNamedAtEnds = ({ series }: Part): boolean =>
  listOf(series).some(({ endLabel }) => (endLabel as Part | undefined)?.show === true);

const withGrid: LookStep = (option, { spec }) => {
  const show = spec.look?.grid;
  if (show === undefined) return option;
  const axis = figureAxis(option);
  const lined = (one: Part, at: number): Part =>
    at > 0 ? one : { ...one, splitLine: { ...(one.splitLine as Part | undefined), show } };
  return { ...option, [axis]: eachOf(option[axis], lined) };
};

const withStart: LookStep = (option, { spec }) => {
  const start = spec.look?.start;
  if (start === undefined || !canStartAnywhere(spec.kind)) return option;
  const axis = figureAxis(option);
  const begun = (one: Part): Part =>
    start === "data"
      ? { ...one, scale: true }
      : { ...one, scale: start !== 0, ...(start === 0 ? {} : { min: start }) };
  return { ...option, [axis]: eachOf(option[axis], begun) };
};

/** The part of the tallest stack below which a part has no room for its figure. */
const leastPart = 0.06;

/** Figures at bars and points, in stacks where a part has room for its own. Single bars write theirs themselves. */
const withValues: LookStep = (option, context) => {
  const { values } = context.spec.look ?? {};
  const series = listOf(option.series);
  if (values === undefined || !canWriteValues(context.spec.kind)) return option;
  const bars = series.filter(({ type }) => type === "bar");
  if (values && bars.length > 1 && listOf(bars[0]?.data).length > mostWritten) return option;
  const least = leastPart * tallest(series);
  const written = (one: Part, at: number): Part =>
    series.length === 1 && one.type === "bar"
      ? one
      : {
          ...one,
          label: values
            ? { ...placeOf(one, at, context), show: true, formatter: textOf(one, context, least) }
            : { show: false },
          labelLayout: { hideOverlap: true },
          ...(one.type === "line" && values ? { showSymbol: true } : {}),
        };
  return { ...option, series: series.map(written) };
};

const isPart = ({ stack, type }: Part): boolean => stack !== undefined && type === "bar";

/** Within a part of a stack, above everything else. */
function placeOf(one: Part, at: number, { theme }: ChartContext): Part {
  const own = (one.itemStyle as Part | undefined)?.color ?? theme.series[at % theme.series.length];
  return isPart(one)
    ? { position: "inside", color: inkOn([String(own)], 0) }
    : { position: "top", color: theme.muted, ...(one.label as Part | undefined) };
}

function textOf(one: Part, { unit, y, column, locale }: ChartContext, least: number) {
  const index = y.find((each) => column(each).label === one.name) ?? y[0] ?? 0;
  return ({ value }: { value?: unknown }): string => {
    const last = Array.isArray(value) ? value.at(-1) : value;
    const fits = typeof last === "number" && !(isPart(one) && Math.abs(last) < least);
    return fits ? formatNumberShort(last, unit(index), locale) : "";
  };
}

/** How high the tallest stack of bars is. */
function tallest(series: readonly Part[]): number {
  const heights: number[] = [];
  for (const one of series.filter(isPart))
    for (const [at, value] of listOf(one.data).entries())
      heights[at] = (heights[at] ?? 0) + Math.abs(typeof value === "number" ? value : 0);
  return heights.reduce((most, height) => Math.max(most, height), 0);
}

/** What of a drawn chart is shown or left out, in the order in which it is changed. */
export const shownParts: readonly LookStep[] = [withLegend, withGrid, withStart, withValues];
