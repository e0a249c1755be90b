import { type SemanticQuery, speaksOf } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import { type Build, columnAt, columnOf } from "../build-context.ts";

/**
 * "Refunds by month" where that may name the date of a refund: whether a time that is shown beside groups has no part in the query, which
 * then counts all rows by another time.
 */
function dropsTime(build: Build, query: SemanticQuery): boolean {
  if (build.frame.groups.length === 0) return false;
  return build.frame.targets.some(({ noun }) => {
    const column = noun.kind === "column" ? columnAt(build, columnOf(build, noun) ?? -1) : null;
    return isTime(column) && !speaksOf(query, column?.name ?? "");
  });
}

/** Whether a column that was named beside groups ("by channel and priority") or rows that are counted has no part in the query. */
export function dropsColumn(build: Build, query: SemanticQuery): boolean {
  const { frame, index } = build;
  if (dropsTime(build, query)) return true;
  const least = frame.groups.length > 0 ? 0 : frame.counting ? surelyNamed : Number.POSITIVE_INFINITY;
  const named = frame.context.flatMap((noun) =>
    noun.kind === "column" && noun.options.some(({ strength }) => strength >= least) ? [noun.options] : [],
  );
  if (named.length === 0) return false;
  return named.some(
    (options) => !options.some(({ column }) => speaksOf(query, columnAt({ index }, column)?.name ?? "")),
  );
}

/** From here on the words are the column's own name. */
const surelyNamed = 0.9;
