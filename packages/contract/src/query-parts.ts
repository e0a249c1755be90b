import type { Field } from "./semantic-query-types.ts";

/** Whether a part of a query is a column at the end of a path. */
export const isField = (value: unknown): value is Field =>
  typeof value === "object" && value !== null && "path" in value && "column" in value && "table" in value;

/** The columns that a part of a query speaks of, wherever in it they stand. */
export function fieldsOf(value: unknown): Field[] {
  if (typeof value !== "object" || value === null) return [];
  return isField(value) ? [value] : Object.values(value).flatMap(fieldsOf);
}

/** Whether a part of a query speaks of a column; of that name in any table where none is given. */
export const speaksOf = (value: unknown, column: string, table: string | null = null): boolean =>
  someField(value, (field) => field.column === column && (table === null || field.table === table));

/** Whether a part of a query speaks of a column that passes. */
export function someField(value: unknown, test: (field: Field) => boolean): boolean {
  return somePart(value, (part) => isField(part) && test(part));
}

/** Any object within a query, by what tells one from another. */
export type QueryPart = { kind?: unknown; operator?: unknown; comparison?: unknown; aggregation?: unknown };

/** Whether a part of a query, or anything in it, passes. */
export function somePart(value: unknown, test: (part: QueryPart) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value) && test(value)) return true;
  return Object.values(value).some((each) => somePart(each, test));
}

/** Whether a part of a query, or anything in it, is of one of these kinds. */
export const hasKind = (value: unknown, ...kinds: string[]): boolean =>
  somePart(value, ({ kind }) => typeof kind === "string" && kinds.includes(kind));

/** Whether a part of a query, or anything in it, is calculated or compared by one of these operators. */
export const hasOperator = (value: unknown, ...operators: string[]): boolean =>
  somePart(value, ({ operator }) => typeof operator === "string" && operators.includes(operator));

/** Whether a query compares its figures with another period's. */
export const comparesPeriods = (value: unknown): boolean =>
  somePart(value, ({ comparison }) => typeof comparison === "object" && comparison !== null);

/** The same part of a query with the fields within it changed. */
export function mapFields<Value>(value: Value, change: (field: Field) => Field): Value {
  if (typeof value !== "object" || value === null) return value;
  if (isField(value)) return change(value) as Field & Value;
  if (Array.isArray(value)) return value.map((each) => mapFields(each, change)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapFields(each, change)]),
  ) as Value;
}

/** The relationships that a part of a query goes along, by their ids. */
export function relationshipsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("relationship" in value) return [String(value.relationship)];
  return Object.values(value).flatMap(relationshipsOf);
}

/** The values that a part of a query compares with or calculates with. */
export function constantsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && value.kind === "constant" && "value" in value) return [value.value];
  return Object.values(value).flatMap(constantsOf);
}

/** All texts of a part of a query: names, labels, values and kinds. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Under which two parts of queries are the same: whatever builds them writes their properties in one order. */
export const partKey = (part: unknown): string => JSON.stringify(part) ?? "";

/** Whether two parts of queries are the same. */
export const isSamePart = (left: unknown, right: unknown): boolean => partKey(left) === partKey(right);
