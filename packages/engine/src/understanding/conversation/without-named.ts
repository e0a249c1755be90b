import { type AggregateQuery, conjuncts, type Filter, type ListQuery, someField } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize } from "../text/tokenize.ts";
import { equalsTo } from "./edit-filter.ts";
import { namesValue } from "./names-value.ts";

const times: ReadonlySet<string> = new Set("date time year month quarter week day period".split(" "));

/** A query without the conditions on what is named: a column, rows of a table, a time, or a value that is asked for. Null where none is. */
export function withoutNamed<Query extends AggregateQuery | ListQuery>(
  query: Query,
  named: string,
  index: ModelIndex,
): Query | null {
  const said = tokenize(named, 6).map(({ lemma }) => lemma);
  const own = conjuncts(query.filter);
  const kept = own.filter((each) => !isOn(each, said.at(-1) ?? "", index) && !asksForNamed(each, said));
  return kept.length === own.length ? null : { ...query, filter: conjunction(kept) };
}

/** Whether a condition is on a column, or on rows of a table, that a word names; of times on any time. */
function isOn(condition: Filter, said: string, { tables, columns, graph }: ModelIndex): boolean {
  if (condition.kind === "period" && times.has(said)) return true;
  return someField(condition, ({ table: name, column }) => {
    const table = tables[graph.tableIds.get(name) ?? -1];
    const isRows = table?.words.at(-1) === said && condition.kind !== "period";
    return (
      isRows ||
      table?.columns.some((id) => columns[id]?.column.name === column && columns[id].words.includes(said)) ===
        true
    );
  });
}

/** Whether a condition asks for a value, or a year, that words name. */
const asksForNamed = (condition: Filter, said: readonly string[]): boolean =>
  condition.kind === "period"
    ? said.includes(condition.period.interval.start?.slice(0, 4) ?? "")
    : equalsTo(condition)?.every((value) => namesValue(said, value)) === true;
