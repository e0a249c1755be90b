import { type SemanticQuery, speaksOf } from "@parlance/contract";
import { type Build, columnAt } from "../build-context.ts";

/** Whether a column that was named beside groups ("by channel and priority") or rows that are counted has no part in the query. */
export function dropsColumn({ frame, index }: Build, query: SemanticQuery): boolean {
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
