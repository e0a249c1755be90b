import type { Expression, Filter, ListQuery } from "@parlance/contract";
import type { Build } from "../build-context.ts";

/** What an expression is in the rows of a table that pass a filter, each once. */
export function membersOf(
  { index }: Pick<Build, "index">,
  subject: string,
  expression: Expression,
  filter: Filter,
): ListQuery {
  return {
    kind: "list",
    source: index.model.source,
    subject,
    columns: [{ id: "c1", label: "", expression }],
    filter,
    distinct: true,
    order: [],
    limit: null,
    hidden: [],
    chart: null,
  };
}
