import { type Filter, fieldOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { ValueIndex } from "./value-index.ts";

/** What a row is called that adds up those above it. */
const called: ReadonlySet<string> = new Set(
  "total totals total: grandtotal overalltotal sumtotal teamtotal teamtotals subtotal alltotal".split(" "),
);
/** A table of so few rows may be one of totals. */
const fewestRows = 4;

/** A row of totals among those that it adds up: the column in which it is called so, and what is true of all other rows. */
export type TotalRow = { column: number; others: Filter };

/** The rows of totals that sheets have at their end, by the names of their tables. */
export function totalRows(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { byKey, values }: Pick<ValueIndex, "byKey" | "values">,
): ReadonlyMap<string, TotalRow> {
  const found = new Map<string, TotalRow>();
  for (const value of [...called].flatMap((key) => byKey.get(key) ?? []).flatMap((id) => values[id] ?? [])) {
    const entry = columns[value.column];
    const table = tables[entry?.table ?? -1]?.table;
    if (entry === undefined || table === undefined || entry.foreign || found.has(table.name)) continue;
    if (value.count !== 1 || value.value !== value.text || table.rowCount < fewestRows) continue;
    if (entry.column.physicalType !== "string" || entry.form !== null) continue;
    found.set(table.name, { column: entry.id, others: isNot(entry, table.name, value.text) });
  }
  return found;
}

function isNot({ column }: ColumnEntry, table: string, value: string): Filter {
  const left = fieldOf(table, column.name);
  const other: Filter = {
    kind: "comparison",
    operator: "!=",
    left,
    right: { kind: "constant", value, type: "string" },
  };
  return column.profile?.nulls === 0
    ? other
    : { kind: "or", filters: [other, { kind: "null", operand: left }] };
}
