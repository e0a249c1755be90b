import { columnKindOf } from "../index/column-kind-of.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "Superhosts with more than 3 listings" where hosts are superhosts or not: a bound on what all that are so come to asks for no group of
 * yes and no. The words that name the flag; empty where the question splits by it.
 */
export function flagsBeyond(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  index: ModelIndex,
): string[] {
  if (query.kind !== "aggregate" || query.having === null) return [];
  const [dimension, other] = query.dimensions;
  if (dimension?.expression.kind !== "field" || other !== undefined) return [];
  const { table, column } = dimension.expression.field;
  const flag = entryOf(dimension.expression.field, index);
  if (flag === undefined || columnKindOf(flag.column) !== "flag") return [];
  if (tokens.some(({ text }) => ["by", "per", "each"].includes(text))) return [];
  return [matches.find(({ names }) => names === `${table}.${column}`)?.text ?? flag.column.label];
}
