import type { Field } from "@parlance/contract";

/** Whether a part of a query is a column at the end of a path. */
export const isField = (value: unknown): value is Field =>
  typeof value === "object" && value !== null && "path" in value && "column" in value && "table" in value;

/** The columns that a part of a query speaks of, wherever in it they stand. */
export function fieldsOf(value: unknown): Field[] {
  if (typeof value !== "object" || value === null) return [];
  return isField(value) ? [value] : Object.values(value).flatMap(fieldsOf);
}
