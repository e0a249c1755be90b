import { rowsOf } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isStaff } from "../../../index/persons.ts";
import { stateCodes } from "../../../index/state-codes.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { lemma } from "../../../text/lemma.ts";
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
  if (token?.kind !== "word" || !isDeed(tokens, at, index)) return null;
  if (words.tablesByWord.has(token.lemma) || words.phrases.has(token.lemma)) return null;
  if (words.phrases.has(`${token.lemma}${tokens[at + 1]?.lemma}`)) return null;
  if (words.phrases.has(`${tokens[at - 1]?.lemma}${token.lemma}`)) return null;
  if (values.byWord.has(token.text) || textAt(tokens, at - 1) === "different") return null;
  const only = stateMeant(token.lemma, index);
  const rows = index.tables[only?.table ?? -1];
  if (rows === undefined || only === null) return null;
  if (isOfPeople(tokens, at, rows.id, index) || isAmount(token.lemma, index)) return null;
  const noun = rows.table.label.toLowerCase();
  if (becameOther(tokens, at, only)) return { words: rowsOf(noun), tokens: 1 };
  const named = tableNamed(tokens[at + 1], index);
  if (named !== null && named.id !== only.table) return null;
  const restated = named === null ? 0 : 1;
  const counted = at === 0 || beside.has(textAt(tokens, at - 1)) ? "number of " : "";
  return {
    words: isWhole(tokens, at) ? `${only.said} ${noun}` : `${counted}${noun} ${only.behind ?? only.said}`,
    tokens: 1 + restated,
  };
}

/** "How many quotes did we lose" of jobs that are quoted before they are lost: whatever they have become, no row is in two states at once. */
const becameOther = (tokens: readonly Token[], at: number, { column, said }: Told): boolean =>
  (column.column.profile?.topValues ?? []).some(({ value }) => {
    const state = String(value).toLowerCase();
    return (
      state !== said &&
      tokens.some(({ text, lemma: form }, place) => place !== at && (text === state || form === lemma(state)))
    );
  });

/**
 * "Hires per year" of a staff who all have a day of hiring, beside applications that ended with it: the people, unless something is said that
 * only the other rows tell ("hires by source"). Of others who work here ("recruiters") a day of hiring is their own, and the deed is what they did.
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
      isStaff(entry)
    );
  }) &&
  !tokens
    .slice(at + 1)
    .some(({ lemma }) =>
      (index.words.columnsByWord.get(lemma) ?? []).some((id) => index.columns[id]?.table === rows),
    );

/** "Refunds last month" where rows tell a "refund amount": the money, and not rows that were refunded. */
const isAmount = (deed: string, { words, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(deed) ?? []).some((id) => {
    const { column, words: named = [] } = columns[id] ?? {};
    return column?.role === "measure" && named.every((word) => word === deed || amounts.has(word));
  });

const amounts: ReadonlySet<string> = new Set(["amount", "value", "total", "sum"]);

/** "Cancellations", "denials"; "hires" where a noun stands, "per hire". */
const isDeed = (tokens: readonly Token[], at: number, index: ModelIndex): boolean =>
  tokens[at]?.text === tokens[at]?.lemma
    ? textAt(tokens, at - 1) === "per"
    : /(?:ions|als|ments|ances|ences)$/.test(textAt(tokens, at)) ||
      (at === 0
        ? behind.has(textAt(tokens, 1))
        : before.has(textAt(tokens, at - 1)) || isOfKind(textAt(tokens, at - 1), index));

/** "Marketing hires": of a kind that a value tells. A state before it is said of rows that are called so ("approved refunds"). */
const isOfKind = (word: string, { values }: ModelIndex): boolean =>
  values.byKey.has(word) && !word.endsWith("ed");

/** What may follow a bare number of deeds: "returns per shop", "hires in May", "hires / applications". */
const behind: ReadonlySet<string> = new Set(
  "by per in during this last since between each every over vs versus and , / ? from at through of who where"
    .split(" ")
    .concat(""),
);

/** Words behind which deeds are a figure of their own: "applications and hires", "average hires per shop". */
const beside: ReadonlySet<string> = new Set("and , / vs versus average".split(" "));

const before: ReadonlySet<string> = new Set(
  "many of most fewest least more fewer total all new our the by per and any highest lowest monthly weekly daily average compare ( / , vs versus".split(
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

/** The state that a deed leads to in one table, by its status where a stage says the same; null where there is none, or other rows have one. */
export function stateMeant(deed: string, { columns }: ModelIndex): Told | null {
  const found = columns.flatMap((entry) => stateOf(entry, deed) ?? []);
  const [first, second] = found;
  if (first === undefined || found.some(({ table }) => table !== first.table)) return null;
  if (second === undefined) return first;
  const status = found.find(({ column }) => column.words.includes("status")) ?? first;
  return { ...status, behind: `with ${status.column.column.label.toLowerCase()} ${status.said}` };
}

/** A state that rows may be in, the column that tells it, how it is said, and how behind its rows where the column has to be named. */
type Told = { table: number; column: ColumnEntry; said: string; behind?: string };

/** The state of a column that a deed leads to. */
function stateOf(entry: ColumnEntry, deed: string): Told | null {
  const { table, column, words } = entry;
  if (!words.some((word) => states.has(word))) return null;
  const values = column.profile?.topValues.map(({ value }) => value) ?? [];
  const codes = stateCodes(
    entry,
    values.filter((value) => typeof value === "string"),
  );
  const meant = [...(codes?.values() ?? [])].flat().find((word) => isRooted(deed, word));
  if (meant !== undefined) return { table, column: entry, said: meant };
  const state = values.find(
    (value): value is string =>
      typeof value === "string" &&
      /^\p{L}+ed$/u.test(value) &&
      (isRooted(deed, value.toLowerCase()) || isDone(deed, value.toLowerCase())),
  );
  return state === undefined ? null : { table, column: entry, said: state.toLowerCase() };
}
