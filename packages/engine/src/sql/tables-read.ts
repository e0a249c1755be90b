import type { SqlTree } from "./tree.ts";

/** The tables of the source that a statement reads, each once, in the order in which they stand in it. */
export function tablesRead(tree: SqlTree): string[] {
  const own = new Set(tree.ctes.map(({ name }) => name));
  const found = new Set<string>();
  collect(tree, found);
  return [...found].filter((name) => !own.has(name));
}

function collect(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) for (const each of node) collect(each, found);
  else if (typeof node === "object" && node !== null) {
    if ("kind" in node && node.kind === "table" && "name" in node) found.add(String(node.name));
    else collect(Object.values(node), found);
  }
}
