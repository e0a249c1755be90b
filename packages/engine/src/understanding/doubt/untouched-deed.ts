import type { ModelIndex } from "../index/model-index.ts";
import { readTables } from "../score/query-use.ts";
import type { Candidate } from "../types.ts";

/**
 * What was done to rows, said with the name of a table that the reading does not look into: "how many orders were returned" where
 * returns have a table is not the number of all orders.
 */
export function untouchedDeed({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  const read = readTables(query, model);
  return matches.flatMap(({ kind, evidence, names, text }) => {
    if (kind !== "table" || evidence === "exact" || names === null || !/..ed$/i.test(text)) return [];
    return read.has(names) ? [] : [text];
  });
}
