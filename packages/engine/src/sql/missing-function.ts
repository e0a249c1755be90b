import type { Dialect } from "./dialect.ts";
import type { SqlTree } from "./tree.ts";

/** The first function of a statement that a dialect does not have; null where it can compute all of it. */
export function missingFunction(tree: SqlTree, dialect: Dialect): string | null {
  return dialect.missing.length === 0 ? null : find(tree, new Set(dialect.missing));
}

function find(node: unknown, missing: ReadonlySet<string>): string | null {
  if (Array.isArray(node)) {
    for (const each of node) {
      const found = find(each, missing);
      if (found !== null) return found;
    }
    return null;
  }
  if (typeof node !== "object" || node === null) return null;
  if ("kind" in node && node.kind === "call" && "name" in node && missing.has(String(node.name)))
    return String(node.name);
  return find(Object.values(node), missing);
}
