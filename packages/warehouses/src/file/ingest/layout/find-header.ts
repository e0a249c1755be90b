import { type CellKind, cellKind } from "../typing/cell-kind.ts";

/** Where a table stands in a grid of text rows. */
export interface Layout {
  /** Row that holds the names, or null. */
  header: number | null;
  /** First row of data. */
  body: number;
}

/** Rows from the top among which the header is looked for, and rows below it that it is compared with. */
const SEARCHED = 60;
const COMPARED = 100;

/**
 * Finds the header of the main table: the first row about as full as rows usually are, unless it looks like the rows below it.
 * `minCells` leaves out shorter rows (the preamble of a delimited file, whose cells are not padded).
 */
export function findHeader(rows: string[][], minCells: number): Layout {
  const usual = usualFill(rows);
  const enough = Math.max(1, usual - Math.max(1, Math.floor(usual * 0.1)));
  const candidates: number[] = [];
  for (let index = 0; index < rows.length && candidates.length < 8 && index < SEARCHED; index += 1) {
    const row = rows[index] ?? [];
    if (row.length >= minCells && filled(row) >= (usual <= 2 ? usual : enough)) candidates.push(index);
  }
  const first = candidates[0];
  if (first === undefined) return { header: null, body: rows.findIndex((row) => filled(row) > 0) };
  const header = laterHeader(rows, candidates, usual) ?? (isHeader(rows, first) ? first : null);
  return header === null ? { header, body: first } : { header, body: header + 1 };
}

/** Cells of a row that are not empty. */
export function filled(row: readonly string[]): number {
  return row.reduce((count, cell) => (cell.trim() === "" ? count : count + 1), 0);
}

/** Most frequent number of filled cells of a row; rows of one cell count only where they are the rule. */
function usualFill(rows: string[][]): number {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const count = filled(row);
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + (count === 1 ? 0.34 : 1));
  }
  let [usual, top] = [1, 0];
  for (const [fill, count] of counts)
    if (count > top || (count === top && fill > usual)) [usual, top] = [fill, count];
  return usual;
}

/** A fuller row of words close below the first candidate, with a sparse row between them: the first was part of a preamble. */
function laterHeader(rows: string[][], candidates: number[], usual: number): number | null {
  const [first = 0, ...later] = candidates;
  for (const index of later) {
    if (index > first + 5) return null;
    const fuller = filled(rows[index] ?? []) > filled(rows[first] ?? []);
    const gap = rows.slice(first + 1, index).some((row) => filled(row) <= usual / 2);
    if (fuller && gap && isHeader(rows, index)) return index;
  }
  return null;
}

/** Whether a row names the columns of the rows below it. */
export function isHeader(rows: string[][], index: number): boolean {
  const row = rows[index] ?? [];
  const body = rows.slice(index + 1, index + 1 + COMPARED).filter((cells) => filled(cells) > 0);
  const columns = row.map((_, column) => body.map((cells) => cells[column] ?? ""));
  const kinds = row.map((cell, column) => nameKind(cell, columns[column] ?? []));
  const values = kinds.filter((kind) => kind !== "text" && kind !== "empty").length;
  const words = kinds.filter((kind) => kind === "text").length;
  if (body.length === 0) return values === 0 && words > 0;
  if (values > 0)
    return isSeriesHeader(row, kinds, columns) || hasStrongContrast(kinds, columns, values, words);
  if (words === 0) return false;
  if (contrasts(kinds, columns) > 0) return true;
  return !row.some((cell, column) => looksLikeValue(cell, columns[column] ?? []));
}

/** What a cell over a column is: "No" over numbers is short for a number's name, and no answer to anything. */
function nameKind(cell: string, below: readonly string[]): CellKind {
  const kind = cellKind(cell);
  return kind === "boolean" && !below.some((other) => cellKind(other) === "boolean") ? "text" : kind;
}

/** Columns whose header is a word and whose cells mostly are not. */
function contrasts(kinds: CellKind[], columns: string[][]): number {
  return kinds.filter((kind, column) => kind === "text" && valueShare(columns[column] ?? []) >= 0.7).length;
}

function valueShare(cells: string[]): number {
  const present = cells.map(cellKind).filter((kind) => kind !== "empty");
  return present.length === 0 ? 0 : present.filter((kind) => kind !== "text").length / present.length;
}

/** Years, numbers or dates in rising order across the header, over columns that hold other values. */
function isSeriesHeader(row: string[], kinds: CellKind[], columns: string[][]): boolean {
  const at = kinds.flatMap((kind, column) => (kind === "number" || kind === "date" ? [column] : []));
  if (at.length < 2) return false;
  if (kinds.includes("date")) {
    const dates = at.filter((column) => kinds[column] === "date");
    return (
      dates.length >= 2 &&
      dates.every((column) => !(columns[column] ?? []).some((cell) => cellKind(cell) === "date"))
    );
  }
  const numbers = at.map((column) => Number((row[column] ?? "").trim()));
  const isYear = (value: number) => Number.isInteger(value) && value >= 1800 && value <= 2100;
  if (!numbers.every(isYear) || new Set(numbers).size !== numbers.length) return false;
  return at.some((column) =>
    (columns[column] ?? []).some((cell) => cell.trim() !== "" && !isYear(Number(cell.trim()))),
  );
}

/** A few names that look like values among many that do not. */
function hasStrongContrast(kinds: CellKind[], columns: string[][], values: number, words: number): boolean {
  const unlike = kinds.every(
    (kind, column) => kind === "text" || kind === "empty" || valueShare(columns[column] ?? []) < 0.3,
  );
  return words >= 3 * values && contrasts(kinds, columns) >= 1 && (unlike || words >= 6 * values);
}

/** A cell that reads like data: repeated below in its column, an address, or a whole sentence. */
function looksLikeValue(cell: string, below: string[]): boolean {
  const text = cell.trim().toLowerCase();
  if (text === "") return false;
  if (/^[^@\s]+@[^@\s]+\.[a-z]+$|^https?:\/\//.test(text) || text.length > 150) return true;
  return below.some((other) => other.trim().toLowerCase() === text);
}

/** Whether some column under a row of words holds mostly numbers, dates or booleans. */
export function hasContrast(rows: string[][], index: number): boolean {
  const row = rows[index] ?? [];
  const body = rows.slice(index + 1, index + 1 + COMPARED);
  const columns = row.map((_, column) => body.map((cells) => cells[column] ?? ""));
  return contrasts(row.map(cellKind), columns) > 0;
}
