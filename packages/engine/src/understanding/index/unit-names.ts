import type { ColumnEntry } from "./entries.ts";

/** Units that people name a figure by; those of times and temperatures say too little of what is measured. */
const naming: ReadonlySet<string> = new Set(
  "kwh mwh gwh wh kw mw kg g t lb km mi m2 ha l ml m³ gal kcal kb mb gb tb pcs teu".split(" "),
);

/** What an area's unit is called when it is said in full. */
const inFull: ReadonlyMap<string, readonly string[]> = new Map([
  ["ha", ["hectare"]],
  ["m2", ["square metre", "square meter", "sqm"]],
]);

/**
 * "Total kWh", "kg per farm", "hectares by region" where one figure alone is told in that unit, which is no word of its name, or of several areas one is
 * called no more than that.
 */
export function unitNames(columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] {
  const told = columns.flatMap(({ id, column, foreign }) => {
    const unit = column.unit.label?.toLowerCase();
    return foreign || column.role !== "measure" || unit === undefined || !naming.has(unit)
      ? []
      : [{ id, unit }];
  });
  return told.flatMap(({ id, unit }) => {
    const others = told.filter((other) => other.unit === unit && other.id !== id);
    const isArea = (of: number): boolean => columns[of]?.words.includes("area") === true;
    const isOnly = others.length === 0 || (isArea(id) && !others.some((other) => isArea(other.id)));
    const names = [unit, ...(inFull.get(unit) ?? [])].map((name) => name.split(" "));
    return isOnly ? [{ column: id, phrases: names }] : [];
  });
}
