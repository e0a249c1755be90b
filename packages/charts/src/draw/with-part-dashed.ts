import type { LineSeriesOption } from "echarts";
import { parseInstant } from "../format/format-time.ts";
import type { ChartContext } from "./chart-context.ts";

type Point = number | null | (number | null)[];
type Line = Omit<LineSeriesOption, "data"> & { data: Point[] };

/**
 * A line of [instant, value] points as series in which the way to a period that the data covers in part alone is dashed and its point hollow:
 * the line itself keeps points, names and tooltips, and two that are neither named nor pointed at are what is seen of it. A line
 * without such a period stays as it is.
 */
export function withPartDashed(
  { partial, theme }: ChartContext,
  line: Line,
  color: string,
): LineSeriesOption[] {
  const instants = new Set([...partial].map((start) => parseInstant(String(start))));
  const isPart = (point: Point): boolean => Array.isArray(point) && instants.has(point[0] ?? null);
  const { data, lineStyle } = line;
  if (!data.some(isPart)) return [line];
  const hollow = {
    symbol: "circle",
    symbolSize: 8,
    itemStyle: { color: theme.surface, borderColor: color, borderWidth: 2 },
  };
  const isNear = (at: number): boolean => data.slice(Math.max(0, at - 1), at + 2).some(isPart);
  return [
    {
      ...line,
      data: data.map((value) => (isPart(value) ? { value, ...hollow } : value)),
      lineStyle: { ...lineStyle, opacity: 0 },
    },
    {
      ...drawnAlone,
      itemStyle: { color },
      lineStyle: { ...lineStyle, color },
      data: data.map((point) => (isPart(point) ? empty(point) : point)),
    },
    {
      ...drawnAlone,
      itemStyle: { color },
      lineStyle: { ...lineStyle, color, type: "dashed" },
      data: data.map((point, at) => (isNear(at) ? point : empty(point))),
    },
  ];
}

const drawnAlone = { type: "line", symbol: "none", silent: true, tooltip: { show: false } } as const;

const empty = (point: Point): Point => (Array.isArray(point) ? [point[0] ?? null, null] : null);
