import { utils, write } from "@e965/xlsx";
import type { ResultTable } from "@parlance/contract";

/** A result as a workbook of one sheet. Cells are values, never formulas. */
export function tableToXlsx(table: ResultTable): Blob {
  const sheet = utils.aoa_to_sheet([table.columns.map(({ label }) => label), ...table.rows]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Answer");
  const bytes = write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer;
  return new Blob([bytes], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}
