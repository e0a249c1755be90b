import type { EChartsOption } from "echarts";
import type { Chart } from "../chart.ts";
import { baseOption, tooltip } from "../draw/base-option.ts";
import { type ChartContext, numeric } from "../draw/chart-context.ts";
import { colourScale } from "../draw/colour-scale.ts";
import { formatNumber } from "../format/format-number.ts";
import { labelFormat } from "../format/label-format.ts";
import { placeName, placesOf, type Tile, tilesOf } from "./place-names.ts";

/** Pixels of a square that can carry its code, and its figure too; of the largest one; and below the map, for what its colours mean. */
const square = { coded: 18, figured: 40, largest: 56, below: 44 };

/** One figure by country or by US state: a square for each, all of one size, near where it lies. */
export const map: Chart = {
  name: "map",
  needs: "one figure by country or by US state",
  draws: ({ places, measures, categories, time }) =>
    places && measures.length > 0 && categories.length === 1 && time === null,
  fits: (shape) =>
    map.draws(shape) && shape.rows >= 3 && shape.members[0] === shape.rows
      ? "A map shows a figure where it lies."
      : null,
  encode: ({ measures, categories }) => ({ x: categories[0] ?? null, y: measures.slice(0, 1), series: null }),
  draw: drawMap,
};

type Shown = Tile & { value: number };

/** The height, in pixels, of a map of those places in that width. */
export function mapHeight(values: Parameters<typeof placesOf>[0], width: number): number {
  const places = placesOf(values);
  if (places === null) return 300;
  const { across, down } = extent(tilesOf(places.region), new Set(places.codes.values()));
  return Math.round(down * Math.min(square.largest, width / across)) + square.below;
}

function drawMap(context: ChartContext): EChartsOption {
  const { table, x, theme, locale, width, column, unit } = context;
  const [y = 0] = context.y;
  const values = table.rows.map((row) => row[x] ?? null);
  const places = placesOf(values) ?? { region: "world" as const, codes: new Map<string, string>() };
  const sums = new Map<string, number>();
  for (const row of table.rows) {
    const code = places.codes.get(String(row[x] ?? ""));
    const value = numeric(row[y]);
    if (code !== undefined && value !== null) sums.set(code, (sums.get(code) ?? 0) + value);
  }
  const all = tilesOf(places.region);
  const frame = extent(all, new Set(sums.keys()));
  const height = context.height ?? mapHeight(values, width);
  const size = Math.min(square.largest, width / frame.across, (height - square.below) / frame.down);
  const inside = all.filter(
    ({ column: at, row }) =>
      at >= frame.left && at < frame.left + frame.across && row >= frame.top && row < frame.top + frame.down,
  );
  const shown = inside.flatMap((tile): Shown[] => {
    const value = sums.get(tile.code);
    return value === undefined ? [] : [{ ...tile, value }];
  });
  const missing = new Set(values).size - places.codes.size;
  const figures = shown.map(({ value }) => value);
  const say = labelFormat(figures, unit(y), locale);
  const [low, high] = [Math.min(0, ...figures), Math.max(0, ...figures)];
  const hidden = { show: false, type: "value" as const };
  return {
    ...baseOption(context, missing > 0 ? `${missing} of ${new Set(values).size} are not on the map` : null),
    tooltip: {
      ...tooltip(context, "item", y),
      formatter: (point: unknown) => {
        const { data } = point as { data?: { name?: string; value?: number[] } };
        const value = data?.value?.[2];
        return `${data?.name ?? ""}: ${value === undefined ? "–" : formatNumber(value, unit(y), locale)}`;
      },
    },
    grid: {
      left: Math.max(0, (width - frame.across * size) / 2),
      top: 0,
      width: frame.across * size,
      height: frame.down * size,
    },
    xAxis: { ...hidden, min: frame.left - 0.5, max: frame.left + frame.across - 0.5 },
    yAxis: { ...hidden, min: frame.top - 0.5, max: frame.top + frame.down - 0.5, inverse: true },
    visualMap: { ...colourScale(context, [low, high], say), seriesIndex: 1, dimension: 2 },
    series: [
      squares(
        size,
        inside
          .filter(({ code }) => !sums.has(code))
          .map(({ code, column: at, row }) => ({
            name: placeName(places.region, code, locale),
            code,
            value: [at, row],
          })),
        { name: "No figure", color: theme.grid, label: theme.muted },
      ),
      squares(
        size,
        shown.map(({ code, column: at, row, value }) => ({
          name: placeName(places.region, code, locale),
          code: size >= square.figured ? `${code}\n${say(value)}` : code,
          value: [at, row, value],
          label: { color: value > (low + high) / 2 ? theme.surface : theme.text },
        })),
        { name: column(y).label, color: null, label: theme.text },
      ),
    ],
  };
}

type Point = { name: string; code: string; value: number[]; label?: { color: string } };

const squares = (
  size: number,
  data: Point[],
  look: { name: string; color: string | null; label: string },
) => ({
  type: "scatter" as const,
  name: look.name,
  data,
  symbol: "roundRect",
  symbolSize: size * 0.94,
  silent: look.color !== null,
  itemStyle: {
    opacity: look.color === null ? 1 : 0.6,
    ...(look.color === null ? {} : { color: look.color }),
  },
  label: {
    show: size >= square.coded,
    formatter: (point: unknown) => (point as { data?: Point }).data?.code ?? "",
    fontSize: size >= square.figured ? 11 : 9,
    lineHeight: 14,
    color: look.label,
  },
});

/** The part of a map that shows some places: all of it where they lie far apart. */
function extent(
  tiles: Tile[],
  codes: ReadonlySet<string>,
): { left: number; top: number; across: number; down: number } {
  const shown = tiles.filter(({ code }) => codes.has(code));
  const among = shown.length === 0 ? tiles : shown;
  const columns = among.map(({ column }) => column);
  const rows = among.map(({ row }) => row);
  const left = Math.max(0, Math.min(...columns) - 1);
  const top = Math.max(0, Math.min(...rows) - 1);
  const right = Math.min(Math.max(...tiles.map(({ column }) => column)), Math.max(...columns) + 1);
  const bottom = Math.min(Math.max(...tiles.map(({ row }) => row)), Math.max(...rows) + 1);
  return { left, top, across: right - left + 1, down: bottom - top + 1 };
}
