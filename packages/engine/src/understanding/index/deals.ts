import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/** Rows that are open until they are decided: the flags that say so, and the date of it where there is one. */
export type Deals = {
  table: TableEntry;
  closed: ColumnEntry;
  /** Which of the closed ones turned out well; null where no flag says it. */
  won: ColumnEntry | null;
  date: ColumnEntry | null;
};

const closings: ReadonlySet<string> = new Set(
  "close closed settled decided concluded finalised finalized".split(" "),
);
const successes: ReadonlySet<string> = new Set("won win awarded".split(" "));

/** The one table whose rows have a flag that they are closed; null where none or several have. */
export function findDeals(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): Deals | null {
  const [only, other] = tables.flatMap((table): Deals[] => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const flag = (names: ReadonlySet<string>): ColumnEntry | undefined =>
      own.find(
        ({ column, words }) =>
          column.physicalType === "boolean" &&
          columnKindOf(column) === "flag" &&
          words.some((word) => names.has(word)),
      );
    const closed = flag(closings);
    const dates = own.filter(
      ({ column, words }) => isTime(column) && words.some((word) => closings.has(word)),
    );
    return closed === undefined
      ? []
      : [
          {
            table,
            closed,
            won: flag(successes) ?? null,
            date: dates.length === 1 ? (dates[0] ?? null) : null,
          },
        ];
  });
  return other === undefined ? (only ?? null) : null;
}

/** Rows of which a flag says yes, or no. */
export const flagIs = ({ table: { table } }: Deals, { column }: ColumnEntry, value: boolean): Filter => ({
  kind: "comparison",
  operator: "=",
  left: fieldOf(table.name, column.name),
  right: { kind: "constant", value, type: "boolean" },
});

/**
 * What "open", "won" and "lost" mean of such rows, as conditions in the form of glossary terms. The flag says it more surely than a
 * stage that is called so; "open" is left to the data where it has a value for it.
 */
export function dealTerms(deals: Deals | null, words: SchemaWords, values: ValueIndex): GlossaryTerm[] {
  if (deals === null) return [];
  const { table, closed, won } = deals;
  const term = (names: string, filter: Filter, definition: string): GlossaryTerm[] => {
    const [name, ...synonyms] = names.split("|").filter((each) => isFree(each, words, values, won));
    const binding = { kind: "filter" as const, table: table.table.name, filter };
    return name === undefined ? [] : [{ term: name, synonyms, definition, category: null, binding }];
  };
  const open = term(
    "open|still open|not closed",
    flagIs(deals, closed, false),
    `${closed.column.label} is no`,
  );
  if (won === null) return open;
  const lost: Filter = {
    kind: "and",
    filters: [flagIs(deals, closed, true), flagIs(deals, won, false)],
  };
  return [
    ...open,
    ...term("closed won|won", flagIs(deals, won, true), `${won.column.label} is yes`),
    ...term("closed lost|lost", lost, `${closed.column.label} is yes and ${won.column.label} is no`),
  ];
}

/** Whether the data leaves a word to what is commonly meant by it; the flag's own name is what it means. */
const isFree = (name: string, words: SchemaWords, values: ValueIndex, won: ColumnEntry | null): boolean => {
  const key = name.replaceAll(" ", "");
  if (name.startsWith("closed ")) return true;
  const named = words.columnsByWord.get(key) ?? [];
  return !values.byKey.has(key) && named.every((id) => id === won?.id);
};
