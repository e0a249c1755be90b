import type { Aggregation } from "@parlance/contract";
import { column, named, select } from "./build.ts";
import { freshName, type PlanContext, type RowContext, unchecked } from "./row-context.ts";
import type { SelectColumn, SelectNode, SqlExpression } from "./tree.ts";

/** One output of a stage: what it is inside the stage's SELECT. */
export type StageOutput = { id: string; expression: SqlExpression };

/**
 * A SELECT under way: its outputs are not yet written into the select list, so that an order, a condition or a window
 * can still use what they are. `grouped` when it aggregates, `windowed` when outputs are windows; `cte` names the CTE
 * that it reads when it reads one alone.
 */
export type Stage = {
  select: SelectNode;
  outputs: StageOutput[];
  grouped: boolean;
  windowed: boolean;
  cte: string | null;
};

/** The select list of outputs. */
export const selectColumns = (outputs: StageOutput[]): SelectColumn[] =>
  outputs.map(({ id, expression }) => ({ kind: "select-column", expression, alias: id }));

/** Writes the stage as a CTE near `name`, and goes on from there. */
export function closeStage(plan: PlanContext, stage: Stage, name: string): Stage {
  const cte = freshName(name, plan.names);
  plan.ctes.push({
    kind: "cte",
    name: cte,
    query: { ...stage.select, columns: selectColumns(stage.outputs) },
  });
  return readStage(
    cte,
    stage.outputs.map(({ id }) => id),
  );
}

/** A stage that reads the columns of a CTE. */
export const readStage = (cte: string, ids: string[]): Stage => ({
  select: select({ from: named(cte) }),
  outputs: ids.map((id) => ({ id, expression: column(cte, id) })),
  grouped: false,
  windowed: false,
  cte,
});

/** The context of conditions and expressions over the stage's rows. */
export function stageContext(plan: PlanContext, stage: Stage): RowContext {
  return {
    plan,
    names: new Set(stage.cte === null ? [] : [stage.cte]),
    subject: "",
    source: () => unchecked("a field where only outputs are"),
    output: (id) => outputOf(stage, id),
    outputAggregate: (id, aggregation, quantile) => overall(stage, id, aggregation, quantile),
  };
}

/** What an output is inside the stage. */
export const outputOf = (stage: Stage, id: string): SqlExpression =>
  stage.outputs.find((output) => output.id === id)?.expression ?? unchecked(`output ${id}`);

function overall(stage: Stage, id: string, aggregation: Aggregation, fraction: number | null): SqlExpression {
  const cte = stage.cte ?? unchecked("an aggregate of outputs before they are computed");
  const operand = column(cte, id);
  const value: SqlExpression = { kind: "aggregate", aggregation, operand, fraction };
  return {
    kind: "scalar-query",
    query: select({
      columns: [{ kind: "select-column", expression: value, alias: "value" }],
      from: named(cte),
    }),
  };
}
