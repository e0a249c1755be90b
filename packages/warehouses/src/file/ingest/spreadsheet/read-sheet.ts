import type { CellObject, Range, WorkSheet } from "@e965/xlsx";
import { type CellText, cellText } from "./cell-text.ts";

/** A row of a sheet that holds something: 0-based place, and cells by column (holes where empty). */
export interface SheetRow {
  index: number;
  cells: (CellText | undefined)[];
}

/** A sheet's cells without its empty rows, however large it says it is. */
export interface Sheet {
  rows: SheetRow[];
  merges: Range[];
}

/** Most rows of a vertical merge that are filled with its value. */
const MOST_FILLED = 10_000;

/** Reads a sheet's cells as text. The value of a merge within one column stands in each of its rows. */
export function readSheet(sheet: WorkSheet, date1904: boolean): Sheet {
  const data = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  const rows: SheetRow[] = [];
  data.forEach((row, index) => {
    const cells: (CellText | undefined)[] = [];
    row?.forEach((cell, column) => {
      if (cell === undefined || cell === null) return;
      const text = cellText(cell, date1904);
      if (text.text.trim() !== "") cells[column] = text;
    });
    if (cells.length > 0) rows.push({ index, cells });
  });
  const merges = sheet["!merges"] ?? [];
  fillVertically(rows, merges);
  return { rows, merges };
}

function fillVertically(rows: SheetRow[], merges: Range[]): void {
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  for (const { s: start, e: end } of merges) {
    if (start.c !== end.c || end.r - start.r > MOST_FILLED) continue;
    const value = byIndex.get(start.r)?.cells[start.c];
    if (value === undefined) continue;
    for (let row = start.r + 1; row <= end.r; row += 1) {
      const target = byIndex.get(row);
      if (target) target.cells[start.c] = value;
    }
  }
}
