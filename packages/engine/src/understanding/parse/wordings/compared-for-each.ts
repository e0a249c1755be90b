import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const helpers = /^(?:do|does|did|are|is|were|was)$/;

/** "Do nights scrap more than mornings? Scrap rate for each": the figure of both, of which the question before only tells why it is asked for. */
export function comparedForEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const stop = tokens.findIndex(({ text }) => text === "?");
  const than = tokens.findIndex(({ text }, place) => text === "than" && place < stop);
  if (at !== 0 || than < 0 || !helpers.test(textAt(tokens, 0))) return null;
  const words = tokens.findLastIndex(({ kind }) => kind !== "mark");
  if (textAt(tokens, words) !== "each" || textAt(tokens, words - 1) !== "for" || words - 1 <= stop + 1)
    return null;
  const [one, other] = [tokens.slice(1, than), tokens.slice(than + 1, stop)].map((side) =>
    valueIn(side, index),
  );
  if (one == null || other == null || one.column !== other.column) return null;
  const label = index.columns[one.column]?.column.label ?? "";
  const figure = rawOf(tokens.slice(stop + 1, words - 1));
  return { words: `${figure} by ${label} for ${one.text} and ${other.text}`, tokens: tokens.length };
}

comparedForEach.needs = ["than"];

/** The one value that a word of some names. */
function valueIn(side: readonly Token[], { values }: ModelIndex): { column: number; text: string } | null {
  const found = side.flatMap(({ text, lemma }) =>
    (values.byKey.get(text) ?? values.byKey.get(lemma) ?? []).flatMap((id) => values.values[id] ?? []),
  );
  const [only, second] = found;
  return only === undefined || second !== undefined ? null : { column: only.column, text: only.text };
}
