import type { Expression, Filter } from "@parlance/contract";
import type { Build } from "./build-context.ts";

/**
 * A span of years (half-open, null for open) over a text column that holds years alone, which sort as their numbers do; null
 * for other columns.
 */
export function writtenYears(
  build: Build,
  operand: Expression,
  { start, end }: { start: number | null; end: number | null },
): Filter | null {
  if (operand.kind !== "field" || !holdsYears(build, operand.field)) return null;
  const compare = (operator: "=" | ">=" | "<", year: number): Filter => ({
    kind: "comparison",
    operator,
    left: operand,
    right: { kind: "constant", value: String(year), type: "string" },
  });
  if (start !== null && end === start + 1) return compare("=", start);
  const bounds = [
    ...(start === null ? [] : [compare(">=", start)]),
    ...(end === null ? [] : [compare("<", end)]),
  ];
  const [only] = bounds;
  return bounds.length > 1 ? { kind: "and", filters: bounds } : (only ?? null);
}

function holdsYears({ index }: Build, { table, column }: { table: string; column: string }): boolean {
  const id = index.graph.tableIds.get(table);
  const profile = index.tables[id ?? -1]?.table.columns.find(({ name }) => name === column)?.profile;
  const isYear = (value: unknown): boolean => /^[12]\d{3}$/.test(String(value));
  return profile !== undefined && profile !== null && isYear(profile.minimum) && isYear(profile.maximum);
}
