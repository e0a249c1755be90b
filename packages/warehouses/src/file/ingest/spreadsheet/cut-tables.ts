import type { Range } from "@e965/xlsx";
import type { ExtractedColumn } from "../extracted-table.ts";
import { filled, findHeader, hasContrast } from "../layout/find-header.ts";
import { splitHeader } from "../layout/split-header.ts";
import type { ColumnNote } from "../outcome.ts";
import type { CellText } from "./cell-text.ts";
import type { Sheet, SheetRow } from "./read-sheet.ts";

/** A table found in a sheet. Rows are 0-based places in the sheet. */
export interface SheetTable {
  columns: ExtractedColumn[];
  headerRow: number | null;
  preambleRows: number;
  footerRows: number[];
  /** Rows with a cell beside the table, in a column that has no name and next to no cells. */
  rowsWithStrays: number[];
  rows: { index: number; cells: (string | null)[] }[];
}

/** Share of the rows up to which an unnamed column's cells count as strays. */
const STRAY_SHARE = 0.02;

/** Columns of one region, left to right. */
type Region = number[];

/** Finds a sheet's tables: side by side where an empty column parts them, below each other where an empty row does. */
export function cutTables(sheet: Sheet): SheetTable[] {
  return regionsOf(sheet.rows).flatMap((region) => {
    const rows = sheet.rows.filter((row) => region.some((column) => row.cells[column] !== undefined));
    return blocksOf(rows, region).flatMap((block) => cutTable(block, region, sheet.merges));
  });
}

/** Groups of columns between empty ones; they stay one region unless each could be a table and they end at different rows. */
function regionsOf(rows: SheetRow[]): Region[] {
  const used = new Set(rows.flatMap((row) => Object.keys(row.cells).map(Number)));
  const columns = [...used].sort((a, b) => a - b);
  const groups: Region[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.at(-1) === column - 1) last.push(column);
    else groups.push([column]);
  }
  const extents = groups.map((group) => {
    const own = rows.filter((row) => group.some((column) => row.cells[column] !== undefined));
    return { first: own[0]?.index ?? 0, last: own.at(-1)?.index ?? 0, count: own.length };
  });
  const apart =
    groups.every((group, index) => group.length >= 2 && (extents[index]?.count ?? 0) >= 3) &&
    extents.some((extent) => extent.last !== extents[0]?.last || extent.first !== extents[0]?.first);
  return apart ? groups : [columns];
}

/** Runs of rows that make one table each: an empty row parts two only where what follows starts like another table. */
function blocksOf(rows: SheetRow[], region: Region): SheetRow[][] {
  const runs: SheetRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.index === row.index - 1) last.push(row);
    else runs.push([row]);
  }
  const blocks: SheetRow[][] = [];
  for (const run of runs) {
    const open = blocks.at(-1);
    if (open && !(isTable(open, region) && startsTable(run, region, open))) open.push(...run);
    else blocks.push([...run]);
  }
  return blocks;
}

function isTable(block: SheetRow[], region: Region): boolean {
  return block.filter((row) => filled(texts(row, region)) >= 2).length >= 2;
}

/** A run of its own header over other kinds of cells, or one in other columns, that is no mere remark. */
function startsTable(run: SheetRow[], region: Region, above: SheetRow[]): boolean {
  if (!isTable(run, region)) return false;
  const grid = run.map((row) => texts(row, region));
  const { header } = findHeader(grid, 0);
  if (header === null) return false;
  return hasContrast(grid, header) || span(run, region) !== span(above, region);
}

function span(rows: SheetRow[], region: Region): string {
  const used = region.filter((column) => rows.some((row) => row.cells[column] !== undefined));
  return `${used[0]}-${used.at(-1)}`;
}

function cutTable(block: SheetRow[], region: Region, merges: Range[]): SheetTable[] {
  const grid = block.map((row) => texts(row, region));
  const layout = findHeader(grid, 0);
  if (layout.body < 0) return [];
  const split = layout.header === null ? null : splitHeader(grid, layout.header);
  if (split !== null) layout.body += 1;
  const footer = footerStart(grid, layout.body);
  const body = block.slice(layout.body, footer);
  const named = split ?? (layout.header === null ? [] : headerCells(block, layout.header, region, merges));
  const kept = region.flatMap((column, at) => {
    const cells = body.filter((row) => row.cells[column] !== undefined).length;
    const isNamed = (named[at] ?? "").trim() !== "";
    const isStray =
      layout.header !== null && body.length >= 5 && cells <= Math.max(1, body.length * STRAY_SHARE);
    return isNamed || (cells > 0 && !isStray) ? [{ column, at }] : [];
  });
  const columns = new Set(kept.map(({ column }) => column));
  const isBeside = (row: SheetRow) =>
    region.some((column) => !columns.has(column) && row.cells[column] !== undefined);
  if (body.length === 0 || kept.length === 0) return [];
  return [
    {
      columns: kept.map(({ column, at }) =>
        describeColumn(
          named[at] ?? "",
          body.map((row) => row.cells[column]),
        ),
      ),
      headerRow: layout.header === null ? null : (block[layout.header]?.index ?? null),
      preambleRows: layout.header ?? layout.body,
      footerRows: block.slice(footer).map((row) => row.index),
      rowsWithStrays: body.filter(isBeside).map((row) => row.index),
      rows: body.map((row) => ({
        index: row.index,
        cells: kept.map(({ column }) => row.cells[column]?.text ?? null),
      })),
    },
  ];
}

/** Header cells, with the words of a row of merged cells above it put before them. */
function headerCells(block: SheetRow[], header: number, region: Region, merges: Range[]): string[] {
  const row = block[header];
  const above = block[header - 1];
  const own = row === undefined ? [] : texts(row, region);
  if (row === undefined || above === undefined || above.index !== row.index - 1) return own;
  const groups = merges.filter(
    (merge) => merge.s.r === above.index && merge.e.r === above.index && merge.e.c > merge.s.c,
  );
  const grouped = (column: number) => groups.find((merge) => merge.s.c <= column && column <= merge.e.c);
  const whole = groups.some((merge) => merge.e.c - merge.s.c + 1 >= region.length);
  const stray = region.some(
    (column, at) =>
      above.cells[column] !== undefined &&
      !grouped(column) &&
      above.cells[column]?.text.trim() !== own[at]?.trim(),
  );
  if (groups.length === 0 || whole || stray) return own;
  return region.map((column, at) => {
    const group = grouped(column);
    const words = group === undefined ? "" : (above.cells[group.s.c]?.text ?? "");
    return `${words} ${own[at] ?? ""}`.trim();
  });
}

/** First row of the remarks below a table: rows at the end that fill less than half of what rows usually fill. */
function footerStart(grid: string[][], body: number): number {
  const fills = grid.slice(body).map(filled);
  const usual = fills.toSorted((a, b) => a - b)[Math.floor(fills.length / 2)] ?? 1;
  let start = grid.length;
  while (start > body + 1 && filled(grid[start - 1] ?? []) < usual / 2) start -= 1;
  return start;
}

function texts(row: SheetRow, region: Region): string[] {
  return region.map((column) => row.cells[column]?.text ?? "");
}

function describeColumn(header: string, cells: (CellText | undefined)[]): ExtractedColumn {
  const present = cells.filter((cell) => cell !== undefined);
  const numbers = present.filter((cell) => cell.number);
  const notes = numbers.flatMap((cell) => (cell.note === null ? [] : [cell.note]));
  const usual = notes.length >= numbers.length / 2 ? mergeNotes(notes) : [];
  return { header: header.trim(), notes: usual, typedNumbers: numbers.length > present.length / 2 };
}

function mergeNotes(notes: ColumnNote[]): ColumnNote[] {
  const kinds = new Map<string, ColumnNote>();
  const codes = new Set<string>();
  for (const note of notes) {
    kinds.set(note.kind, note);
    if (note.kind === "currency") for (const code of note.codes) codes.add(code);
  }
  return [...kinds.values()].map((note) =>
    note.kind === "currency" ? { kind: "currency", codes: [...codes] } : note,
  );
}
