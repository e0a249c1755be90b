import { findRoutes } from "../index/graph.ts";
import type { Condition } from "../parse/frame.ts";
import { type Build, columnOf } from "./build-context.ts";

/**
 * "Customers with revenue over 5000": what all their sales add up to, not what one of them brought. Conditions on revenue
 * whose rows lie below the entity that is asked for compare its sum; other conditions stay as they are.
 */
export function withTotals(build: Build, entity: number): Build {
  if (!build.frame.conditions.some((condition) => isTotal(build, entity, condition))) return build;
  const conditions = build.frame.conditions.map((condition) =>
    isTotal(build, entity, condition) ? { ...condition, aggregation: "sum" as const } : condition,
  );
  return { ...build, frame: { ...build.frame, conditions } };
}

function isTotal(build: Build, entity: number, { left, test, aggregation }: Condition): boolean {
  if (aggregation !== null || (test.kind !== "compare" && test.kind !== "between")) return false;
  const { index } = build;
  const column = columnOf(build, left);
  const computed = left?.kind === "metric" && left.metric.kind === "lexicon";
  const entry = column === null ? undefined : index.columns[column];
  const held =
    entry !== undefined && (entry.id === index.takings || entry.words.some((word) => revenue.has(word)));
  const from = computed ? index.revenue?.table : held ? entry.table : undefined;
  if (from === undefined || from === entity) return false;
  return findRoutes(index.graph, from, entity, { count: 1, preferred: new Set() })[0]?.toOne === true;
}

const revenue: ReadonlySet<string> = new Set(["revenue", "sales", "turnover"]);
