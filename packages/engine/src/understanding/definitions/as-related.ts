import { type Field, type Filter, isSamePart, mapFields, type Path, partKey } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";

/**
 * A condition on rows of a table with what it says of related rows put as such: "an order in the last 90 days" of a customer
 * is some related row under its own filter, wherever the customer is looked at from.
 */
export function asRelated(filter: Filter): Filter {
  if (filter.kind === "or") return { ...filter, filters: filter.filters.map(asRelated) };
  if (filter.kind === "not") return { ...filter, filter: asRelated(filter.filter) };
  const parts = filter.kind === "and" ? filter.filters : [filter];
  const groups = Map.groupBy(parts, (part) => partKey(toManyPath(part)));
  const related = [...groups].map(([key, group]): Filter | null => {
    const path: Path | null = JSON.parse(key);
    const all = conjunction(group);
    if (path === null || all === null) return all;
    return { kind: "related", path, filter: shortened(all, path.length), operator: ">", count: 0 };
  });
  return conjunction(related.filter((part) => part !== null)) ?? filter;
}

/** Whether a condition says that a field of related rows holds nothing: of some row that there is, and not of none. */
export const saysMissing = (filter: Filter): boolean =>
  (filter.kind === "and" ? filter.filters : [filter]).some(
    (part) => part.kind === "null" && toManyPath(part) !== null,
  );

/** The one way to several rows that all fields of a condition share, whatever each of these rows then refers to; null where there is none. */
function toManyPath(part: Filter): Path | null {
  if (part.kind === "related" || part.kind === "and" || part.kind === "or" || part.kind === "not")
    return null;
  const paths = fieldsIn(part).map(({ path }) =>
    path.slice(0, path.findLastIndex(({ reversed }) => reversed) + 1),
  );
  const [first] = paths;
  if (first === undefined || first.length === 0) return null;
  return paths.every((path) => isSamePart(path, first)) ? first : null;
}

function fieldsIn(value: unknown): Field[] {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && (value.kind === "aggregate-value" || value.kind === "member")) return [];
  if ("kind" in value && value.kind === "field" && "field" in value) return [value.field as Field];
  return Object.values(value).flatMap(fieldsIn);
}

/** Fields with the first `steps` of their paths left out. */
function shortened<T>(value: T, steps: number): T {
  return mapFields(value, (field) => ({ ...field, path: field.path.slice(steps) }));
}
