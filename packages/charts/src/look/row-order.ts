import type { ChartKind, ChartSpec, Literal, ResultTable, SemanticQuery } from "@parlance/contract";
import { isUnordered } from "../shape/columns-of.ts";
import { arrangedColumn, orderBy, sizesOf } from "./arrange-rows.ts";

/** Kinds that show the largest member first where no order was asked for. */
const ranked: Partial<Record<ChartKind, true>> = {
  bar: true,
  "grouped-bar": true,
  "stacked-bar": true,
  donut: true,
  pareto: true,
  map: true,
};

/** The places of a result's rows in the order to show them, and the column whose figures or names show it (null for none). */
export type RowOrder = { places: number[]; by: { column: number; descending: boolean } | null };

const latestFirst = (places: number[], time: (place: number) => Literal): number[] =>
  places.toSorted((a, b) => {
    const [one, other] = [String(time(a) ?? ""), String(time(b) ?? "")];
    return one === other ? a - b : one < other ? 1 : -1;
  });

/**
 * The order of rows that stand beside their chart: the chart's own, so that both are read from the same end. The result's,
 * which is the one that was asked for if any was, where the chart keeps that or has none; of members over time it always is, but for
 * forecasts, of which the last are what was asked for, and anomalies, which come before what is usual.
 */
export function rowOrder(spec: ChartSpec, table: ResultTable, query: SemanticQuery): RowOrder {
  const { columns, rows } = table;
  const places = rows.map((_, place) => place);
  const x = columns.findIndex(({ id }) => id === spec.x);
  if (spec.kind === "forecast" && x >= 0)
    return {
      places: latestFirst(places, (place) => rows[place]?.[x] ?? null),
      by: { column: x, descending: true },
    };
  const marks = spec.kind === "anomalies" ? columns.findIndex(({ id }) => id === spec.y[1]) : -1;
  const isMarked = (place: number): boolean => rows[place]?.[marks] === true;
  if (places.some(isMarked))
    return {
      places: [...places.filter(isMarked), ...places.filter((place) => !isMarked(place))],
      by: { column: marks, descending: true },
    };
  const usual = ranked[spec.kind] === true && isUnordered(table, query, x < 0 ? null : x);
  const sort = spec.look?.sort ?? (usual ? "largest" : undefined);
  if (sort === undefined || x < 0 || arrangedColumn(spec, table) !== spec.x) return { places, by: null };
  const compare = orderBy(sort, x, sizesOf(spec, table, x));
  const sorted = places.toSorted((a, b) => compare(rows[a] ?? [], rows[b] ?? []));
  if (sort === "name" || sort === "name-descending")
    return { places: sorted, by: { column: x, descending: sort === "name-descending" } };
  const unnamed = (place: number): boolean => usual && rows[place]?.[x] === null;
  const y = columns.findIndex(({ id }) => id === spec.y[0]);
  const isPlain =
    spec.series === null &&
    spec.y.length === 1 &&
    !places.some(unnamed) &&
    rows.every((row) => Number(row[y] ?? 0) >= 0);
  return {
    // What belongs to no member stands last, however large.
    places: [...sorted.filter((place) => !unnamed(place)), ...sorted.filter(unnamed)],
    by: isPlain ? { column: y, descending: sort === "largest" } : null,
  };
}
