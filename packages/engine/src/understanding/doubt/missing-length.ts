import { fieldsOf } from "@parlance/contract";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { amountWords } from "../lexicon/money-nouns.ts";
import { unitsOf } from "../parse/unit-said.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const sums: ReadonlySet<string> = new Set(["average", "mean", "median", "total"]);
const places: ReadonlySet<string> = new Set(["in", "at", "on", "to", "until", "with"]);

/** "Average days in the workshop", "how long is the average lesson" read as a price or a rate of money, which is no length of time. What says that it is one; empty elsewhere. */
export function missingLength(tokens: readonly Token[], { query }: Candidate, index: ModelIndex): string[] {
  const said = tokens.find((token, at) => {
    const opening = tokens[at - 1]?.text === "of" && tokens[at - 2]?.text === "number" ? at - 3 : at - 1;
    const placed = places.has(tokens[at + 1]?.text ?? "");
    return unitsOf(token) !== null && placed && sums.has(tokens[opening]?.text ?? "");
  });
  const long = tokens.find(({ text }, at) => text === "long" && tokens[at - 1]?.text === "how");
  if ((said ?? long) === undefined || query.kind !== "aggregate") return [];
  const shown = query.measures.flatMap(({ expression }) => fieldsOf(expression));
  const isMoney = shown
    .flatMap((field) => entryOf(field, index) ?? [])
    .some(
      ({ column, words }) => column.unit.kind === "currency" || words.some((word) => amountWords.has(word)),
    );
  return isMoney ? [(said ?? long)?.raw ?? ""] : [];
}
