import { columnKindOf } from "../../../index/column-kind-of.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { people, peopleColumn } from "../../../index/people-column.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const splits: ReadonlySet<string> = new Set(["by", "per"]);
const openers: ReadonlySet<string> = new Set("show me give us our the all count".split(" "));

/**
 * "Members by branch", "guests per hotel" of a sheet of what they did, in whose rows they stand by a number or a name: how many different ones
 * there are in each, and not the rows of each of them.
 */
export function peopleBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, , kind] = tokens.slice(at, at + 3);
  if (noun === undefined || noun.text === noun.lemma || !splits.has(textAt(tokens, at + 1))) return null;
  if (tokens.slice(0, at).some(({ text }) => !openers.has(text)) || !isKind(kind, index)) return null;
  const whose = [noun.lemma, ...synonymsOf(noun.lemma)]
    .filter((word) => people.has(word))
    .map((word) => peopleColumn(word, index))
    .find((each) => each !== null);
  return whose === undefined ? null : { words: `number of ${noun.raw}`, tokens: 1 };
}

/** Whether rows are parted by a word: a kind of theirs or a unit of time, and no figure that ranks them. */
function isKind(token: Token | undefined, { words, columns }: ModelIndex): boolean {
  if (token === undefined) return false;
  const named = columnsOfWord(token.lemma, { words, columns });
  const kinds = named.filter(({ column }) => ["text", "flag"].includes(columnKindOf(column)));
  return unitOf(token.lemma) !== null || (kinds.length > 0 && kinds.length === named.length);
}

peopleBy.needs = splits;
