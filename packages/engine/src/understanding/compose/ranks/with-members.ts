import type { Aggregation } from "@parlance/contract";
import { findRoutes } from "../../index/graph.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, fault, isMeasure } from "../build-context.ts";
import { figureOf } from "../figures/measures.ts";

/**
 * "Stores with more returns than the average store": what the rows of each one come to, held against what those of one come to on
 * average; as a figure beside each or, where they are counted, for each row by itself. Other conditions stay as they are.
 */
export function withMembers(build: Build, entity: number): Build {
  const { frame } = build;
  if (!frame.conditions.some((condition) => summedFor(build, entity, condition) !== null)) return build;
  const counted = frame.counting && frame.groups.length === 0;
  const conditions = frame.conditions.map((condition): Condition => {
    const aggregation = summedFor(build, entity, condition);
    if (aggregation === null) return condition;
    return counted ? { ...condition, total: true } : { ...condition, aggregation };
  });
  if (counted && (frame.periods.length > 0 || frame.conditions.length > 1)) fault(build, "leftover");
  return { ...build, frame: { ...frame, conditions } };
}

/** How rows come to the figure of one of those that are asked for; null where it is a figure of its own, or held against other things. */
function summedFor(build: Build, entity: number, { left, test, aggregation }: Condition): Aggregation | null {
  if (test.kind !== "average" || left === null || aggregation !== null) return null;
  const column = columnOf(build, left);
  const counts = left.kind === "table" || (column !== null && columnAt(build, column)?.role === "key");
  if (test.member === undefined && !counts) return null;
  if (column !== null && !counts && !isMeasure(build, column)) return null;
  const adds = column === null || columnAt(build, column)?.additivity === "additive";
  const by = counts ? "count" : adds ? "sum" : "average";
  const rows = figureOf(build, { noun: left, aggregation: by, distinct: false, joined: false })?.table;
  return rows !== undefined && isOfMember(build, entity, rows, test.member ?? null) ? by : null;
}

/** Whether the rows are those of what is asked for, each of one of them, and it is the average one of these that is named. */
function isOfMember(
  build: Build,
  entity: number,
  rows: number,
  member: Extract<Condition["test"], { kind: "average" }>["member"] | null,
): boolean {
  if (member?.kind === "column") return rows === entity && memberShown(build, member) !== null;
  if (member !== null && (member?.kind !== "table" || member.table !== entity)) return false;
  const [route] = findRoutes(build.index.graph, rows, entity, { count: 1, preferred: new Set() });
  return rows !== entity && route?.toOne === true;
}

/** "Riders with more tips than the average rider" of a sheet of rides: the column that is asked for and averaged over. */
export function memberShown(build: Build, member: Noun): number | null {
  const shown = columnOf(build, build.frame.targets[0]?.noun ?? null);
  return shown !== null && member.kind === "column" && member.options.some(({ column }) => column === shown)
    ? shown
    : null;
}
