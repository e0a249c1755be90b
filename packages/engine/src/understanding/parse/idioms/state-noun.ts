import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

/**
 * "Number of cancellations this year" where the state of rows says "Cancelled" and nothing is called cancellations: the rows of that
 * state. A word behind which more is said ("cancellation reason", "cancellation rate") is no such thing.
 */
export function stateNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  const { words, values } = index;
  if (token?.kind !== "word" || !/(?:ations|als|ments)$/.test(token.text)) return null;
  if (words.tablesByWord.has(token.lemma) || words.columnsByWord.has(token.lemma)) return null;
  if (values.byWord.has(token.text) || textAt(tokens, at - 1) === "different") return null;
  const [only, other] = index.columns.flatMap((entry) => stateOf(entry, token.lemma) ?? []);
  const rows = only === undefined || other !== undefined ? undefined : index.tables[only.table];
  return rows === undefined || only === undefined
    ? null
    : { words: `${rows.table.label.toLowerCase()} ${only.state.toLowerCase()}`, tokens: 1 };
}

const states: ReadonlySet<string> = new Set(["status", "state", "stage"]);

/** The state of a column that a deed leads to. */
function stateOf(
  { table, column, words }: ColumnEntry,
  deed: string,
): { table: number; state: string } | null {
  if (!words.some((word) => states.has(word))) return null;
  const state = column.profile?.topValues
    .map(({ value }) => value)
    .find(
      (value): value is string =>
        typeof value === "string" && /^\p{L}+ed$/u.test(value) && isRooted(deed, value.toLowerCase()),
    );
  return state === undefined ? null : { table, state };
}
