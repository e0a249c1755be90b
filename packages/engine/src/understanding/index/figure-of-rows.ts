import type { ColumnEntry } from "./entries.ts";

/** What rows are called that are no more than a number which something has for a time. */
export const told: ReadonlySet<string> = new Set("salary wage pay price rate tariff rent premium".split(" "));
const amounts: ReadonlySet<string> = new Set("amount value amt".split(" "));

/** The "annual salary" of salaries, the "market price per tonne" of prices, or their "amount": the one number that rows hold, and are called by. */
export function figureOfRows(
  called: readonly string[],
  ids: readonly number[],
  columns: readonly ColumnEntry[],
): number | null {
  const [only, other] = ids
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, foreign }) => column.role === "measure" && !foreign);
  const [name = "", more] = called;
  const own = beforePer(only?.words ?? []);
  const isCalled = own.at(-1) === name && own.length <= 2;
  const isAmount = told.has(name) && only?.core.every((word) => amounts.has(word)) === true;
  return only !== undefined && other === undefined && more === undefined && (isCalled || isAmount)
    ? only.id
    : null;
}

/** What a figure is called, without what it is told per: "market price" of "market price per tonne". */
export function beforePer(words: readonly string[]): readonly string[] {
  const per = words.indexOf("per");
  return per < 1 ? words : words.slice(0, per);
}
