import { conjuncts, type Filter, someField } from "@parlance/contract";
import { namesEachRow } from "../compose/figures/counts-named.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "How many districts does Punia have" of a single sheet, read as the number of rows called Punia, of which there is one: something that it has is asked
 * for, and not how often it stands there. The name; empty elsewhere.
 */
export function countsNamedRow(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  index: ModelIndex,
): string[] {
  if (query.kind !== "aggregate" || query.dimensions.length > 0) return [];
  const ofColumn =
    tokens.some(({ text }, at) => text === "number" && tokens[at + 1]?.text === "of") &&
    matches.some(({ kind }) => kind === "column");
  if (ofColumn || index.tables.length > 1 || tokens.some(({ lemma }) => lemma === "time")) return [];
  const counts = query.measures.every(
    ({ expression }) =>
      expression.kind === "aggregate" &&
      expression.aggregation.startsWith("count") &&
      expression.path.length === 0 &&
      expression.filter === null,
  );
  if (!counts || !conjuncts(query.filter).some((filter) => namesRow(filter, index))) return [];
  return matches.flatMap(({ kind, text }) => (kind === "value" ? [text] : [])).slice(0, 1);
}

/** Whether a condition says by its name which one row is meant. */
const namesRow = (filter: Filter, index: ModelIndex): boolean =>
  filter.kind === "comparison" &&
  filter.operator === "=" &&
  someField(filter.left, (field) => {
    const entry = field.path.length > 0 ? undefined : entryOf(field, index);
    return entry !== undefined && namesEachRow(entry.id, index);
  });
