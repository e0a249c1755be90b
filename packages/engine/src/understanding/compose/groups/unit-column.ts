import { isNumeric } from "../../index/entries.ts";
import { nameWords } from "../../index/names.ts";
import { areAlike, measuredBy, tellsUnit } from "../../lexicon/units.ts";
import type { Test } from "../../parse/frame/frame.ts";
import { heldLengths } from "../../parse/frame/lasting-rows.ts";
import { type Build, columnAt } from "../build-context.ts";

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
  const [only, other] =
    measured.length > 0
      ? measured
      : areAlike(unit, "min")
        ? lengthsIn(index, table)
        : calledSo(index, table, unit);
  return other === undefined ? (only ?? null) : null;
}

/** The numbers that are called by what such a unit measures and by no unit ("distance" of miles). */
function calledSo({ tables, columns }: Build["index"], table: number, unit: string): number[] {
  const quantities = measuredBy(unit);
  return (tables[table]?.columns ?? []).filter((id) => {
    const entry = columns[id];
    const called = entry?.words.some((word) => quantities.includes(word)) === true;
    return (
      called && entry !== undefined && !entry.foreign && isNumeric(entry.column) && !tellsUnit(entry.words)
    );
  });
}

/** The lengths of time of a table's rows ("runtime"), whose names say no unit where none is measured in one. */
function lengthsIn(index: Build["index"], table: number): number[] {
  const entry = index.tables[table];
  const held = entry === undefined ? [] : heldLengths(entry, index);
  return held.flatMap(({ id, words }) => (tellsUnit(words) ? [] : [id]));
}

/** The words right after numbers: "149.0 km (92.6 mi)". */
const unitsIn = (value: string): string[] =>
  [...value.toLowerCase().matchAll(/\d\s?(\p{L}+)/gu)].map(([, word = ""]) => word);
