import type { Filter, GlossaryTerm } from "@parlance/contract";

/** A condition on a table's rows as a term that is called by the first of its names; none without any name. */
export function filterTerm(
  [term, ...synonyms]: readonly string[],
  table: string,
  filter: Filter,
  definition: string,
): GlossaryTerm[] {
  return term === undefined
    ? []
    : [{ term, synonyms, definition, category: null, binding: { kind: "filter", table, filter } }];
}
