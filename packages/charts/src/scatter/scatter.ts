import { isNumberType, type Literal } from "@parlance/contract";
import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { lyingAxis, nameAxis, namedValueAxis } from "../draw/axes.ts";
import { baseOption, legend, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { maximumSeries } from "../draw/series-of.ts";
import { formatNumber } from "../format/format-number.ts";

/** Fewer points show no pattern; no more than `named` have their names beside them; more are drawn in bulk; far more are thinned evenly. */
const points = { few: 6, named: 30, bulk: 2000, most: 50_000 };

/** Two figures of each row against each other. */
export const scatter: Chart = {
  name: "scatter plot",
  needs: "two figures, or one figure by a column",
  draws: ({ figures, categories, time, rows }) =>
    rows > 0 &&
    (figures.length >= 2 || (figures.length === 1 && categories.length + (time === null ? 0 : 1) > 0)),
  fits: ({ figures, time, rows, categories, analysis, numbered }) =>
    (figures.length >= 2 || (figures.length === 1 && numbered && categories.length === 1)) &&
    time === null &&
    (categories.length <= 2 || (analysis === "correlation" && figures.length >= 2)) &&
    (rows > points.few ||
      (rows > 2 && figures.length === 2 && categories.length === 0) ||
      (analysis === "correlation" && rows > 1))
      ? "Points show how two figures go together."
      : null,
  encode: ({ figures, categories, time, members }) =>
    figures.length >= 2
      ? { x: figures[0] ?? null, y: figures.slice(1, 2), series: colouring(categories, members) }
      : { x: categories[0] ?? time, y: figures.slice(0, 1), series: categories[1] ?? null },
  draw: drawScatter,
};

/** The category that colours the points: one of few members, else the one that names each point. */
const colouring = (categories: number[], members: number[]): number | null =>
  categories.find((_, place) => (members[place] ?? 0) <= maximumSeries && (members[place] ?? 0) > 1) ??
  categories[0] ??
  null;

type Point = { name: string; value: [number | string, number] };

function drawScatter(context: ChartContext): EChartsOption {
  const { theme, x, column } = context;
  const y = context.y[0] ?? 0;
  const groups = grouped(context, y);
  const coloured = groups.length > 1;
  const named = coloured
    ? legend(
        context,
        groups.map(({ name }) => name),
      )
    : null;
  return {
    ...baseOption(context),
    tooltip: { ...tooltip(context, "item", y), formatter: sayPoint(context, y) },
    ...(named === null ? {} : { legend: named.option }),
    grid: {
      left: 36,
      right: 20,
      top: named?.room ?? 16,
      bottom: 32,
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
    },
    xAxis: isNumeric(context)
      ? lyingAxis(context, namedValueAxis(context, x, 28))
      : nameAxis(context, namesOf(context), { lying: false, note: column(x).label }),
    yAxis: namedValueAxis(context, y, 48),
    series: groups.map(({ name, data }) => ({
      type: "scatter" as const,
      name: coloured ? name : column(y).label,
      data: data.length > points.bulk ? data.map(({ value }) => value) : coloured ? data : withNames(data),
      symbolSize: data.length > points.bulk ? 3 : 7,
      large: data.length > points.bulk,
      itemStyle: { ...(coloured ? {} : { color: theme.accent }), opacity: 0.7 },
      label: { formatter: "{b}", color: theme.text, opacity: 1, lineHeight: 16 },
      labelLayout: { hideOverlap: true },
    })),
  };
}

/** Few points with their names beside them, on the side where there is room. */
function withNames(data: Point[]): (Point & { label?: object })[] {
  if (data.length > points.named) return data;
  const along = data.map(({ value }) => Number(value[0]));
  const [least, most] = [Math.min(...along), Math.max(...along)];
  return data.map((point, at) => {
    const isFarRight = (along[at] ?? 0) - least > (most - least) * 0.7;
    return { ...point, label: { show: point.name !== "", position: isFarRight ? "left" : "right" } };
  });
}

/**
 * The points by the members of the series column where they are few and have several each, else in one group; thinned evenly beyond
 * the most.
 */
function grouped(context: ChartContext, y: number): { name: string; data: Point[] }[] {
  const { table, x, series, label } = context;
  const measured = isNumeric(context);
  const step = Math.max(1, Math.ceil(table.rows.length / points.most));
  const members = new Set(series === null ? [] : table.rows.map((row) => row[series] ?? null));
  const split = members.size > 1 && members.size <= maximumSeries && members.size < table.rows.length;
  const groups = new Map<Literal, { name: string; data: Point[] }>();
  for (const [index, row] of table.rows.entries()) {
    const a = measured ? numeric(row[x]) : label(row[x] ?? null, x);
    const b = numeric(row[y]);
    if (a === null || b === null || index % step !== 0) continue;
    const name = series === null ? "" : label(row[series] ?? null, series);
    const key = split && series !== null ? (row[series] ?? null) : null;
    const group = groups.get(key) ?? { name, data: [] };
    groups.set(key, group);
    group.data.push({ name, value: [a, b] });
  }
  return [...groups.values()];
}

const isNumeric = ({ table, x }: ChartContext): boolean => isNumberType(table.columns[x]?.type);

const namesOf = ({ table, x, label }: ChartContext): string[] => [
  ...new Set(table.rows.map((row) => label(row[x] ?? null, x))),
];

function sayPoint({ column, unit, x, locale }: ChartContext, y: number) {
  return (point: unknown): string => {
    const { name = "", value } = point as { name?: string; value?: unknown };
    const [a, b] = Array.isArray(value) ? value : [];
    const say = (index: number, figure: unknown): string =>
      `${escaped(column(index).label)}: ${typeof figure === "number" ? formatNumber(figure, unit(index), locale) : escaped(String(figure))}`;
    return [...(name === "" ? [] : [escaped(name)]), say(x, a), say(y, b)].join("<br>");
  };
}

/** Tooltips are HTML, names come from data. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
