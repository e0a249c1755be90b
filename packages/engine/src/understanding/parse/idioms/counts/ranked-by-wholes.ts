import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const ranking: ReadonlySet<string> = new Set(
  "top bottom best worst most least highest lowest biggest rank ranked".split(" "),
);

/** "Top 5 customers by orders" of a sheet with a row for each line: ranked by how many orders there are, and not split by them. */
export function rankedByWholes(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at + 1];
  if (textAt(tokens, at) !== "by" || noun?.kind !== "word" || noun.text === noun.lemma) return null;
  const ranks = tokens.slice(0, at).some(({ text }) => ranking.has(text));
  const isWhole = index.inner.some(
    ({ key, words: [word, other] }) => key !== null && word === noun.lemma && other === undefined,
  );
  const isNamed =
    index.tables.length === 1 &&
    index.columns.some(
      ({ words: [word, last, other] }) => word === noun.lemma && last === "name" && other === undefined,
    );
  return ranks && (isWhole || isNamed) ? { words: `by number of ${noun.raw}`, tokens: 2 } : null;
}

rankedByWholes.needs = [...ranking];
