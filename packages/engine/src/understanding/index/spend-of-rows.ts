import type { ColumnEntry } from "./entries.ts";

/** "Marketing spend" of rows that tell clicks, a cost and revenue: their spend is the one cost that they tell; null for other names, or where none or several tell one. */
export function spendOfRows(
  called: readonly string[],
  ids: readonly number[],
  columns: readonly ColumnEntry[],
): number | null {
  if (!spends.has(called.at(-1) ?? "")) return null;
  const [only, other] = ids
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, foreign, words }) =>
        column.role === "measure" && !foreign && costs.has(words.at(-1) ?? "") && !words.includes("per"),
    );
  return only === undefined || other !== undefined ? null : only.id;
}

const spends: ReadonlySet<string> = new Set(["spend", "spending", "expenditure"]);
const costs: ReadonlySet<string> = new Set(["cost", "spend", "spending", "outlay"]);
