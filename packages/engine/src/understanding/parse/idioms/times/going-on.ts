import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { presentStaff } from "../../../index/present-staff.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { hasPresent, staffOf } from "../people/people.ts";
import type { Written } from "../written.ts";
import { activeBelow } from "./standing.ts";

const going: ReadonlySet<string> = new Set(["active", "running", "live", "ongoing", "current", "open"]);
/** What may stand between the rows and what is said of them. */
const between: ReadonlySet<string> = new Set("that which who are is were was still currently".split(" "));
const said: ReadonlySet<string> = new Set("are is was were still currently".split(" "));
const active = /^(?:active|actv?|live|current|ongoing|running|in force|valid)$/i;
const states: ReadonlySet<string> = new Set(["status", "state"]);

/**
 * "Running contracts", "open subscriptions", "contracts that are current" where the rows go on until a date of their end, or have a
 * state that says they do: the active ones, unless these rows have the word itself. "Current tenants" that tell neither are those with active leases.
 */
export function goingOn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  if (!going.has(word)) return null;
  const whole = namedTogether(tokens, at + 1, index);
  const next = whole ?? tableNamed(tokens[at + 1], index);
  const rows = next ?? rowsBefore(tokens, at, index);
  if (rows === null || isKnown(word, rows, index)) return null;
  if (word === "current" && rows === staffOf(index) && hasPresent(index))
    return { words: presentStaff, tokens: 1 };
  const below = word === "current" ? activeBelow([rows], index) : null;
  const state = stateOf(rows, index) ?? endless(rows, index) ?? below;
  if (state === null) return null;
  const noun = tokens.slice(at + 1, at + (whole === null ? 2 : 3));
  return next !== null && state.startsWith("with ")
    ? { words: `${rawOf(noun)} ${state}`, tokens: noun.length + 1 }
    : { words: state, tokens: 1 };
}

/** The rows that two words name together: "club coaches" beside clubs. */
function namedTogether(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const table = tableNamed(tokens[at + 1], index);
  return table?.words.length === 2 && table.words[0] === tokens[at]?.lemma ? table : null;
}

/** What is said of rows that have not come to their end; null where they tell none. */
function endless({ id }: TableEntry, { lifecycles, conditions }: ModelIndex): string | null {
  const until = lifecycles.find(({ table }) => table.id === id)?.until;
  if (until === undefined) return null;
  const defined = (conditions.get("active") ?? []).some(({ table }) => table === id);
  return defined ? "active" : `with missing ${until.column.label}`;
}

/** The rows of which a word is said behind them ("subscriptions that are live"); people who live somewhere are not meant. */
function rowsBefore(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  let place = at - 1;
  if (!said.has(textAt(tokens, place)) || textAt(tokens, at + 1) === "in") return null;
  while (between.has(textAt(tokens, place))) place -= 1;
  return place < at - 1 ? tableNamed(tokens[place], index) : null;
}

/** Whether a table's rows have a value, a column or a defined state that is called so. */
function isKnown(
  word: string,
  { id, columns }: TableEntry,
  { values, words, conditions }: ModelIndex,
): boolean {
  const own = (column: number | undefined): boolean => column !== undefined && columns.includes(column);
  return (
    [values.byKey, values.byWord].some((by) =>
      by.get(word)?.some((value) => own(values.values[value]?.column)),
    ) ||
    (words.columnsByWord.get(word) ?? []).some(own) ||
    (conditions.get(word) ?? []).some(({ table }) => table === id)
  );
}

/** The value by which a table's own state says that its rows go on. */
function stateOf({ columns }: TableEntry, index: ModelIndex): string | null {
  for (const id of columns) {
    const entry = index.columns[id];
    const value = entry?.column.profile?.topValues.find(
      (each) => typeof each.value === "string" && active.test(each.value),
    )?.value;
    if (typeof value === "string" && entry?.words.some((word) => states.has(word)) === true) return value;
  }
  return null;
}

goingOn.needs = going;
