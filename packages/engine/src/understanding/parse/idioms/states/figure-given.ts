import { type ColumnEntry, isNumeric, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
import { stem } from "../../../text/lemma.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const asks: ReadonlySet<string> = new Set(["many", "percentage", "percent", "share", "proportion"]);
const small: ReadonlySet<string> = new Set("were was are is have has had got".split(" "));
const farthest = 5;

/**
 * "How many guests rated", "how many parcels were weighed" where rows have a rating or a weight that some lack: those in which it is known. A deed that is a
 * value or a time of the data, or that something follows, is read as it stands.
 */
export function figureGiven(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = small.has(textAt(tokens, at)) ? 2 : 1;
  const deed = tokens[at + size - 1];
  if (deed?.kind !== "word" || !/..ed$/.test(deed.text) || !isEnd(tokens[at + size])) return null;
  if (index.values.byKey.has(deed.text) || !isCounted(tokens, at)) return null;
  const [only, other] = index.columns.filter(
    ({ words, column, foreign }) =>
      isNumeric(column) &&
      !foreign &&
      (column.profile?.nulls ?? 0) > 0 &&
      words.some((word) => stem(word) === stem(deed.text) || isRooted(word, deed.text)),
  );
  if (only === undefined || other !== undefined || isTime(only.column)) return null;
  return isBesideOther(tokens.slice(0, at), only)
    ? null
    : { words: `whose ${only.column.label} is known`, tokens: size };
}

/** "Average fee and how many were rated": rows that are known bound another figure, too. */
const isBesideOther = (before: readonly Token[], { words }: ColumnEntry): boolean =>
  before.some(({ text }) => text === "and") &&
  !before.some(({ lemma }) => [lemma, ...synonymsOf(lemma)].some((word) => words.includes(word)));

/** Whether rows are counted by the words before: "how many guests", "what share of parcels". */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - farthest);
  return tokens.slice(from, at).some(({ text }, place) => {
    const named = tokens.slice(from + place + 1, at);
    return asks.has(text) && named.length > 0 && named.every(({ kind }) => kind === "word");
  });
}

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "mark" || ends.has(token.text);
const ends: ReadonlySet<string> = new Set("in per by last this each during since".split(" "));
