import { findColumn } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/** "How many scratches": the one row of a list of kinds that is called so, which is never what is counted; a name that many rows share ("how many Fords") counts them. */
export function countsOneOfItself({ query, matches }: Candidate, { model }: ModelIndex): boolean {
  if (query.kind !== "aggregate" || query.dimensions.length > 0) return false;
  if (matches.some(({ kind }) => kind === "column")) return false;
  if (!model.relationships.some(({ to }) => to.table === query.subject)) return false;
  const [measure, other] = query.measures;
  const counted = measure?.expression;
  if (
    other !== undefined ||
    counted?.kind !== "aggregate" ||
    counted.operand !== null ||
    counted.path.length > 0
  )
    return false;
  const table = model.tables.find(({ name }) => name === query.subject);
  const { filter } = query;
  if (filter?.kind !== "comparison" || filter.operator !== "=" || filter.left.kind !== "field") return false;
  const { path, column } = filter.left.field;
  if (path.length > 0 || table === undefined || table.type === "fact" || table.namingColumn !== column)
    return false;
  const distinct = findColumn(table, column)?.profile?.distinct ?? table.rowCount;
  return distinct * 2 > table.rowCount;
}
