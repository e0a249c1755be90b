import type { ResultTable } from "@parlance/contract";

/** No rows, or no figure in them but zeros. */
export const isBlank = ({ columns, rows }: ResultTable): boolean =>
  rows.every((row) =>
    columns.every(({ role }, index) => role !== "measure" || row[index] === null || Number(row[index]) === 0),
  );
