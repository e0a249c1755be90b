import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { Term } from "./in-force.ts";
import type { Lifecycle } from "./lifecycles.ts";
import { isPersonal, mayLeave } from "./persons.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

const lasting = "active|still active|currently active".split("|");
const employed =
  "still employed|currently employed|still work here|still works here|still working here|still work|still working|still working for us|still work for us|still here|still with us|in service".split(
    "|",
  );
/** What things are that were not given up. */
const serving = "in service|still in service|currently in service|in use|still in use|currently in use".split(
  "|",
);
const over = "former|inactive|no longer active".split("|");
const ceased = "cancelled|canceled|ended|terminated|churned|lost".split("|");
/** What the end of a row is called: a column may tell more of it ("cancellation reason"). */
const ceasing = "cancellation|cancelation".split("|");
/** What is agreed on for as long as it lasts. */
const agreed: ReadonlySet<string> = new Set(
  "subscription subscriber membership member contract policy plan account customer licence license lease".split(
    " ",
  ),
);
const leaving =
  "leaver|left|left us|left the company|left the firm|quit|ex|no longer employed|no longer here".split("|");

/**
 * What "active" and "left" mean where rows have a date on which they ended: those without and with it. Conditions in the form
 * of glossary terms; of rows that end by a fixed date what "active" means is left to that; a word that the data has a name or value for is left to it.
 */
export function stateTerms(
  lifecycles: readonly Lifecycle[],
  fixed: readonly Term[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  return lifecycles.flatMap(({ table: entry, from, until: ended }): GlossaryTerm[] => {
    const { table } = entry;
    const operand = fieldOf(table.name, ended.column.name);
    const none: Filter = { kind: "null", operand };
    const personal = isPersonal(entry, columns);
    const free = (names: readonly string[]): string[] =>
      names.filter((name) => {
        const key = name.replaceAll(" ", "");
        const state =
          name
            .split(" ")
            .at(-1)
            ?.replace(/^in(?=active$)/, "") ?? name;
        return (
          !values.byKey.has(key) &&
          !values.byKey.has(name.split(" ").at(-1) ?? name) &&
          !words.phrases.has(key) &&
          (ceasing.includes(name) ||
            [key, state].every((word) =>
              (words.columnsByWord.get(word) ?? []).every((id) => id === ended.id),
            ))
        );
      });
    const made = (names: string[], filter: Filter): GlossaryTerm[] => {
      const definition = `${ended.column.label} is ${filter.kind === "null" ? "missing" : "known"}`;
      return filterTerm(free(names), table.name, filter, definition);
    };
    const isFixed = fixed.some((term) => term.table.id === entry.id);
    return [
      ...made(
        [
          ...(isFixed ? [] : [...lasting, ...begunAndLasting(from)]),
          ...(personal ? employed : isServing(ended) ? serving : []),
        ],
        none,
      ),
      ...made(
        [
          ...(isFixed ? [] : over),
          ...(isClosing(ended) ? closed : []),
          ...(mayLeave(entry, columns) ? leaving : []),
          ...(isAgreed(entry, ended) ? ceasedWords(entry, ended, columns) : []),
        ],
        {
          kind: "not",
          filter: none,
        },
      ),
    ];
  });
}

/** "Currently enrolled" where rows tell when they were: what they became and have not ceased to be. */
const begunAndLasting = (from: ColumnEntry | null): string[] =>
  (from?.words ?? [])
    .filter((word) => /..ed$/.test(word))
    .flatMap((deed) => ["currently", "still", "presently", "actively"].map((now) => `${now} ${deed}`));

const closed = "closed|shut|closed down|shut down".split("|");

/** What ended rows are called; a state that is written so says it itself, and only a date of just that end says the rest. */
function ceasedWords(
  { columns: own }: TableEntry,
  ended: ColumnEntry,
  columns: readonly ColumnEntry[],
): string[] {
  const written = own
    .flatMap((id) => columns[id]?.column.profile?.topValues ?? [])
    .some(({ value }) => typeof value === "string" && /^(?:cancel|churn|terminat)/i.test(value));
  const just = ended.words.some((word) => /^(?:cancel|churn|terminat)/.test(word));
  return written && !just ? [] : [...ceased, ...ceasing];
}

const isAgreed = ({ words }: TableEntry, ended: ColumnEntry): boolean =>
  words.some((word) => agreed.has(word)) &&
  ended.words.some((word) => /^(?:cancel|churn|terminat|end|until|deactiv|clos)/.test(word));

/** "Retired on" of machines: till then they are in service. */
const isServing = ({ words }: ColumnEntry): boolean =>
  words.some((word) => /^(?:retire|decommission|withdraw|withdrawn|dispos|scrap)/.test(word));

const isClosing = ({ words }: ColumnEntry): boolean => words.some((word) => /^clos/.test(word));
