import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const units: ReadonlySet<string> = new Set([
  "day",
  "night",
  "week",
  "month",
  "hour",
  "minute",
  "mile",
  "point",
]);

/**
 * "sick days", "compliance training hours": the unit behind a value is what the rows of that value come to, where their table has
 * one number that is called so.
 */
export function amountsOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [value, unit, next] = tokens.slice(at, at + 3);
  if (value === undefined || unit === undefined || value.kind !== "word") return null;
  if (!units.has(unit.lemma) || unit.text === unit.lemma || next?.text === "ago") return null;
  const ids = index.values.byWord.get(value.text) ?? index.values.byKey.get(value.text) ?? [];
  const tables = new Set(
    ids.flatMap((id) => index.columns[index.values.values[id]?.column ?? -1]?.table ?? []),
  );
  const [only, other] = index.columns.filter(
    (entry) => tables.has(entry.table) && isCalled(entry, unit.lemma),
  );
  if (only === undefined || other !== undefined) return null;
  return { words: `${value.raw} ${only.column.label}`, tokens: 2 };
}

const isCalled = ({ column, words }: ColumnEntry, unit: string): boolean =>
  column.role === "measure" && column.additivity === "additive" && words.length > 1 && words.at(-1) === unit;
