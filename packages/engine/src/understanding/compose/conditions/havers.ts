import type { ModelIndex } from "../../index/model-index.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Item, ValueItem } from "../../parse/item.ts";

/** Values that are said to have rows of a table that is counted. */
export type Havers = { counted: number; values: ReadonlySet<ValueItem> };

const helpers: ReadonlySet<string> = new Set("do does did has have had".split(" "));
const verbs: ReadonlySet<string> = new Set(
  "have has had own owns make made get got release released produce produced publish published record recorded".split(
    " ",
  ),
);

/** "How many gardens does Ash have": who stands between "does" and "have" after rows that are counted; null where nobody does. */
export function haversOf({ targets }: Frame, items: readonly Item[]): Havers | null {
  const counted = targets.find(
    ({ noun, aggregation }) => noun.kind === "table" && aggregation === "count",
  )?.noun;
  if (counted?.kind !== "table") return null;
  const says = (item: Item | undefined, words: ReadonlySet<string>): boolean =>
    (item?.kind === "skip" && words.has(item.word)) || (item?.kind === "cue" && item.cue.kind === "having");
  const values = items.filter(
    (item, at): item is ValueItem =>
      item.kind === "value" &&
      item.start > counted.end &&
      says(items[at - 1], helpers) &&
      items[at - 1]?.start === counted.end &&
      says(items[at + 1], verbs),
  );
  return values.length === 0 ? null : { counted: counted.table, values: new Set(values) };
}

/** Whether a column names the rows that each of those that are counted belongs to. */
export function namesOwner(column: number, counted: number, { columns, tables, graph }: ModelIndex): boolean {
  const table = columns[column]?.table;
  const owns = graph.ways[counted]?.some(({ to, toOne }) => toOne && to === table) === true;
  return table !== counted && owns && tables[table ?? -1]?.naming.includes(column) === true;
}
