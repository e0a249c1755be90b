import { exportRows, type ResultTable } from "@parlance/contract";

/** Which rows of an answer are taken away, in words; `isWhole` where those that it holds are all of them, or none can be read. */
export type ExportedRows = { text: string; isWhole: boolean };

/** What an export holds: all rows, read again where the answer was cut and a server can be asked, up to the export's own limit. */
export function exportedRows({ rowCount, truncated, total }: ResultTable, canAsk: boolean): ExportedRows {
  const written = (count: number): string => count.toLocaleString("en-US");
  if (!truncated) return { text: "Rows", isWhole: true };
  if (!canAsk || rowCount >= exportRows)
    return { text: `The first ${written(rowCount)} rows`, isWhole: true };
  if (total === undefined) return { text: "All rows", isWhole: false };
  return {
    text: total > exportRows ? `The first ${written(exportRows)} rows` : `All ${written(total)} rows`,
    isWhole: false,
  };
}
