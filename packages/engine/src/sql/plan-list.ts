import { findTable, type ListQuery, type Order } from "@parlance/contract";
import { column, select } from "./build.ts";
import { finishQuery, unseen } from "./finish-query.ts";
import { groupKeys } from "./plan-facts.ts";
import { type PlannedRows, planRows } from "./plan-rows.ts";
import { freshName, type PlanContext } from "./row-context.ts";
import { type Stage, type StageOutput, selectColumns } from "./stage.ts";
import type { SelectColumn } from "./tree.ts";
import { expressionPaths } from "./used-paths.ts";

/**
 * Rows of the subject, each once for every combination of the to-many rows that its columns show. Orders that are no
 * output become hidden columns. Distinct rows are those of the shown columns; a hidden one that orders them counts by
 * its smallest value (largest when descending). What a database makes distinct comes in any order: it is sorted.
 */
export function planList(plan: PlanContext, query: ListQuery): ReturnType<typeof finishQuery> {
  const ids = new Set(query.columns.map(({ id }) => id));
  const orders = [...query.order, ...keyOrder(plan, query)].map(({ by, descending }) => ({
    descending,
    expression: by,
    id: by.kind === "output" ? by.id : freshName("order", ids),
  }));
  const extra = orders.filter(({ expression }) => expression.kind !== "output");
  const columns = [...query.columns, ...extra];
  const rows = planRows(plan, {
    subject: query.subject,
    root: [],
    projected: columns.flatMap(({ expression }) => expressionPaths(expression)),
    filter: query.filter,
    names: new Set(),
  });
  const outputs = columns.map(({ id, expression }) => ({
    id,
    expression: plan.translate.expression(expression, rows.row),
  }));
  const hidden = [...query.hidden, ...extra.map(({ id }) => id)];
  const descending = new Set(orders.filter((order) => order.descending).map(({ id }) => id));
  const each = rows.repeats ? onceEach(rows, outputs) : stageOf(rows.select, outputs);
  const stage = query.distinct ? distinctOf(each, hidden, descending) : each;
  return finishQuery(plan, stage, {
    transforms: [],
    having: null,
    order: orders.map((order) => ({ by: { kind: "output", id: order.id }, descending: order.descending })),
    limit: query.limit,
    hidden: unseen(hidden, query),
    dimensions: [],
    alwaysSorted: query.distinct || rows.repeats,
  });
}

/** Sorted rows that tie come as they stand in the table: in the order of its file where one is kept, else of its key. */
function keyOrder({ model }: PlanContext, { subject, distinct, order, limit }: ListQuery): Order[] {
  if (distinct || (order.length === 0 && limit === null) || limit?.ties === "keep") return [];
  const table = findTable(model, subject);
  const position = table?.positionColumn ?? null;
  return (position === null ? (table?.primaryKey ?? []) : [position]).map((name) => ({
    by: { kind: "field", field: { path: [], table: subject, column: name } },
    descending: false,
  }));
}

const stageOf = (from: Stage["select"], outputs: StageOutput[]): Stage => ({
  select: from,
  outputs,
  grouped: false,
  windowed: false,
  cte: null,
});

/** Rows that a to-many condition repeats, taken once by what identifies them. */
function onceEach(rows: PlannedRows, outputs: StageOutput[]): Stage {
  const names = new Set(outputs.map(({ id }) => id));
  const identity = rows.identity(true).map(
    (expression): SelectColumn => ({
      kind: "select-column",
      expression,
      alias: freshName(expression.kind === "column" ? expression.name : "row_id", names),
    }),
  );
  const alias = freshName(`${rows.root.table}_rows`, new Set(rows.row.names));
  const query = { ...rows.select, distinct: true, columns: [...identity, ...selectColumns(outputs)] };
  const read = outputs.map(({ id }) => ({ id, expression: column(alias, id) }));
  return stageOf(select({ from: { kind: "derived", query, alias } }), read);
}

function distinctOf(stage: Stage, hidden: string[], descending: ReadonlySet<string>): Stage {
  const shown = stage.outputs.filter(({ id }) => !hidden.includes(id));
  const orders = stage.outputs.filter(({ id }) => hidden.includes(id));
  if (orders.length === 0) return { ...stage, select: { ...stage.select, distinct: true } };
  const groupBy = groupKeys(new Map(shown.map(({ id, expression }) => [id, expression])));
  const extremes = orders.map(
    ({ id, expression }): StageOutput => ({
      id,
      expression: {
        kind: "aggregate",
        aggregation: descending.has(id) ? "maximum" : "minimum",
        operand: expression,
        fraction: null,
      },
    }),
  );
  return { ...stage, grouped: true, select: { ...stage.select, groupBy }, outputs: [...shown, ...extremes] };
}
