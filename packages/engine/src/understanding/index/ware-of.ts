import type { TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { isPersonal } from "./persons.ts";

/** What a table or a column of what is sold is called. */
export const wareWords: ReadonlySet<string> = new Set(["product", "item", "article", "good", "ware"]);

/** The one table of things, no people or deals, that the rows of sales refer to; of several the one that is called so. */
export function wareOf(lines: number, { graph, tables, columns }: ModelIndex): TableEntry | null {
  const things = (graph.ways[lines] ?? [])
    .filter(({ toOne }) => toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter((entry) => entry.table.type !== "fact" && !isPersonal(entry, columns));
  const [only, other] = things;
  if (other === undefined) return only ?? null;
  return things.find(({ words }) => words.some((word) => wareWords.has(word))) ?? null;
}
