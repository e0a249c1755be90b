import type { Expression, Filter, Transform } from "@parlance/contract";
import { sort } from "./build.ts";
import type { PlanContext } from "./row-context.ts";
import { closeStage, outputOf, type Stage, stageContext } from "./stage.ts";
import type { SortNode, SqlExpression, WindowFunction } from "./tree.ts";

/**
 * Adds the transforms as columns over the result rows; one that reads another is computed a stage later. `dimensions`
 * break ties where the dimension that orders a transform does not tell all rows apart.
 */
export function addTransforms(
  plan: PlanContext,
  base: Stage,
  transforms: Transform[],
  dimensions: string[],
): Stage {
  if (transforms.length === 0) return base;
  let stage = closeStage(plan, base, "totals");
  let fresh = new Set<string>();
  for (const transform of transforms) {
    if (reads(transform).some((id) => fresh.has(id))) {
      stage = closeStage(plan, stage, "computed");
      fresh = new Set();
    }
    const expression = compute(plan, stage, transform, dimensions);
    stage = { ...stage, windowed: true, outputs: [...stage.outputs, { id: transform.id, expression }] };
    fresh.add(transform.id);
  }
  return stage;
}

function compute(plan: PlanContext, stage: Stage, transform: Transform, dimensions: string[]): SqlExpression {
  const output = (id: string): SqlExpression => outputOf(stage, id);
  if (transform.kind === "expression")
    return plan.translate.expression(transform.expression, stageContext(plan, stage));
  const operand = output(transform.of);
  const partitionBy = transform.per.map(output);
  const over = (what: WindowFunction, orderBy: SortNode[], preceding: number | "all" | null) =>
    ({ kind: "window", function: what, partitionBy, orderBy, preceding }) satisfies SqlExpression;
  if (transform.kind === "share")
    return { kind: "divide", left: operand, right: over({ name: "sum", operand }, [], null) };
  if (transform.kind === "rank") return over({ name: "rank" }, [sort(operand, transform.descending)], null);
  const along = [transform.along, ...dimensions.filter((id) => id !== transform.along)];
  const orderBy = along.filter((id) => !transform.per.includes(id)).map((id) => sort(output(id)));
  switch (transform.kind) {
    case "running":
      return over({ name: "sum", operand }, orderBy, "all");
    case "moving":
      return over({ name: transform.aggregation, operand }, orderBy, transform.size - 1);
    case "growth":
    case "difference": {
      const before = over({ name: "lag", operand, rows: transform.lag }, orderBy, null);
      const difference: SqlExpression = {
        kind: "arithmetic",
        operator: "-",
        left: operand,
        right: before,
      };
      return transform.kind === "difference"
        ? difference
        : { kind: "divide", left: difference, right: before };
    }
  }
}

/** The outputs that a transform reads. */
function reads(transform: Transform): string[] {
  if (transform.kind === "expression") return expressionOutputs(transform.expression).map(({ id }) => id);
  const along = "along" in transform ? [transform.along] : [];
  return [transform.of, ...transform.per, ...along];
}

/** An output that an expression reads, and whether it needs all result rows of it. */
export type OutputUse = { id: string; overall: boolean };

/** The outputs that an expression of result rows reads. */
export function expressionOutputs(expression: Expression): OutputUse[] {
  switch (expression.kind) {
    case "output":
      return [{ id: expression.id, overall: false }];
    case "output-aggregate":
      return [{ id: expression.id, overall: true }];
    case "arithmetic":
      return [...expressionOutputs(expression.left), ...expressionOutputs(expression.right)];
    case "function":
      return expression.arguments.flatMap(expressionOutputs);
    case "truncate":
    case "part":
    case "bin":
      return expressionOutputs(expression.operand);
    case "duration":
      return [...expressionOutputs(expression.from), ...expressionOutputs(expression.to)];
    case "case":
      return [
        ...expression.cases.flatMap(({ when, value }) => [
          ...filterOutputs(when),
          ...expressionOutputs(value),
        ]),
        ...(expression.otherwise === null ? [] : expressionOutputs(expression.otherwise)),
      ];
    case "field":
    case "constant":
    case "now":
    case "aggregate-value":
      return [];
  }
}

/** The outputs that a condition on result rows reads. */
export function filterOutputs(filter: Filter): OutputUse[] {
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.filters.flatMap(filterOutputs);
    case "not":
      return filterOutputs(filter.filter);
    case "comparison":
      return [...expressionOutputs(filter.left), ...expressionOutputs(filter.right)];
    case "between":
      return [filter.operand, filter.low, filter.high].flatMap(expressionOutputs);
    case "in":
    case "text":
    case "null":
    case "period":
    case "member":
      return expressionOutputs(filter.operand);
    case "related":
      return [];
  }
}
