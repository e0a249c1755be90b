import {
  aggregatesOf,
  type Dimension,
  fieldsOf,
  lowered,
  type MeasureExpression,
  type Path,
  rowOf,
} from "@parlance/contract";
import { wayBetween } from "../../semantics/grain.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/**
 * "Units produced by machine" where runs tell their line alone, which several machines stand on: each run would be told of all of them. What the figure
 * is split by; empty where each of its rows has one of that, or several of its own ("films by tag").
 */
export function fannedOut({ query }: Candidate, index: ModelIndex): string[] {
  if (query.kind !== "aggregate") return [];
  const added = query.measures.flatMap(({ expression }) => addedPaths(expression));
  const things = query.dimensions.flatMap((dimension) => {
    const thing = thingOf(dimension, index);
    return thing !== null && added.some((path) => spreads(wayBetween(path, thing.path)))
      ? [thing.called]
      : [];
  });
  return [...new Set(things)];
}

/** Whether a way goes up to what several rows share, and then down to many of its own. */
const spreads = (way: Path): boolean =>
  way.at(-1)?.reversed === true && way.some(({ reversed }) => !reversed);

/** What a dimension tells apart, where it is a name or key of things; null for other dimensions. */
function thingOf({ expression }: Dimension, index: ModelIndex): { path: Path; called: string } | null {
  const [field, other] = fieldsOf(expression);
  const entry = field === undefined || other !== undefined ? undefined : entryOf(field, index);
  const table = index.tables[entry?.table ?? -1];
  if (field === undefined || entry === undefined || table === undefined) return null;
  const names = [...table.naming, ...table.key].includes(entry.id);
  return names ? { path: field.path, called: rowOf(lowered(table.table.label)) } : null;
}

/** The ways to the rows that a figure adds up or counts. */
const addedPaths = (expression: MeasureExpression): Path[] =>
  aggregatesOf(expression).flatMap(({ aggregation, path }) =>
    aggregation === "sum" || aggregation === "count" ? [path] : [],
  );
