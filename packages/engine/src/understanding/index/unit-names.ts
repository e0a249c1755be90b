import type { ColumnEntry } from "./entries.ts";

/** Units that people name a figure by; those of times and temperatures say too little of what is measured. */
const naming: ReadonlySet<string> = new Set(
  "kwh mwh gwh wh kw mw kg g t lb km mi m2 ha l ml m³ gal kcal kb mb gb tb pcs teu".split(" "),
);

/** "Total kWh", "kg per farm" where one figure alone is told in that unit, which is no word of its name. */
export function unitNames(columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] {
  const told = columns.flatMap(({ id, column, foreign }) => {
    const unit = column.unit.label?.toLowerCase();
    return foreign || column.role !== "measure" || unit === undefined || !naming.has(unit)
      ? []
      : [{ id, unit }];
  });
  return told
    .filter(({ unit }) => told.filter((other) => other.unit === unit).length === 1)
    .map(({ id, unit }) => ({ column: id, phrases: [[unit]] }));
}
