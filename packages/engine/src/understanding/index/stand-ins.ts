import { type TradeNoun, tradeNouns } from "../lexicon/trade-nouns.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { ValueIndex } from "./value-index.ts";

/** What tells the kinds of a table's rows apart. */
const kinds: ReadonlySet<string> = new Set("type kind category role title position job trade".split(" "));

/**
 * The words of the data that nouns of a trade stand for: "clinic" for the one table of places ("locations"), or, where no table
 * holds places, for the one word that columns call them by ("site"). None where tables are of the class under several names, where
 * a value is called so, and where rows are told apart by kinds of which the noun may be one.
 */
export function standIns(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  values: ValueIndex,
): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const noun of tradeNouns) {
    if (values.byKey.has(noun.said)) continue;
    const word = meantByTables(noun, tables, columns) ?? meantByColumns(noun, tables, columns);
    if (word !== null) found.set(noun.said, (found.get(noun.said) ?? new Set()).add(word));
  }
  return new Map(
    [...found].flatMap(([said, [word, other]]) =>
      word === undefined || other !== undefined ? [] : [[said, word] as const],
    ),
  );
}

const headOf = (words: readonly string[]): string => words.at(-1) ?? "";

function meantByTables(
  { said, all, general, meant }: TradeNoun,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): string | null {
  const [only, other] = tables.filter(({ words }) => all.has(headOf(words)));
  if (only === undefined || other !== undefined) return null;
  const head = headOf(only.words);
  if (head === said || !meant.has(head)) return null;
  return general.has(head) && !general.has(said) && hasKinds(only, columns) ? null : head;
}

const hasKinds = (table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  table.columns.some(
    (id) =>
      columns[id]?.column.physicalType === "string" &&
      columns[id].column.role === "category" &&
      kinds.has(headOf(columns[id].words)),
  );

function meantByColumns(
  { said, all, meant }: TradeNoun,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): string | null {
  if (tables.some(({ words }) => all.has(headOf(words)))) return null;
  const names = columns.filter(
    ({ column }) => column.physicalType === "string" && column.role === "category",
  );
  const [only, other] = new Set(
    names
      .map(({ words }) => headOf(words.at(-1) === "name" ? words.slice(0, -1) : words))
      .filter((word) => all.has(word)),
  );
  return only === undefined || other !== undefined || only === said || !meant.has(only) ? null : only;
}
