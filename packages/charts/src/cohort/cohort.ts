import type { Literal } from "@parlance/contract";
import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { nameAxis } from "../draw/axes.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { inkOn } from "../draw/ink-on.ts";
import { formatNumber, formatNumberShort } from "../format/format-number.ts";
import { parseInstant } from "../format/format-time.ts";
import { columnGrain, nextPeriod } from "../shape/column-grain.ts";

/** Cohorts and periods that stay readable, and the width in pixels that a cell with a figure and a heading need. */
const most = { down: 40, across: 40, cell: 40, age: 20 };

/** Groups by when they began, and what is left of each after one, two, … periods: shares of their first period. */
export const cohort: Chart = {
  name: "cohort matrix",
  needs: "one figure by a time that groups began and the time or number of periods since",
  draws: ({ cohort: found, measures }) => found !== null && measures.length > 0,
  fits: ({ cohort: found, measures, rows, positive }) =>
    found !== null && measures.length === 1 && positive && rows >= 3
      ? "A cohort matrix follows groups from when they began."
      : null,
  encode: ({ cohort: found, measures }) => ({
    x: found?.age ?? null,
    y: measures.slice(0, 1),
    series: found?.start ?? null,
  }),
  draw: drawCohorts,
};

function drawCohorts(context: ChartContext): EChartsOption {
  const { theme, locale, unit, y, width } = context;
  const [figure = 0] = y;
  const { names, cells, ages, shared } = matrixOf(context, figure);
  const drawn = shared ? share : unit(figure);
  const later = shared && ages > 1 ? cells.filter(([age]) => age > 0) : cells;
  const high = later.reduce((most, [, , value]) => Math.max(most, value), 0);
  const cellWidth = (width - 120) / Math.max(1, ages);
  const labelled = cellWidth >= most.cell;
  return {
    ...baseOption(context),
    tooltip: {
      ...tooltip(context, "item", figure),
      valueFormatter: (value) => formatNumber(Number(Array.isArray(value) ? value[2] : value), drawn, locale),
    },
    grid: { left: 8, right: 8, top: 24, bottom: 8, outerBoundsMode: "same", outerBoundsContain: "all" },
    xAxis: {
      type: "category",
      data: Array.from({ length: ages }, (_, age) => String(age)),
      position: "top",
      axisLabel: { color: theme.muted, interval: Math.max(1, Math.ceil(most.age / cellWidth)) - 1 },
      axisLine: { lineStyle: { color: theme.grid } },
      axisTick: { show: false },
    },
    yAxis: { ...nameAxis(context, names, { lying: true, note: null }), inverse: true },
    visualMap: { show: false, min: 0, max: high, inRange: { color: [...theme.sequential] } },
    series: [
      {
        type: "heatmap",
        name: context.column(figure).label,
        // The first period is the whole: in a colour of its own, it leaves the scale to what came back.
        data: cells.map((value) =>
          shared && value[0] === 0
            ? { value, visualMap: false, itemStyle: { color: theme.grid }, label: { color: theme.text } }
            : labelled
              ? { value, label: { color: inkOn(theme.sequential, high > 0 ? value[2] / high : 0) } }
              : value,
        ),
        itemStyle: { borderColor: theme.surface, borderWidth: 2, borderRadius: 2 },
        label: {
          show: labelled,
          fontSize: 11,
          formatter: ({ value }) =>
            formatNumberShort(Number(Array.isArray(value) ? value[2] : 0), drawn, locale),
        },
      },
    ],
  };
}

const share = { kind: "ratio", currency: null, label: null } as const;

type Matrix = { names: string[]; cells: [number, number, number][]; ages: number; shared: boolean };

/** The cohorts in order and their cells (age, cohort, value): shares of the first period, but of figures that are shares already. */
function matrixOf(context: ChartContext, figure: number): Matrix {
  const { table, x, series, label, locale, unit } = context;
  const start = series ?? x;
  const order = (value: Literal): string => String(value ?? "");
  const starts = [...new Set(table.rows.map((row) => row[start] ?? null))]
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, most.down);
  const ageOf = agesOf(context, start);
  const { kind } = unit(figure);
  const shared = kind !== "ratio" && kind !== "percent" && unit(figure).written === undefined;
  const found = starts.map((one) => {
    const rows = table.rows.filter((row) => (row[start] ?? null) === one);
    const cells = rows.flatMap((row) => {
      const [age, value] = [ageOf(row), numeric(row[figure])];
      return age === null || value === null || age >= most.across ? [] : [{ age, value }];
    });
    const first = cells.toSorted((a, b) => a.age - b.age)[0]?.value ?? 0;
    return { one, cells, first };
  });
  const sized = shared && found.every(({ first }) => first > 0);
  return {
    shared: sized,
    names: found.map(({ one, first }) =>
      sized
        ? `${label(one, start)} · ${formatNumberShort(first, context.column(figure).unit, locale)}`
        : label(one, start),
    ),
    ages: Math.max(0, ...found.flatMap(({ cells }) => cells.map(({ age }) => age))) + 1,
    cells: found.flatMap(({ cells, first }, down) =>
      cells.map(({ age, value }): [number, number, number] => [age, down, sized ? value / first : value]),
    ),
  };
}

/** Periods since a row's cohort began: as the data says, else counted from one time to the other. */
function agesOf({ table, x, column }: ChartContext, start: number): (row: Literal[]) => number | null {
  if (column(x).type === "integer") return (row) => numeric(row[x]);
  const times = table.rows.flatMap((row) => [row[x] ?? null, row[start] ?? null]);
  const grain = columnGrain(column(x).label, times) ?? "month";
  const instants = times.flatMap((time) => parseInstant(String(time)) ?? []);
  const places = new Map<number, number>();
  let instant = instants.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const last = instants.reduce((largest, one) => Math.max(largest, one), Number.NEGATIVE_INFINITY);
  for (let place = 0; instant <= last && place < 5000; place += 1) {
    places.set(instant, place);
    instant = nextPeriod(instant, grain);
  }
  const place = (value: Literal): number | null =>
    places.get(parseInstant(String(value)) ?? Number.NaN) ?? null;
  return (row) => {
    const [from, to] = [place(row[start] ?? null), place(row[x] ?? null)];
    return from === null || to === null ? null : to - from;
  };
}
