import { type Filter, fieldOf } from "@parlance/contract";
import { lemma } from "../text/lemma.ts";
import { valueWords } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { Panel } from "./panels.ts";
import type { ValueIndex } from "./value-index.ts";

/** What a row is called that adds up those above it. */
const called: ReadonlySet<string> = new Set(
  "total totals total: grandtotal overalltotal sumtotal teamtotal teamtotals subtotal alltotal".split(" "),
);
/** A table of so few rows may be one of totals. */
const fewestRows = 4;

/**
 * A row of totals among those that it adds up: the column in which it is called so, and what is true of all other rows; `own` is what is true of
 * it where there is one for each date, which is what is asked of all of them together.
 */
export type TotalRow = { column: number; others: Filter; own: Filter | null };

/** The rows of totals that sheets have at their end, by the names of their tables. */
export function totalRows(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { byKey, values }: Pick<ValueIndex, "byKey" | "values">,
): ReadonlyMap<string, TotalRow> {
  const found = new Map<string, TotalRow>();
  for (const value of [...called].flatMap((key) => byKey.get(key) ?? []).flatMap((id) => values[id] ?? [])) {
    const entry = columns[value.column];
    const table = tables[entry?.table ?? -1]?.table;
    if (entry === undefined || table === undefined || entry.foreign || found.has(table.name)) continue;
    if (value.count !== 1 || value.value !== value.text || table.rowCount < fewestRows) continue;
    if (entry.column.physicalType !== "string" || entry.form !== null) continue;
    found.set(table.name, { column: entry.id, others: isNot(entry, table.name, value.text), own: null });
  }
  return found;
}

/** How many of its dates a total among the things of a panel has rows for. */
const leastDates = 0.9;
const sums: ReadonlySet<string> = new Set(["all", "total", "overall"]);
const everywhere: ReadonlySet<string> = new Set(["world", "worldwide", "global"]);

/** The things of panels that stand for all others at each date ("All fires" beside the kinds of fires, "World" beside countries), by the names of their tables. */
export function totalThings(
  panels: readonly Panel[],
  { values }: Pick<ValueIndex, "values">,
): ReadonlyMap<string, TotalRow> {
  return new Map(
    panels.flatMap(({ table, date, thing }) => {
      const dates = date.column.profile?.distinct ?? 0;
      const [only, other] = values.filter(
        ({ column, text, count }) =>
          column === thing.id && count >= leastDates * dates && isOfAll(text, table, thing),
      );
      if (only === undefined || other !== undefined) return [];
      const { name } = table.table;
      const own = comparison("=", thing, name, only.text);
      return [[name, { column: thing.id, others: isNot(thing, name, only.text), own }] as const];
    }),
  );
}

/** "All fires" of fires, "total countries", "World". */
function isOfAll(text: string, table: TableEntry, { words: called, column }: ColumnEntry): boolean {
  const [first = "", ...rest] = valueWords(text).map((word) => lemma(word.text));
  if (rest.length === 0) return sums.has(first) || (column.role === "geo" && everywhere.has(first));
  return sums.has(first) && [...table.words, ...called].includes(rest.at(-1) ?? "");
}

const comparison = (operator: "=" | "!=", { column }: ColumnEntry, table: string, value: string): Filter => ({
  kind: "comparison",
  operator,
  left: fieldOf(table, column.name),
  right: { kind: "constant", value, type: "string" },
});

function isNot(entry: ColumnEntry, table: string, value: string): Filter {
  const other = comparison("!=", entry, table, value);
  const operand = fieldOf(table, entry.column.name);
  return entry.column.profile?.nulls === 0
    ? other
    : { kind: "or", filters: [other, { kind: "null", operand }] };
}
