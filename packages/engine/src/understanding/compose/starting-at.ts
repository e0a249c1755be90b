import type { Path } from "@parlance/contract";

/**
 * An expression, filter or measure on rows of a table, seen from where `path` comes from. What speaks of related rows or of
 * a query of its own keeps its inner fields, which start elsewhere.
 */
export function startingAt<T>(value: T, path: Path): T {
  if (path.length === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => startingAt(each, path)) as T;
  const kind = "kind" in value ? value.kind : null;
  const own = "path" in value && Array.isArray(value.path) ? { path: [...path, ...value.path] } : {};
  if ("column" in value && "path" in value) return { ...value, ...own };
  if (kind === "related" || kind === "derived") return { ...value, ...own };
  const entries = Object.entries(value);
  switch (kind) {
    case "aggregate":
      return moved(entries, own, path, ["operand", "filter"]) as T;
    case "aggregate-value":
      return moved(entries, {}, path, ["per"]) as T;
    case "member":
      return moved(entries, {}, path, ["operand"]) as T;
    default:
      return "inner" in value && "outer" in value
        ? (moved(entries, {}, path, ["outer"]) as T)
        : (Object.fromEntries(entries.map(([name, each]) => [name, startingAt(each, path)])) as T);
  }
}

/** The entries of a value with those that start at the same table moved, and its own path. */
const moved = (entries: [string, unknown][], own: object, path: Path, names: readonly string[]): object => ({
  ...Object.fromEntries(
    entries.map(([name, each]) => [name, names.includes(name) ? startingAt(each, path) : each]),
  ),
  ...own,
});
