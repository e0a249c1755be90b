import type { TableEntry } from "../../../index/entries.ts";
import { holdsValue } from "../../../index/holds-value.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isDone } from "../../../lexicon/deed-forms.ts";
import { tablesOf } from "./deed-table.ts";

/** The only rows of a table's that may be in such a state ("open" matters of clients); null for what was done. */
export function heldInState(state: string, table: TableEntry, index: ModelIndex): TableEntry | null {
  const held = isDone(state) ? [] : tablesOf(table, index);
  const [only, other] = held.filter((each) => holdsValue(each, state, index.values));
  return other === undefined ? (only ?? null) : null;
}
