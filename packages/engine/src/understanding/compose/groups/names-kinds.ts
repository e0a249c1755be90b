import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";

/** How many rows there are of each name, on average, at the least, where the name tells a kind of them. */
const several = 1.5;

/**
 * Whether what names the rows of a table names several of them alike: the plan "Growth" that is billed by the month or by the year. Such a name is one group, and who
 * is called like another is still another person.
 */
export function namesKinds(entry: TableEntry, { columns }: Pick<ModelIndex, "columns">): boolean {
  const [only, other] = entry.naming;
  const distinct = columns[only ?? -1]?.column.profile?.distinct ?? 0;
  return (
    other === undefined &&
    distinct > 0 &&
    distinct * several <= entry.table.rowCount &&
    !isPersonal(entry, columns)
  );
}
