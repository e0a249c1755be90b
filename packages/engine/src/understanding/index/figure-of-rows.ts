import type { ColumnEntry } from "./entries.ts";

/** What rows are called that are no more than a number which something has for a time. */
const told: ReadonlySet<string> = new Set("salary wage pay price rate tariff rent premium".split(" "));
const amounts: ReadonlySet<string> = new Set("amount value amt".split(" "));

/** The "annual salary" of salaries, or their "amount": the one number that rows hold, and are called by. */
export function figureOfRows(
  called: readonly string[],
  own: readonly number[],
  columns: readonly ColumnEntry[],
): number | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, foreign }) => column.role === "measure" && !foreign);
  const [name = "", more] = called;
  const isCalled = only?.words.at(-1) === name && only?.words.length === 2;
  const isAmount = told.has(name) && only?.core.every((word) => amounts.has(word)) === true;
  return only !== undefined && other === undefined && more === undefined && (isCalled || isAmount)
    ? only.id
    : null;
}
