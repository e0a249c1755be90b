import type { SemanticQuery } from "@parlance/contract";
import { type Build, columnAt } from "../build-context.ts";

/** Whether a column that was named beside groups ("by channel and priority") or rows that are counted has no part in the query. */
export function dropsColumn({ frame, index }: Build, query: SemanticQuery): boolean {
  const least = frame.groups.length > 0 ? 0 : frame.counting ? surelyNamed : Number.POSITIVE_INFINITY;
  const named = frame.context.flatMap((noun) =>
    noun.kind === "column" && noun.options.some(({ strength }) => strength >= least) ? [noun.options] : [],
  );
  if (named.length === 0) return false;
  const text = JSON.stringify(query);
  return named.some(
    (options) =>
      !options.some(({ column }) => text.includes(JSON.stringify(columnAt({ index }, column)?.name ?? null))),
  );
}

/** From here on the words are the column's own name. */
const surelyNamed = 0.9;
