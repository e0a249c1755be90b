import { type ColumnEntry, holdsFigure, isTime, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phrasalVerbs } from "../../lexicon/phrasal-verbs.ts";
import { lemma } from "../../text/lemma.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const said = phrases(...phrasalVerbs.keys());

/**
 * "Keys that have not come back", "forms handed in this week", "claims that were turned down": by the verb that a date of the rows named before, else one
 * of their states, or what records it is called, where none is called by both words.
 */
export function phrasalVerb(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, said);
  if (size === 0) return null;
  const words = tokens.slice(at, at + size).map(({ text }) => text);
  const verbs = phrasalVerbs.get(words.join(" ")) ?? [];
  if (isKnown(words, index)) return null;
  const before = tokens.slice(0, at);
  const amount = asksAmount(before) ? amountDone(verbs, index) : null;
  if (amount !== null) {
    const isMuch = before.some(({ text }) => text === "much");
    return { words: isMuch ? amount.verb : amount.entry.column.label, tokens: size };
  }
  const rows = rowsNear(tokens, at, index);
  const times = (rows?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column }) => isTime(column));
  const first = words[0] ?? "";
  if (times.some((time) => time.words.some((word) => word.startsWith(first.replace(/ed$/, ""))))) return null;
  const done =
    verbs.find((verb) => times.some((time) => time.words.some((word) => isRooted(verb, word)))) ??
    verbs.find((verb) => isState(verb, rows, index)) ??
    verbs.find((verb) => index.tables.some((table) => isRooted(table.words.at(-1) ?? "", verb))) ??
    verbs.find((verb) => isState(verb, null, index));
  return done === undefined ? null : { words: done, tokens: size };
}

/** Whether a sum of money is asked for, and no rows. */
const asksAmount = (before: readonly Token[]): boolean =>
  before.some(({ text }, at) => sums.has(text) || (text === "much" && before[at - 1]?.text === "how")) &&
  !before.some(({ text }) => counts.has(text));

const sums: ReadonlySet<string> = new Set(["total", "sum", "average", "amount"]);
const counts: ReadonlySet<string> = new Set(["many", "number", "count"]);

/** The one figure of money that is called after a verb ("paid amount" of what was paid out), and that verb. */
function amountDone(
  verbs: readonly string[],
  { columns }: ModelIndex,
): { entry: ColumnEntry; verb: string } | null {
  const [only, other] = columns.flatMap((entry) => {
    const verb = verbs.find((each) => entry.words.includes(lemma(each)));
    return verb !== undefined && holdsFigure(entry) && entry.column.additivity === "additive"
      ? [{ entry, verb }]
      : [];
  });
  return other === undefined ? (only ?? null) : null;
}

/** The rows that are named last before a verb, else first behind it, else those of the only sheet. */
function rowsNear(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const named = (span: readonly Token[]): TableEntry[] =>
    span.flatMap((token) => tableNamed(token, index) ?? []);
  const [sheet, other] = index.tables;
  return (
    named(tokens.slice(0, at)).at(-1) ??
    named(tokens.slice(at))[0] ??
    (other === undefined ? (sheet ?? null) : null)
  );
}

/** Whether some of a table's rows (null: of any) are in a state that a verb says. */
const isState = (verb: string, rows: TableEntry | null, { values, columns }: ModelIndex): boolean =>
  (values.byKey.get(verb) ?? []).some((id) => {
    const table = columns[values.values[id]?.column ?? -1]?.table;
    return rows === null ? table !== undefined : table === rows.id;
  });

/** Whether the data has both words together, in a value or a name. */
const isKnown = (said: readonly string[], { values, words }: ModelIndex): boolean =>
  values.byKey.has(valueKey(said.join(" "))) || words.phrases.has(said.join(""));
