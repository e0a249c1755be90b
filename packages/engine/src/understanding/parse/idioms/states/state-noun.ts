import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { stateCodes } from "../../../index/state-codes.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/**
 * "Number of cancellations this year" where the state of rows says "Cancelled" and nothing is called cancellations: the rows of that
 * state, whether a term has said them already or not. A word behind which more is said ("cancellation reason", "cancellation rate") is no such thing.
 */
export function stateNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  const { words, values } = index;
  if (token?.kind !== "word" || !isDeed(tokens, at)) return null;
  if (words.tablesByWord.has(token.lemma) || words.phrases.has(token.lemma)) return null;
  if (words.phrases.has(`${token.lemma}${tokens[at + 1]?.lemma}`)) return null;
  if (words.phrases.has(`${tokens[at - 1]?.lemma}${token.lemma}`)) return null;
  if (values.byWord.has(token.text) || textAt(tokens, at - 1) === "different") return null;
  const [only, other] = index.columns.flatMap((entry) => stateOf(entry, token.lemma) ?? []);
  const rows = only === undefined || other !== undefined ? undefined : index.tables[only.table];
  if (rows === undefined || only === undefined) return null;
  if (isOfPeople(tokens, at, rows.id, index)) return null;
  const [noun, state] = [rows.table.label.toLowerCase(), only.state.toLowerCase()];
  const named = tableNamed(tokens[at + 1], index);
  if (named !== null && named.id !== only.table) return null;
  const restated = named === null ? 0 : 1;
  const counted = at === 0 ? "number of " : "";
  return {
    words: isWhole(tokens, at) ? `${state} ${noun}` : `${counted}${noun} ${state}`,
    tokens: 1 + restated,
  };
}

/**
 * "Hires per year" of people who all have a day of hiring, beside applications that ended with it: the people, unless something is said that
 * only the other rows tell ("hires by source").
 */
const isOfPeople = (tokens: readonly Token[], at: number, rows: number, index: ModelIndex): boolean =>
  index.columns.some(({ table, column, core, foreign }) => {
    const entry = index.tables[table];
    return (
      !foreign &&
      entry !== undefined &&
      table !== rows &&
      isTime(column) &&
      column.profile?.nulls === 0 &&
      core.some((word) => word === tokens[at]?.lemma) &&
      isPersonal(entry, index.columns)
    );
  }) &&
  !tokens
    .slice(at + 1)
    .some(({ lemma }) =>
      (index.words.columnsByWord.get(lemma) ?? []).some((id) => index.columns[id]?.table === rows),
    );

/** "Cancellations", "denials"; "hires" where a noun stands, "per hire". */
const isDeed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === tokens[at]?.lemma
    ? textAt(tokens, at - 1) === "per"
    : /(?:ions|als|ments|ances|ences)$/.test(textAt(tokens, at)) ||
      (at === 0 ? split.has(textAt(tokens, 1)) : before.has(textAt(tokens, at - 1)));

/** What a bare number of deeds is split by: "returns per shop". */
const split: ReadonlySet<string> = new Set(["by", "per"]);

const before: ReadonlySet<string> = new Set(
  "many of most fewest least more fewer total all new our the by per and any highest lowest monthly weekly daily".split(
    " ",
  ),
);

/** "Share of hires from referrals": of all of that state. */
const isWhole = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === "of" && partWords.has(textAt(tokens, at - 2));

/** "Hired" of a hire. */
const isDone = (deed: string, state: string): boolean =>
  deed.length >= 4 && [`${deed}d`, `${deed}ed`].includes(state);

const states: ReadonlySet<string> = new Set(["status", "state", "stage"]);

/** The state of a column that a deed leads to. */
function stateOf(entry: ColumnEntry, deed: string): { table: number; state: string } | null {
  const { table, column, words } = entry;
  if (!words.some((word) => states.has(word))) return null;
  const values = column.profile?.topValues.map(({ value }) => value) ?? [];
  const codes = stateCodes(
    entry,
    values.filter((value) => typeof value === "string"),
  );
  const meant = [...(codes?.values() ?? [])].flat().find((word) => isRooted(deed, word));
  if (meant !== undefined) return { table, state: meant };
  const state = values.find(
    (value): value is string =>
      typeof value === "string" &&
      /^\p{L}+ed$/u.test(value) &&
      (isRooted(deed, value.toLowerCase()) || isDone(deed, value.toLowerCase())),
  );
  return state === undefined ? null : { table, state };
}
