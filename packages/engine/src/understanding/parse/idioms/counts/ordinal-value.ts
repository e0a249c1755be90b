import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { ordinalOf } from "../../../lexicon/ordinals.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

/** "Third class passengers", "on the 2nd floor": the number of a column of classes or floors, where rows have it and no value is called so. */
export function ordinalValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [ordinal, noun] = tokens.slice(at, at + 2);
  const number = ordinalOf(ordinal?.text ?? "");
  if (number === null || noun?.kind !== "word" || noun.text !== noun.lemma || unitOf(noun.lemma) !== null)
    return null;
  if (index.values.byKey.has(`${ordinal?.text}${noun.text}`)) return null;
  const phrases = index.words.phrases.get(noun.lemma) ?? [];
  const named = phrases.flatMap(({ kind, id }) => (kind === "column" ? [id] : []));
  const ids = named.length > 0 ? named : (index.words.columnsByWord.get(noun.lemma) ?? []);
  const [only, other] = ids
    .flatMap((id) => index.columns[id] ?? [])
    .filter((entry) => isNumbered(entry, noun.lemma));
  const held = only?.column.profile?.topValues.some(({ value }) => Number(value) === number) === true;
  if (only === undefined || other !== undefined || !held || index.words.tablesByWord.has(noun.lemma))
    return null;
  const told = `${only.column.label} ${number}`;
  const next = tokens[at + 2];
  return isTold(tokens, at, next, index)
    ? { words: `${next?.raw} of ${told}`, tokens: 3 }
    : { words: told, tokens: 2 };
}

/** "Third class passengers", "the average third class fare": the rows or the figure of which the number tells, not a number of them. */
function isTold(
  tokens: readonly Token[],
  at: number,
  next: Token | undefined,
  { words, columns }: ModelIndex,
): boolean {
  const named = next?.kind === "word" ? (words.phrases.get(next.lemma) ?? []) : [];
  const averaged = ["average", "mean", "median"].includes(textAt(tokens, at - 1));
  return named.some(
    ({ kind, id }) => kind === "table" || (averaged && columns[id]?.column.role === "measure"),
  );
}

/** A whole number of few values by which rows are sorted into kinds, called so in the singular. */
const isNumbered = ({ column }: ColumnEntry, word: string): boolean =>
  column.physicalType === "integer" &&
  column.label.toLowerCase().endsWith(word) &&
  column.role !== "key" &&
  (column.profile?.distinct ?? 0) <= mostKinds &&
  Number(column.profile?.minimum) >= 0 &&
  Number(column.profile?.maximum) <= mostKinds;

const mostKinds = 30;
