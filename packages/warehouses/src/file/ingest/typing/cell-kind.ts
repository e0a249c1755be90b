import { dateText, isTimeText } from "./date-text.ts";
import { numberText } from "./number-text.ts";

/** What one cell looks like on its own. */
export type CellKind = "empty" | "number" | "date" | "boolean" | "text";

/** Words that mean "no value" in a column whose other cells are numbers, dates or booleans (lower case). */
export const NULL_TOKENS: readonly string[] = [
  "na",
  "n/a",
  "#n/a",
  "n.a.",
  "null",
  "(null)",
  "nan",
  "none",
  "nil",
  "\\n",
  "-",
  "--",
  "---",
  "–",
  "—",
  ".",
  "..",
  "...",
  "#value!",
  "#ref!",
  "#div/0!",
  "#name?",
  "#num!",
  "#null!",
];
const NULLS = new Set(NULL_TOKENS);
const BOOLEANS = new Set(["true", "false", "yes", "no"]);

/** Kind of a single cell; null tokens count as empty. */
export function cellKind(cell: string): CellKind {
  const text = cell.trim();
  if (text === "" || isNullToken(text)) return "empty";
  if (BOOLEANS.has(text.toLowerCase())) return "boolean";
  if (text.length > 40) return "text";
  if (numberText(text) !== null) return "number";
  return dateText(text) !== null || isTimeText(text) ? "date" : "text";
}

/** Whether a cell is one of the words for "no value". */
export function isNullToken(text: string): boolean {
  return text.length <= 7 && NULLS.has(text.toLowerCase());
}
