import type { ModelIndex } from "../../../index/model-index.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const sides: ReadonlySet<string> = new Set("than least most over under above below exactly".split(" "));
const owners: ReadonlySet<string> = new Set("with have has had having got who".split(" "));
/** A column of more values than this sorts no rows. */
const mostKinds = 30;
const farthest = 4;

/**
 * "Inspectors with more than 25 fails", "with at least 10 returns" where rows are in a state of that word: so many rows of it, and no
 * amount.
 */
export function countedValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text === token.lemma || tokens[at - 1]?.kind !== "number") return null;
  const { words } = index;
  const isName = [token.lemma, token.text].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word),
  );
  if (!sides.has(textAt(tokens, at - 2)) || isName) return null;
  const before = tokens.slice(Math.max(0, at - 2 - farthest), at - 2);
  if (!before.some(({ text }) => owners.has(text))) return null;
  const next = tokens[at + 1];
  if (next?.kind === "word" && !stopWords.has(next.text)) return null;
  const value = stateOf(token.lemma, index);
  return value === null ? null : { words: value, tokens: 1 };
}

/** The only value of a kind that a word or its participle is, with the rows that have it; null where there is none. */
function stateOf(word: string, { values, columns, tables }: ModelIndex): string | null {
  const ids = [word, `${word}ed`, `${word}d`].flatMap((form) => values.byKey.get(form) ?? []);
  const [only, other] = new Set(ids);
  const value = values.values[only ?? -1];
  const column = columns[value?.column ?? -1];
  if (value === undefined || column === undefined || other !== undefined) return null;
  if ((column.column.profile?.distinct ?? mostKinds + 1) > mostKinds) return null;
  const rows = tables[column.table]?.table.label.toLowerCase();
  return rows === undefined ? null : `${value.text} ${rows}`;
}
