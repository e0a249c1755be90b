import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";
import { yesOf } from "./yes-no.ts";

/** What flags of those who are gone are called. */
export const departures: ReadonlySet<string> = new Set(
  "churn churned attrition attrited exited exit left leaver quit resigned departed".split(" "),
);
/** Words beside it that say nothing more. */
const besides: ReadonlySet<string> = new Set(
  "is has flag status customer employee yes no ind indicator".split(" "),
);

const gone =
  "churned|churner|left|left us|left the company|left the firm|leaver|quit|resigned|departed|lost|leave|leave us|leave the company".split(
    "|",
  );
const there = "stayed|retained|remained|still here|stay|did not leave|not churned".split("|");

/** The flags that say of rows that they are gone ("Churn", "Attrition"), one a table. */
export function findDepartures(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry[] {
  return tables.flatMap((table) => {
    const [only, other] = table.columns
      .flatMap((id) => columns[id] ?? [])
      .filter(
        ({ column, words, foreign }) =>
          !foreign &&
          columnKindOf(column) === "flag" &&
          words.some((word) => departures.has(word)) &&
          words.every((word) => departures.has(word) || besides.has(word)),
      );
    return only === undefined || other !== undefined ? [] : [only];
  });
}

/** What "churned", "those who left" and "retained" mean where a flag tells it: conditions in the form of glossary terms. */
export function departureTerms(
  flags: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  words: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  const [flag, other] = flags;
  const table = tables[flag?.table ?? -1]?.table;
  if (flag === undefined || other !== undefined || table === undefined) return [];
  const made = (names: readonly string[], filter: Filter, definition: string): GlossaryTerm[] => {
    const free = freeNames(names, words).filter((name) => !byKey.has(name.replaceAll(" ", "")));
    return filterTerm(free, table.name, filter, definition);
  };
  const isYes = yesFilter(flag, table.name);
  return [
    ...made(gone, isYes, `${flag.column.label} is yes`),
    ...made(there, { kind: "not", filter: isYes }, `${flag.column.label} is no`),
  ];
}

/** Rows of which a flag says yes. */
export function yesFilter({ column }: ColumnEntry, table: string): Filter {
  const value = isNumeric(column) ? 1 : (yesOf(column) ?? true);
  return {
    kind: "comparison",
    operator: "=",
    left: fieldOf(table, column.name),
    right: { kind: "constant", value, type: column.physicalType },
  };
}
