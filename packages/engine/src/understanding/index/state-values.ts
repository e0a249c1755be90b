import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { valueKey } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/** What states are called, each line one state: what people say, then how data writes it, the surest first. */
const states: readonly (readonly [said: string, written: string])[] = [
  [
    "completed|finished|concluded|got done|were done|been done|actually done|actually did|went ahead|gone ahead|took place|carried out",
    "completed|complete|finished|done|fulfilled|closed|delivered|checked out|resolved|succeeded|success",
  ],
  [
    "cancelled|canceled|not go ahead|not take place|never went ahead|never took place|never happened|not happen|fell through",
    "cancelled|canceled|void|voided",
  ],
  ["active|live|running|switched on", "enabled"],
  ["pending|outstanding|unprocessed", "pending|open|in progress|processing|awaiting|new"],
  [
    "successful|succeeded|succeed|made it|make it|worked out|went through",
    "successful|succeeded|success|won|completed|delivered|paid|approved",
  ],
  [
    "on the way|on their way|on its way|under way|en route|still travelling|in the post|in the mail",
    "in transit|on the way|en route|out for delivery|shipped|dispatched|on route",
  ],
  [
    "dropped out|drop out|dropout|drop out|pulled out|pull out|gave up",
    "dropped out|dropped|withdrawn|withdrew|quit",
  ],

  ["on the waiting list|on the waitlist", "waitlisted|waiting list|wait list|waiting|wl"],

  ["on hold|put on hold", "paused|suspended|on hold|held"],
  [
    "failed|unsuccessful|not make it|not succeed|went wrong|not work out",
    "failed|failure|declined|rejected|lost|error",
  ],
  [
    "no show|no shows|missed|not show up|not turn up|not show|not attend|never showed up|never turned up|stood us up|failed to show up|failed to turn up|failed to attend|failed to show|not come|never came",
    "no show|noshow|missed|did not attend|dna|absent|fta|failed to attend",
  ],
];
const stateWords: ReadonlySet<string> = new Set(["status", "state", "stage", "outcome", "phase", "result"]);

/**
 * What "completed" or "pending" means where a column of states has another word for it ("checked_out", "open"): conditions in the
 * form of glossary terms. Words that the data has itself are left to it, and those of which two columns have a state, unless one of
 * them alone has it as it is surest written, or is called a status and nothing more: what is successful has succeeded, where something else
 * was delivered, and a payment that was paid is, whoever won a dispute about it.
 */
export function stateValues(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  const told = columns.flatMap((entry) => statesTold(entry) ?? []);
  return states.flatMap(([said, written]): GlossaryTerm[] => {
    const names = said.split("|").filter((name) => isFree(name, words, values));
    const found = told.flatMap((each) => stateOf(each, written) ?? []);
    const sure = found.filter(({ rank }) => rank < surest);
    const own = found.filter(({ entry }) => entry.words.length === 1);
    const [only, other] = [sure, own].find((few) => few.length === 1) ?? found;
    const table = tables[only?.entry.table ?? -1]?.table;
    if (only === undefined || other !== undefined || table === undefined) return [];
    const { column } = only.entry;
    const operand = fieldOf(table.name, column.name);
    const right = { kind: "constant" as const, value: only.value, type: column.physicalType };
    const filter: Filter = { kind: "comparison", operator: "=", left: operand, right };
    return filterTerm(names, table.name, filter, `${column.label} is ${only.value}`);
  });
}

/** How many of the ways to write a state say just that. */
const surest = 3;

/** A value of a column, and the how manieth way it is to write its state. */
type State = { entry: ColumnEntry; value: string; rank: number };

/** A column of states with its values by their keys. */
type StatesTold = { entry: ColumnEntry; known: ReadonlyMap<string, string> };

/** The values of a column of states, of those with one key the first; null for other columns. */
function statesTold(entry: ColumnEntry): StatesTold | null {
  const { column, words } = entry;
  if (
    column.physicalType !== "string" ||
    column.profile === null ||
    !words.some((word) => stateWords.has(word))
  )
    return null;
  const known = new Map<string, string>();
  for (const { value } of column.profile.topValues)
    if (typeof value === "string" && !known.has(valueKey(value))) known.set(valueKey(value), value);
  return { entry, known };
}

/** The value of a column of states that is written the surest of these ways; null where it has none. */
function stateOf({ entry, known }: StatesTold, written: string): State | null {
  const keys = written.split("|").map(valueKey);
  const rank = keys.findIndex((key) => known.has(key));
  const value = known.get(keys[rank] ?? "");
  return rank < 0 || value === undefined ? null : { entry, value, rank };
}

const isFree = (name: string, words: SchemaWords, values: ValueIndex): boolean => {
  const parts = name.split(" ");
  return (
    !values.byKey.has(valueKey(name)) &&
    !words.phrases.has(parts.join("")) &&
    parts.every(
      (part) => parts.length > 1 || (!words.columnsByWord.has(part) && !words.tablesByWord.has(part)),
    )
  );
};
