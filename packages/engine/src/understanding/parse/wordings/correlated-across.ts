import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const across: ReadonlySet<string> = new Set(["across", "among", "amongst", "over"]);
const articles: ReadonlySet<string> = new Set(["all", "the", "our", "of"]);

/** "Correlation of price and quantity across order lines": the rows that both are told of, and nothing to split them by. */
export function correlatedAcross(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!across.has(textAt(tokens, at))) return null;
  if (!tokens.slice(0, at).some(({ lemma }) => lemma === "correlation" || lemma === "correlate")) return null;
  let start = at + 1;
  while (articles.has(textAt(tokens, start))) start += 1;
  const rows = tokens.slice(start);
  const end = rows.at(-1)?.kind === "mark" ? -1 : rows.length;
  const name = rows.slice(0, end).map(({ lemma }) => lemma);
  const isRows = index.words.phrases.get(name.join(""))?.some(({ kind }) => kind === "table") === true;
  return isRows ? { words: "for", tokens: start - at } : null;
}

correlatedAcross.needs = [...across];
