import { column, every, number, select, sort } from "./build.ts";
import { type ExpressionMap, mapExpression, mapSort, someExpression } from "./map-expression.ts";
import type { SelectColumn, SelectNode, SqlExpression, SqlQuery, SqlSource, SqlTree } from "./tree.ts";

/**
 * The tree without median and quantile aggregates, for databases that have none: the rows of each group are numbered in
 * the order of the operand, and the figure is interpolated between the neighbours of the wanted rank (Hyndman and Fan's
 * definition 7, which is SQL's PERCENTILE_CONT).
 */
export const rankQuantiles = (tree: SqlTree): SqlTree => ({
  ...tree,
  ctes: tree.ctes.map((cte) => ({ ...cte, query: rankQuery(cte.query) })),
  query: rankQuery(tree.query),
});

/** Whether medians or quantiles of different columns are taken, anywhere in the statement: Redshift has them sort alike. */
export function hasSeveral({ ctes, query }: SqlTree): boolean {
  const operands = new Set<string>();
  const map: ExpressionMap = {
    expression: (part) => {
      if (isQuantile(part)) operands.add(JSON.stringify(part.operand));
      return mapExpression(part, map);
    },
    query: (part) => visitQuery(part, map),
  };
  for (const each of [...ctes.map((cte) => cte.query), query]) map.query(each);
  return operands.size > 1;
}

const visitQuery = (query: SqlQuery, map: ExpressionMap): SqlQuery =>
  query.kind === "set"
    ? { ...query, left: map.query(query.left), right: map.query(query.right) }
    : mapParts(query, map);

function rankQuery(query: SqlQuery): SqlQuery {
  if (query.kind === "set") return { ...query, left: rankQuery(query.left), right: rankQuery(query.right) };
  const inner = withRankedParts(query);
  const figures = [...inner.columns, ...inner.orderBy].map(({ expression }) => expression);
  if (inner.having !== null) figures.push(inner.having);
  return figures.some((figure) => someExpression(figure, isQuantile)) ? ranked(inner) : inner;
}

/** Queries inside the select's expressions and sources come first. */
function withRankedParts(node: SelectNode): SelectNode {
  const map: ExpressionMap = { expression: (part) => mapExpression(part, map), query: rankQuery };
  return mapParts(node, map);
}

function mapParts(node: SelectNode, map: ExpressionMap): SelectNode {
  const source = (from: SqlSource): SqlSource =>
    from.kind === "derived" ? { ...from, query: map.query(from.query) } : from;
  const some = (part: SqlExpression | null): SqlExpression | null =>
    part === null ? null : map.expression(part);
  return {
    ...node,
    columns: node.columns.map((each) => ({ ...each, expression: map.expression(each.expression) })),
    from: node.from === null ? null : source(node.from),
    joins: node.joins.map((join) => ({ ...join, source: source(join.source), on: some(join.on) })),
    where: some(node.where),
    having: some(node.having),
    orderBy: node.orderBy.map((key) => mapSort(key, map)),
  };
}

type Aggregate = Extract<SqlExpression, { kind: "aggregate" }>;
type Quantile = Aggregate & { aggregation: "median" | "quantile"; operand: SqlExpression };

const isQuantile = (node: SqlExpression): node is Quantile =>
  node.kind === "aggregate" && (node.aggregation === "median" || node.aggregation === "quantile");

const alias = "ranked_rows";

/** The select over its own rows, numbered: dimensions and operands become columns of a derived table. */
function ranked(node: SelectNode): SelectNode {
  const { lifted, kept } = liftCorrelated(node);
  const groups = node.groupBy.map((key) => resolveKey(key, node));
  const keys = [...groups, ...lifted.map(({ inner }) => inner)];
  const columns = new Map<string, SelectColumn>();
  const named = (expression: SqlExpression, base: string): SqlExpression => {
    const id = JSON.stringify(expression);
    const known = columns.get(id) ?? {
      kind: "select-column",
      expression,
      alias: `${base}_${columns.size + 1}`,
    };
    columns.set(id, known);
    return column(alias, known.alias);
  };
  const keyColumns = keys.map((key) => named(key, "key"));
  const map: ExpressionMap = {
    expression: (part) => {
      const group = groups.findIndex((key) => JSON.stringify(key) === JSON.stringify(part));
      const key = keyColumns[group];
      if (key !== undefined) return key;
      if (isQuantile(part)) return interpolated(part, keys, named);
      if (part.kind !== "aggregate" || part.operand === null) return mapExpression(part, map);
      return { ...part, operand: named(part.operand, "value") };
    },
    query: (query) => query,
  };
  const outer = {
    columns: node.columns.map((each) => ({ ...each, expression: map.expression(each.expression) })),
    having: node.having === null ? null : map.expression(node.having),
    orderBy: node.orderBy.map((key) => mapSort(key, map)),
  };
  const agree = lifted.map(({ condition, outer: side }, index): SqlExpression => {
    const inner = keyColumns[groups.length + index] ?? side;
    return { ...condition, left: inner, right: side };
  });
  const query = select({ columns: [...columns.values()], from: node.from, joins: node.joins, where: kept });
  return {
    ...node,
    ...outer,
    groupBy: node.groupBy.map((key, index) => (key.kind === "ordinal" ? key : (keyColumns[index] ?? key))),
    from: { kind: "derived", query, alias },
    joins: [],
    where: every(agree),
  };
}

const resolveKey = (key: SqlExpression, { columns }: SelectNode): SqlExpression =>
  key.kind === "ordinal" ? (columns[key.position - 1]?.expression ?? key) : key;

/**
 * With n values and h = fraction · (n − 1), the value at rank r (from 1) weighs 1 − |r − 1 − h| where that is positive:
 * linear interpolation between two neighbours, and the value itself where h is whole.
 */
function interpolated(
  { operand, aggregation, fraction }: Quantile,
  keys: SqlExpression[],
  named: (expression: SqlExpression, base: string) => SqlExpression,
): SqlExpression {
  const filled: SqlExpression = {
    kind: "case",
    cases: [{ when: { kind: "is-null", operand, negated: true }, value: number(1) }],
    otherwise: number(0),
  };
  const over = { kind: "window", partitionBy: keys, preceding: null } as const;
  const value = named(operand, "value");
  const rank = named({ ...over, function: { name: "row-number" }, orderBy: [sort(operand)] }, "rank");
  const count = named({ ...over, function: { name: "sum", operand: filled }, orderBy: [] }, "filled");
  const part = number(aggregation === "median" ? 0.5 : (fraction ?? 0.5));
  const wanted = arithmetic("*", arithmetic("-", count, number(1)), part);
  const distance: SqlExpression = {
    kind: "call",
    name: "absolute",
    arguments: [arithmetic("-", arithmetic("-", rank, number(1)), wanted)],
  };
  const near: SqlExpression = { kind: "comparison", operator: "<", left: distance, right: number(1) };
  const weighted = arithmetic("*", value, arithmetic("-", number(1), distance));
  return {
    kind: "aggregate",
    aggregation: "sum",
    operand: { kind: "case", cases: [{ when: near, value: weighted }], otherwise: null },
    fraction: null,
  };
}

const arithmetic = (operator: "+" | "-" | "*", left: SqlExpression, right: SqlExpression): SqlExpression => ({
  kind: "arithmetic",
  operator,
  left,
  right,
});

type Lifted = {
  condition: Extract<SqlExpression, { kind: "same" | "comparison" }>;
  inner: SqlExpression;
  outer: SqlExpression;
};

/** Conditions that tie rows to an outer query cannot stand in a derived table: they are asked of the numbered rows. */
function liftCorrelated({ from, joins, where }: SelectNode): {
  lifted: Lifted[];
  kept: SqlExpression | null;
} {
  const own = new Set([...(from === null ? [] : [from.alias]), ...joins.map(({ source }) => source.alias)]);
  const isForeign = (part: SqlExpression): boolean =>
    part.kind === "column" && part.source !== null && !own.has(part.source);
  const conditions = where?.kind === "logic" && where.operator === "and" ? where.operands : [where];
  const lifted: Lifted[] = [];
  const kept: (SqlExpression | null)[] = [];
  for (const condition of conditions) {
    const pair =
      condition?.kind === "same" || (condition?.kind === "comparison" && condition.operator === "=")
        ? condition
        : null;
    if (pair !== null && someExpression(pair.right, isForeign) && !someExpression(pair.left, isForeign))
      lifted.push({ condition: pair, inner: pair.left, outer: pair.right });
    else kept.push(condition);
  }
  return { lifted, kept: every(kept) };
}
