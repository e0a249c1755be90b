import {
  type AggregateQuery,
  type Expression,
  type ListQuery,
  type Path,
  partKey,
  type SemanticModel,
} from "@parlance/contract";

/** Rows that are counted: the way to them from a query's subject, and what their table is called. */
type RowsBehind = { path: Path; label: string };

/**
 * Where a query's subject is counted by a column that tells its rows apart, each count is one. What can be counted then are
 * the rows that its conditions are about: "the names of players who scored in May" by their goals in May. Null where conditions
 * are about the subject alone, or about several tables' rows.
 */
export function rowsBehind(
  { subject, filter }: AggregateQuery | ListQuery,
  by: Expression,
  model: SemanticModel,
): RowsBehind | null {
  const own = model.tables.find(({ name }) => name === subject);
  if (own === undefined || by.kind !== "field" || by.field.table !== subject || by.field.path.length > 0)
    return null;
  const { column } = by.field;
  if (own.namingColumn !== column && !(own.primaryKey.length === 1 && own.primaryKey[0] === column))
    return null;
  const ways = new Map<string, Path>();
  collectWays(filter, ways);
  const [path, other] = [...ways.values()];
  const last = model.relationships.find(({ id }) => id === path?.at(-1)?.relationship);
  const rows = model.tables.find(({ name }) => name === last?.from.table);
  return path === undefined || other !== undefined || rows === undefined ? null : { path, label: rows.label };
}

/** The ways to many rows that conditions go along, as far as the last of many; none of rows that there must not be. */
function collectWays(value: unknown, ways: Map<string, Path>): void {
  if (Array.isArray(value)) {
    for (const each of value) collectWays(each, ways);
    return;
  }
  if (typeof value !== "object" || value === null || isDenial(value)) return;
  if ("path" in value && Array.isArray(value.path)) {
    const path: Path = value.path;
    const end = path.findLastIndex(({ reversed }) => reversed) + 1;
    if (end > 0) ways.set(partKey(path.slice(0, end)), path.slice(0, end));
  }
  for (const each of Object.values(value)) collectWays(each, ways);
}

/** "not …", "without any …": of rows that there must not be. */
const isDenial = (value: object): boolean =>
  "kind" in value &&
  (value.kind === "not" ||
    (value.kind === "related" && !("operator" in value && hasSome(value.operator, value))));

const hasSome = (operator: unknown, value: object): boolean =>
  operator === ">" || operator === ">=" || (operator === "=" && "count" in value && value.count !== 0);
