import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/** What things without a name are told apart by. */
const codes: ReadonlySet<string> = new Set(
  "plate registration serial code tag vin number no callsign imei label".split(" "),
);

/** The column of a plate or a code that each of a table's rows has of its own, besides its key; null where there is none. */
export function ownCode({ table, columns: own, key }: TableEntry, { columns }: ModelIndex): number | null {
  const found = own.find((id) => {
    const entry = columns[id];
    return (
      entry !== undefined &&
      !entry.foreign &&
      !key.includes(id) &&
      entry.column.physicalType === "string" &&
      (entry.column.profile?.distinct ?? 0) >= table.rowCount &&
      entry.words.some((word) => codes.has(word))
    );
  });
  return found ?? null;
}
