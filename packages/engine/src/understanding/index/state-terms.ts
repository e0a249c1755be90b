import type { Filter, GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { isPersonal } from "./persons.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/** Words of a date on which something is over for good, and which rows it is not over for have none. */
const endings: ReadonlySet<string> = new Set(
  "termination terminated left leave leaving exit resigned resignation churn churned cancelled canceled cancellation cancel deactivated departure quit close closed closing closure".split(
    " ",
  ),
);

const lasting = "active|still active|currently active".split("|");
const employed =
  "still employed|currently employed|still work here|still works here|still working here|still work|still working|still here|still with us|in service".split(
    "|",
  );
const over = "former|inactive|no longer active".split("|");
const leaving =
  "leaver|left|left us|left the company|left the firm|quit|ex|no longer employed|no longer here".split("|");

/**
 * What "active" and "left" mean where rows have a date on which they ended: those without and with it. Conditions in the form
 * of glossary terms; a word that the data has a name or value for is left to it.
 */
export function stateTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  return tables.flatMap((entry): GlossaryTerm[] => {
    const { table } = entry;
    const ended = entry.columns.flatMap((id) => columns[id] ?? []).find(isEnding);
    if (ended === undefined) return [];
    const operand = {
      kind: "field" as const,
      field: { path: [], table: table.name, column: ended.column.name },
    };
    const none: Filter = { kind: "null", operand };
    const personal = isPersonal(entry, columns);
    const free = (names: readonly string[]): string[] =>
      names.filter((name) => {
        const key = name.replaceAll(" ", "");
        return (
          !values.byKey.has(key) &&
          !values.byKey.has(name.split(" ").at(-1) ?? name) &&
          !words.phrases.has(key) &&
          (words.columnsByWord.get(key) ?? []).every((id) => id === ended.id)
        );
      });
    const made = (names: string[], filter: Filter): GlossaryTerm[] => {
      const [term, ...synonyms] = free(names);
      if (term === undefined) return [];
      const definition = `${ended.column.label} is ${filter.kind === "null" ? "missing" : "known"}`;
      return [
        {
          term,
          synonyms,
          definition,
          category: null,
          binding: { kind: "filter", table: table.name, filter },
        },
      ];
    };
    return [
      ...made([...lasting, ...(personal ? employed : [])], none),
      ...made([...over, ...(isClosing(ended) ? closed : []), ...(personal ? leaving : [])], {
        kind: "not",
        filter: none,
      }),
    ];
  });
}

const closed = "closed|shut|closed down|shut down".split("|");

const isClosing = ({ words }: ColumnEntry): boolean => words.some((word) => /^clos/.test(word));

/** A date of an end that some rows have and others lack. */
function isEnding({ column, words }: ColumnEntry): boolean {
  const { profile } = column;
  if (!isTime(column)) return false;
  return (
    profile !== null && profile.nulls > 0 && profile.distinct > 0 && words.some((word) => endings.has(word))
  );
}
