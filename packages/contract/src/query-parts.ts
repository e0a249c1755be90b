import type { AggregateMeasure, Field, MeasureExpression } from "./semantic-query-types.ts";

/** Anything of a query that holds other things, by their names. */
export type Holder = { readonly [name: string]: unknown };

/** Whether a part of a query holds other things: anything but a text, a number and what is left out. */
export const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

/** Whether a part of a query is a column at the end of a path. */
export const isField = (value: unknown): value is Field =>
  typeof value === "object" && value !== null && "path" in value && "column" in value && "table" in value;

/** The columns that a part of a query speaks of, wherever in it they stand. */
export const fieldsOf = (value: unknown): Field[] =>
  collected<Field>(value, (part, found) => isField(part) && found.push(part) > 0);

/** The aggregates that a measure is computed of, from left to right. */
export function aggregatesOf(expression: MeasureExpression): AggregateMeasure[] {
  if (expression.kind === "aggregate") return [expression];
  return expression.kind === "arithmetic" ? [expression.left, expression.right].flatMap(aggregatesOf) : [];
}

/** Takes something of the outermost parts that it knows: whether it knows one, within which it looks no further. */
type Taking<Found> = (part: Holder, found: Found[]) => boolean;

/** What is taken of a part of a query and of everything in it, in the order in which it stands there. */
function collected<Found>(value: unknown, take: Taking<Found>): Found[] {
  const found: Found[] = [];
  collect(value, take, found);
  return found;
}

function collect<Found>(value: unknown, take: Taking<Found>, found: Found[]): void {
  if (!isHolder(value)) return;
  if (Array.isArray(value)) for (const each of value) collect(each, take, found);
  else if (!take(value, found)) for (const name in value) collect(value[name], take, found);
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
  if (!isHolder(value)) return false;
  if (Array.isArray(value)) return value.some((each) => somePart(each, test));
  if (test(value)) return true;
  for (const name in value) if (somePart(value[name], test)) return true;
  return false;
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
export const relationshipsOf = (value: unknown): string[] =>
  collected<string>(
    value,
    (part, found) => "relationship" in part && found.push(String(part.relationship)) > 0,
  );

/** The values that a part of a query compares with or calculates with. */
export const constantsOf = (value: unknown): unknown[] =>
  collected<unknown>(
    value,
    (part, found) => part.kind === "constant" && "value" in part && found.push(part.value) > 0,
  );

/** All texts of a part of a query: names, labels, values and kinds. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Under which two parts of queries are the same: whatever builds them writes their properties in one order. */
export const partKey = (part: unknown): string => JSON.stringify(part) ?? "";

/** Whether two parts of queries are the same. */
export const isSamePart = (left: unknown, right: unknown): boolean => partKey(left) === partKey(right);
