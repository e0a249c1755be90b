import { findRoutes, type Route } from "../../index/graph.ts";
import { type Side, sideOf } from "../../index/side.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, routeTo } from "../build-context.ts";

/** The end that a condition's value is said to be of ("from Leeds"); one joined by "or" or "vs" is of the end of the one before it. */
export function endOf({ frame }: Pick<Build, "frame">, condition: Condition): Side | null {
  if (condition.test.kind !== "value") return null;
  const { side } = condition.test.value;
  const before = frame.conditions[frame.conditions.indexOf(condition) - 1];
  return side ?? ((condition.or || frame.versus) && before !== undefined ? endOf({ frame }, before) : null);
}

/**
 * "Trips from Leeds to Hull": of several references to one table the way along that which is called by the end that is said; null
 * where the usual one is, or none.
 */
export function wayToEnd(build: Build, subject: number, table: number, condition: Condition): Route | null {
  const side = endOf(build, condition);
  const usual = side === null ? null : routeTo(build, subject, table);
  if (usual === null || sideOfRoute(build, subject, usual) === side) return null;
  const { index, used } = build;
  const ways = findRoutes(index.graph, subject, table, { count: 12, preferred: used });
  return ways.find((route) => route.toOne && sideOfRoute(build, subject, route) === side) ?? null;
}

/** The end that the last step of a way which tells one is called by. */
function sideOfRoute({ index }: Build, subject: number, { path, tables }: Route): Side | null {
  const sides = path.flatMap((step, at) => {
    const way = index.graph.ways[tables[at - 1] ?? subject]?.find(
      (each) => each.step.relationship === step.relationship && each.step.reversed === step.reversed,
    );
    return sideOf(way?.words ?? []) ?? [];
  });
  return sides.at(-1) ?? null;
}
