import {
  type Aggregation,
  aggregateOf,
  aggregateQuery,
  type ChartKind,
  type Expression,
  fieldOf,
  type ListQuery,
  type Literal,
  listQuery,
  type ResultColumn,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import type { ChartCase } from "./chart-case.ts";

/**
 * The labelled chart's own values as a result, with the query that it would be the result of: its aggregations, its order and
 * limit, and the chart that the question wishes for. What a chart is chosen from when a question was read right.
 */
export function goldResult(
  one: ChartCase,
  wish: ChartKind | null,
): { table: ResultTable; query: SemanticQuery } {
  const names = selected(one.visQuery);
  const columns = (one.rows[0] ?? []).map((_, index) => columnOf(one, index, names[index] ?? null));
  const rows = one.rows.map((row) => row.map((value, index) => cellOf(value, index, one, columns)));
  const table = { columns, rows, rowCount: rows.length, truncated: false };
  return { table, query: queryOf(one, columns, names, wish) };
}

/** The expressions between SELECT and FROM. */
const selected = (query: string): string[] =>
  (/SELECT (.*?) FROM /i.exec(query)?.[1] ?? "").split(/ , |, /).map((part) => part.trim());

const aggregations: Record<string, Aggregation> = {
  count: "count",
  sum: "sum",
  avg: "average",
  min: "minimum",
  max: "maximum",
};

function aggregationOf(name: string | null): Aggregation | null {
  const call = /^(count|sum|avg|min|max) ?\(/i.exec(name ?? "")?.[1]?.toLowerCase();
  return call === undefined ? null : (aggregations[call] ?? null);
}

const isDay = (value: Literal): boolean => value === null || /^\d{4}-\d{2}-\d{2}/.test(String(value));
const cyclic = /^(?:month|weekday|hour)$/i;

function columnOf(one: ChartCase, index: number, name: string | null): ResultColumn {
  const values = one.rows.map((row) => row[index] ?? null);
  const numbers = values.every((value) => value === null || typeof value === "number");
  const whole = values.every((value) => value === null || Number.isInteger(value));
  const times = index === 0 && (values.every(isDay) || (isBinned(one) && !cyclic.test(one.bin?.by ?? "")));
  const key = /(?:^|[._ ])(?:id|code|number)$|_id$|id$/i.test(name ?? "");
  const figure = numbers && (aggregationOf(name) !== null || (index === 1 && !key) || (isList(one) && !key));
  return {
    id: `c${index}`,
    label: one.columns[index] ?? `column ${index + 1}`,
    type: times ? "date" : numbers ? (whole ? "integer" : "decimal") : "string",
    role: figure && !times ? "measure" : "dimension",
    unit: { kind: "none", currency: null, label: null },
  };
}

const isBinned = ({ bin }: ChartCase): boolean => bin !== null && bin !== undefined;
const isList = ({ visQuery }: ChartCase): boolean =>
  !selected(visQuery).some((name) => aggregationOf(name) !== null);

/** Years and spans of years ("1977~1979") as their first day. */
const cellOf = (value: Literal, index: number, one: ChartCase, columns: ResultColumn[]): Literal =>
  index === 0 && columns[0]?.type === "date" && isBinned(one) && /^\d{4}/.test(String(value))
    ? `${String(value).slice(0, 4)}-01-01`
    : value;

function queryOf(
  one: ChartCase,
  columns: ResultColumn[],
  names: string[],
  chart: ChartKind | null,
): SemanticQuery {
  const shared = { chart, order: orderOf(one, names), limit: limitOf(one) };
  const items = columns.map(({ id, label }, index) => ({ id, label, expression: expressionOf(one, index) }));
  if (isList(one)) return listQuery("suite", "t", { ...shared, columns: items });
  return aggregateQuery("suite", "t", {
    ...shared,
    dimensions: items.filter((_, index) => columns[index]?.role === "dimension"),
    measures: columns.flatMap(({ id, label, role }, index) =>
      role === "measure"
        ? [
            {
              id,
              label,
              expression: aggregateOf(aggregationOf(names[index] ?? null) ?? "sum", field(index)),
            },
          ]
        : [],
    ),
  });
}

const field = (index: number): Expression => fieldOf("t", `c${index}`);

function expressionOf(one: ChartCase, index: number): Expression {
  if (index !== 0 || !isBinned(one)) return field(index);
  const by = one.bin?.by.toLowerCase() ?? "";
  if (by === "weekday") return { kind: "part", part: "day-of-week", operand: field(index) };
  if (by === "month") return { kind: "part", part: "month-of-year", operand: field(index) };
  return { kind: "truncate", grain: "year", operand: field(index) };
}

function orderOf({ visQuery }: ChartCase, names: string[]): ListQuery["order"] {
  const [, by, way] = /ORDER BY (.+?) (ASC|DESC)/i.exec(visQuery) ?? [];
  if (by === undefined) return [];
  const index = names.findIndex((name) => name.toLowerCase() === by.trim().toLowerCase());
  return [{ by: { kind: "output", id: `c${Math.max(0, index)}` }, descending: /desc/i.test(way ?? "") }];
}

function limitOf({ visQuery }: ChartCase): ListQuery["limit"] {
  const count = /LIMIT (\d+)/i.exec(visQuery)?.[1];
  return count === undefined ? null : { count: Number(count), offset: 0, per: [], ties: "cut" };
}
