import { type ColumnEntry, isNumeric } from "./entries.ts";

const quantityWords: ReadonlySet<string> = new Set(["quantity", "qty", "units", "unit", "pieces"]);

/** Whether a column tells how many pieces were sold, and books those that came back as negative ones. */
export const booksReturns = ({ column, words }: Pick<ColumnEntry, "column" | "words">): boolean =>
  isNumeric(column) &&
  Number(column.profile?.minimum ?? 0) < 0 &&
  words.some((word) => quantityWords.has(word));
