import type { Scanned, SemanticModel } from "@parlance/contract";

/**
 * What a statement over `tables` read, as far as it is known: rows where the source holds files, which stay as they were counted when
 * they came in (a server's tables change, and its own count is an estimate), and the bytes that the warehouse told. Null where it is nothing.
 */
export function scannedOf(model: SemanticModel, tables: string[], bytes: number | null): Scanned | null {
  const counts = new Map(
    model.kind === "file" ? model.tables.map(({ name, rowCount }) => [name, rowCount]) : [],
  );
  const counted = tables.flatMap((table) => {
    const rows = counts.get(table);
    return rows === undefined ? [] : [{ table, rows }];
  });
  return counted.length === 0 && bytes === null ? null : { tables: counted, bytes };
}
