import type { ColumnEntry } from "./entries.ts";

/**
 * "Value" said alone ("value by owner"): the one figure that adds up and is called a value ("deal value"), else the one amount of money where
 * nothing is called so.
 */
export function valueNames(columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] {
  const figures = columns.filter(
    ({ column, foreign }) => column.role === "measure" && column.additivity === "additive" && !foreign,
  );
  const isCalled = ({ words }: ColumnEntry): boolean => words.includes("value");
  const [only, other] = columns.some(isCalled)
    ? figures.filter((entry) => isCalled(entry) && entry.words.at(-1) === "value")
    : figures.filter(({ column, words }) => column.unit.kind === "currency" || words.includes("amount"));
  return only === undefined || other !== undefined ? [] : [{ column: only.id, phrases: [["value"]] }];
}
