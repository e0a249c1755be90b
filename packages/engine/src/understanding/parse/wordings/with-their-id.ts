import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set(["with", "and", "including", "plus"]);
const owners: ReadonlySet<string> = new Set(["their", "its", "the"]);
const numbers: ReadonlySet<string> = new Set(["id", "ids"]);

/** "The donors with their ids" of a sheet of gifts that have a "Donor ID": that of the thing which is named first, and not that of the rows. */
export function withTheirId(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const number = tokens[at];
  const owned = owners.has(textAt(tokens, at - 1)) ? at - 1 : at;
  if (number === undefined || !numbers.has(number.text) || !joints.has(textAt(tokens, owned - 1)))
    return null;
  const said = tokens.slice(0, owned - 1);
  const thing = said.flatMap(({ lemma }) =>
    index.inner.filter(({ words, key }) => key !== null && words.length === 1 && words[0] === lemma),
  )[0];
  const key = index.columns[thing?.key ?? -1];
  const isRows = said.some(({ lemma }) => index.words.tablesByWord.has(lemma));
  return key === undefined || isRows ? null : { words: key.column.label, tokens: 1 };
}

withTheirId.needs = numbers;
