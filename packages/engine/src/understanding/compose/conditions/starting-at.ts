import type { Path } from "@parlance/contract";

/**
 * An expression, filter or measure on rows of a table, seen from where `path` comes from. What speaks of related rows or of
 * a query of its own keeps its inner fields, which start elsewhere.
 */
export const startingAt = <T>(value: T, path: Path): T =>
  path.length === 0 ? value : movedPaths(value, (own) => [...path, ...own]);

/** An expression, filter or measure with each path that starts at the table of its rows led anew by `move`. */
export function movedPaths<T>(value: T, move: (path: Path) => Path): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => movedPaths(each, move)) as T;
  const kind = "kind" in value ? value.kind : null;
  const own = "path" in value && Array.isArray(value.path) ? { path: move(value.path) } : {};
  if ("column" in value && "path" in value) return { ...value, ...own };
  if (kind === "related" || kind === "derived") return { ...value, ...own };
  const entries = Object.entries(value);
  switch (kind) {
    case "aggregate":
      return moved(entries, own, move, ["operand", "filter", "once"]) as T;
    case "aggregate-value":
      return moved(entries, {}, move, ["per"]) as T;
    case "member":
      return moved(entries, {}, move, ["operand"]) as T;
    default:
      return "inner" in value && "outer" in value
        ? (moved(entries, {}, move, ["outer"]) as T)
        : (Object.fromEntries(entries.map(([name, each]) => [name, movedPaths(each, move)])) as T);
  }
}

/** The entries of a value with those that start at the same table moved, and its own path. */
const moved = (
  entries: [string, unknown][],
  own: object,
  move: (path: Path) => Path,
  names: readonly string[],
): object => ({
  ...Object.fromEntries(
    entries.map(([name, each]) => [name, names.includes(name) ? movedPaths(each, move) : each]),
  ),
  ...own,
});
