import { isNumeric } from "../index/entries.ts";
import { nameWords } from "../index/names.ts";
import { areAlike } from "../lexicon/units.ts";
import type { Test } from "../parse/frame.ts";
import { type Build, columnAt } from "./build-context.ts";

/**
 * "at least 100 km": the only column of a table that is measured in such a unit, by its name or by how its values are written.
 * Null for numbers without a unit, and where there is none or more than one.
 */
export function unitColumn({ index }: Build, table: number, test: Test): number | null {
  const unit = test.kind === "compare" || test.kind === "between" ? test.unit : undefined;
  if (unit === undefined) return null;
  const measured = (index.tables[table]?.columns ?? []).filter((id) => {
    const column = columnAt({ index }, id);
    if (!isNumeric(column)) return false;
    const values = (column?.profile?.topValues ?? []).map(({ value }) => String(value));
    const written = values.filter((value) => unitsIn(value).some((word) => areAlike(unit, word)));
    return (
      nameWords(column?.name ?? "").some((word) => areAlike(unit, word)) ||
      (values.length > 0 && written.length > values.length / 2)
    );
  });
  return measured.length === 1 ? (measured[0] ?? null) : null;
}

/** The words right after numbers: "149.0 km (92.6 mi)". */
const unitsIn = (value: string): string[] =>
  [...value.toLowerCase().matchAll(/\d\s?(\p{L}+)/gu)].map(([, word = ""]) => word);
