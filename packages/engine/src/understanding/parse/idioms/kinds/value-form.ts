import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** Before who works so, where the value alone says which are kept. */
const keeping: ReadonlySet<string> = new Set(["only", "just", "are", "were", "is", "was"]);

/** "Work remotely" of places that are "Remote", "full-timers" of those whose time is "Full-time": the value that the word is made of. */
export function valueForm(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return adverb(tokens[at], index) ?? timers(tokens, at, index);
}

/** "Remotely", where nothing is called so. */
function adverb(token: Token | undefined, { values, words }: ModelIndex): Written | null {
  const base = /^(\p{L}{4,})ly$/u.exec(token?.text ?? "")?.[1];
  if (base === undefined || token === undefined || !values.byKey.has(base)) return null;
  if (values.byWord.has(token.text) || words.columnsByWord.has(token.lemma)) return null;
  return { words: base, tokens: 1 };
}

/** "Full-timers", "part timer". */
function timers(
  tokens: readonly Token[],
  at: number,
  { values, tables, columns }: ModelIndex,
): Written | null {
  const size = textAt(tokens, at + 1) === "-" ? 2 : 1;
  if (tokens[at + size]?.lemma !== "timer") return null;
  const value = values.values[values.byKey.get(`${textAt(tokens, at)}time`)?.[0] ?? -1];
  const table = tables[columns[value?.column ?? -1]?.table ?? -1]?.table;
  if (value === undefined || table === undefined) return null;
  const rows = keeping.has(textAt(tokens, at - 1)) ? "" : ` ${table.label.toLowerCase()}`;
  return { words: `${value.text}${rows}`, tokens: size + 1 };
}
