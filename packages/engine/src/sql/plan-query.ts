import {
  type Calendar,
  failed,
  type Result,
  type SemanticModel,
  type SemanticQuery,
  type SetQuery,
  standardConventions,
  success,
} from "@parlance/contract";
import { finishQuery } from "./finish-query.ts";
import { planAggregate } from "./plan-aggregate.ts";
import { planAggregateValue } from "./plan-aggregate-value.ts";
import { planList } from "./plan-list.ts";
import { planRelated } from "./plan-related.ts";
import { freshName, type PlanContext, type Translate } from "./row-context.ts";
import { readStage } from "./stage.ts";
import { tooManyPeriods } from "./standing.ts";
import { translateExpression } from "./translate-expression.ts";
import { translateFilter } from "./translate-filter.ts";
import type { SqlQuery, SqlTree } from "./tree.ts";

/**
 * The SQL tree of a checked query (an unchecked one may throw). Joins never double count:
 *
 * - Each measure is aggregated over the rows of its own fact table F, the end of its path. The used paths are hung on
 *   F: F LEFT JOIN the way back to the subject and on to dimensions and filters.
 * - Where all steps are to-one, that is F's rows; otherwise the distinct (row of F, dimension values, operands) that
 *   pass the filter are aggregated: each row of F once a group.
 * - A condition on a to-many path that no dimension uses asks for some related row; all fields of one path mean the
 *   same related row.
 * - Measures of different facts meet on the dimensions, null with null; counts without rows are 0, other figures null.
 * - Rows without a partner stay in a null group: groups of a to-one dimension add up to the total.
 *
 * `now` is the ISO instant that counts as now; `calendar` says where weeks and fiscal years start. An analysis is planned as the query it works on.
 */
export function planQuery(
  query: SemanticQuery,
  model: SemanticModel,
  { now, calendar = standardConventions }: { now: string; calendar?: Calendar },
): Result<SqlTree> {
  const plan: PlanContext = {
    model,
    now,
    calendar,
    ctes: [],
    names: new Set(model.tables.map(({ name }) => name)),
    translate,
  };
  const endless = tooManyPeriods(query, plan);
  if (endless !== null) return failed(endless);
  const top = planAny(query, plan, true);
  return success({ kind: "statement", ctes: plan.ctes, query: top });
}

const translate: Translate = {
  expression: translateExpression,
  filter: translateFilter,
  related: planRelated,
  aggregateValue: planAggregateValue,
  query: (query, plan) => planAny(query, plan, false),
};

function planAny(query: SemanticQuery, plan: PlanContext, sorted: boolean): SqlQuery {
  switch (query.kind) {
    case "aggregate":
      return planAggregate(plan, query, sorted);
    case "list":
      return planList(plan, query);
    case "set":
      return planSet(query, plan, sorted);
    case "analysis":
      return planAny(query.query, plan, sorted);
  }
}

/** Both sides, and what follows over their rows; without anything to follow, the bare operation. */
function planSet(query: SetQuery, plan: PlanContext, sorted: boolean): SqlQuery {
  const left = planAny(query.left, plan, false);
  const right = planAny(query.right, plan, false);
  const both: SqlQuery = { kind: "set", operation: query.operation, left, right };
  if (query.order.length === 0 && query.limit === null && !sorted) return both;
  const name = freshName("combined", plan.names);
  plan.ctes.push({ kind: "cte", name, query: both });
  return finishQuery(plan, readStage(name, columnNames(left)), {
    transforms: [],
    having: null,
    order: query.order,
    limit: query.limit,
    hidden: [],
    dimensions: [],
    alwaysSorted: sorted,
  });
}

const columnNames = (query: SqlQuery): string[] =>
  query.kind === "select" ? query.columns.map(({ alias }) => alias) : columnNames(query.left);
