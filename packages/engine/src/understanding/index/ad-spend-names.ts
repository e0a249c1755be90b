import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isOfAdvertising } from "./is-of-advertising.ts";

const heads: ReadonlySet<string> = new Set(["spend", "cost"]);
const called: readonly string[][] = ["media", "ad", "ads", "advertising", "marketing", "campaign"].flatMap(
  (kind) => [...heads].map((head) => [kind, head]),
);

/** "Media spend", "advertising cost" of the one plain "spend" of rows of advertising. Phrases by column, in dictionary form. */
export function adSpendNames(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; phrases: string[][] }[] {
  const [only, other] = columns.filter(
    ({ column, words, table, foreign }) =>
      !foreign &&
      column.role === "measure" &&
      heads.has(words.at(-1) ?? "") &&
      words.slice(0, -1).every((word) => word === "total") &&
      isOfAdvertising(table, { tables, columns }),
  );
  return only === undefined || other !== undefined ? [] : [{ column: only.id, phrases: [...called] }];
}
