import { type ComparisonOperator, type Filter, findTable } from "@parlance/contract";
import { column, every, number, select } from "./build.ts";
import {
  comparableKeys,
  type JoinTreeNode,
  joinCondition,
  joinTree,
  tableAt,
  tableSource,
  typeOf,
} from "./join-tree.ts";
import { type PlannedRows, planRows } from "./plan-rows.ts";
import { type PlanContext, type RowContext, unchecked } from "./row-context.ts";
import type { JoinNode, SelectNode, SqlExpression } from "./tree.ts";

type Related = Extract<Filter, { kind: "related" }>;

/**
 * How many distinct rows at the end of the path hang on the current row. Where one column ties them, the current rows
 * are those whose key is IN a query of its own, which databases answer in one go; else a subquery looks for each row.
 */
export function planRelated(filter: Related, row: RowContext): SqlExpression {
  const chain = chainOf(filter, row);
  const { rows, nodes, joins } = chain;
  if (rows.repeats && !isExistence(filter))
    return unchecked("a count of related rows under a to-many condition");
  const [first, ...further] = nodes;
  const [outer, more] = first?.step?.fromColumns ?? [];
  const inner = first?.step?.toColumns[0];
  const counted = further.length === 0 ? null : keyOf(row.plan, rows.root);
  const countable = isExistence(filter) || further.length === 0 || counted !== null;
  if (first === undefined || outer === undefined || inner === undefined || more !== undefined || !countable)
    return lookForEach(filter, row, chain);
  const holdsForNone = compares(filter.operator, 0, filter.count);
  const operator = holdsForNone ? complement[filter.operator] : filter.operator;
  const [reference, key] = comparableKeys(
    column(row.source([]), outer),
    typeOf(row.plan.model, row.subject, outer),
    column(first.alias, inner),
    typeOf(row.plan.model, first.table, inner),
  );
  const query: SelectNode = {
    ...rows.select,
    columns: [{ kind: "select-column", expression: key, alias: inner }],
    joins: [...rows.select.joins, ...joins],
    where: every([rows.select.where, { kind: "is-null", operand: key, negated: true }]),
    ...(isExistence(filter) ? {} : { groupBy: [key], having: countMeets(operator, filter.count, counted) }),
  };
  const found: SqlExpression = { kind: "in-query", operand: reference, query };
  const known: SqlExpression = {
    kind: "call",
    name: "coalesce",
    arguments: [found, { kind: "boolean", value: false }],
  };
  return holdsForNone ? { kind: "not", operand: known } : known;
}

/** The far table's rows that pass, and the way to them: its tables, and their joins from the far end back. */
type Chain = { rows: PlannedRows; nodes: JoinTreeNode[]; joins: JoinNode[] };

function chainOf({ path, filter }: Related, row: RowContext): Chain {
  const { plan } = row;
  const far = tableAt(plan, row.subject, path);
  const rows = planRows(plan, { subject: far, root: [], projected: [], filter, names: row.names });
  const names = new Set(rows.row.names);
  const nodes = [...joinTree(plan, row.subject, [], [path], names).nodes.values()].slice(1);
  const last = nodes.at(-1) ?? unchecked("related rows without a path");
  last.alias = rows.root.alias;
  const joins = nodes.slice(1).map((node): JoinNode => {
    const source = tableSource(plan, node.parent ?? unchecked("related rows without a way"));
    return { kind: "join", type: "inner", source, on: joinCondition(plan, node) };
  });
  return { rows, nodes, joins: joins.toReversed() };
}

/** The column that identifies a row of the table; null where it takes none or several. */
function keyOf(plan: PlanContext, node: JoinTreeNode): SqlExpression | null {
  const [key, ...more] = findTable(plan.model, node.table)?.primaryKey ?? [];
  return key === undefined || more.length > 0 ? null : column(node.alias, key);
}

/** Compares the number of rows, or of different values of `counted`. */
function countMeets(
  operator: ComparisonOperator,
  count: number,
  counted: SqlExpression | null,
): SqlExpression {
  const aggregation = counted === null ? "count" : "count-distinct";
  return {
    kind: "comparison",
    operator,
    left: { kind: "aggregate", aggregation, operand: counted, fraction: null },
    right: { kind: "parameter", value: count, type: "integer" },
  };
}

/** Looks for the far rows of each current row, each once: the way between only has to exist. */
function lookForEach(filter: Related, row: RowContext, { rows, nodes }: Chain): SqlExpression {
  const query: SelectNode = {
    ...rows.select,
    where: every([wayExists(row, nodes), rows.select.where]),
  };
  if (isExistence(filter)) {
    const columns = [{ kind: "select-column" as const, expression: number(1), alias: "found" }];
    return {
      kind: "exists",
      query: { ...query, columns },
      negated: compares(filter.operator, 0, filter.count),
    };
  }
  const count: SqlExpression = { kind: "aggregate", aggregation: "count", operand: null, fraction: null };
  const columns = [{ kind: "select-column" as const, expression: count, alias: "related" }];
  return {
    kind: "comparison",
    operator: filter.operator,
    left: { kind: "scalar-query", query: { ...query, columns } },
    right: { kind: "parameter", value: filter.count, type: "integer" },
  };
}

/** The far row hangs on the current one: over the tables between, some of which may repeat. */
function wayExists(row: RowContext, nodes: JoinTreeNode[]): SqlExpression {
  const keys = nodes.map((node, index) => joinCondition(row.plan, node, index === 0 ? row.source([]) : null));
  const all = every(keys) ?? unchecked("a relationship without columns");
  const [first, ...rest] = nodes.slice(0, -1);
  if (first === undefined) return all;
  const query = select({
    columns: [{ kind: "select-column", expression: number(1), alias: "found" }],
    from: tableSource(row.plan, first),
    joins: rest.map((node) => ({
      kind: "join",
      type: "cross",
      source: tableSource(row.plan, node),
      on: null,
    })),
    where: all,
  });
  return { kind: "exists", query, negated: false };
}

/** Whether the filter only tells none from some. */
function isExistence({ operator, count }: Related): boolean {
  if (count === 0) return [">", "=", "!=", "<="].includes(operator);
  return count === 1 && (operator === ">=" || operator === "<");
}

const complement: Record<ComparisonOperator, ComparisonOperator> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

function compares(operator: ComparisonOperator, left: number, right: number): boolean {
  switch (operator) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}
