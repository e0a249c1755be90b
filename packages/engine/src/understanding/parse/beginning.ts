import { type ColumnEntry, isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { openers, opensWith } from "./time-named.ts";

/** The time at which a row of the end's table begins. */
export function beginning(index: ModelIndex, end: ColumnEntry): ColumnEntry | null {
  const { columns, tables } = index;
  const others = columns.filter(
    (entry) => entry.table === end.table && entry.id !== end.id && isTime(entry.column),
  );
  const opened = openers
    .map((root) => others.find((entry) => opensWith(entry, root, index)))
    .find((entry) => entry !== undefined);
  const own = tables[end.table]?.table.timeColumn;
  return opened ?? others.find(({ column }) => column.name === own) ?? others[0] ?? null;
}
