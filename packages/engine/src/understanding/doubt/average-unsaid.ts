import type { ModelIndex } from "../index/model-index.ts";
import { marksOf } from "../score/idle-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const said: ReadonlyMap<string, readonly string[]> = new Map([
  ["average", ["average"]],
  ["avg", ["average"]],
  ["median", ["median", "quantile"]],
]);
/** How an average may be told otherwise: a figure over another, of the rows around, of the members or of what is compared with. */
const otherwise = ["/", "moving", "output-aggregate", "aggregate-value", "analysis"];

/**
 * "The average number of wares per receipt" of a sheet, read as the number of each receipt: the word for the average that nothing in the
 * reading tells; empty where a column is called so.
 */
export function averageUnsaid(
  tokens: readonly Token[],
  { query }: Candidate,
  { words }: ModelIndex,
): string[] {
  const asked = tokens.filter(({ text, lemma }) => said.has(text) && !words.columnsByWord.has(lemma));
  if (query.kind !== "aggregate" || asked.length === 0) return [];
  const marks = marksOf(query);
  return asked.flatMap(({ text, raw }) =>
    [...(said.get(text) ?? []), ...otherwise].some((mark) => marks.has(mark)) ? [] : [raw],
  );
}
