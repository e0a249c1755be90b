import type { Choice } from "../compose/resolve.ts";
import type { Item, Segmentation } from "../parse/item.ts";
import { contentWords } from "../text/content-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Match } from "../types.ts";
import type { FeatureVector } from "./query-features.ts";
import { weights } from "./weights.ts";

/**
 * How a choice of columns stands to the words that led there ("words/"): by how much words name another column or value than the one
 * that was taken ("words/overruled"), how far tables are from being named in full ("words/table"), and light words left aside.
 */
export function choiceFeatures(cut: Segmentation, choice: Choice): FeatureVector {
  const features: FeatureVector = {};
  const add = (name: string, value: number): void => {
    if (value > 0) features[name] = (features[name] ?? 0) + value;
  };
  for (const item of cut.items) {
    if (item.kind === "skip") add("words/light", item.cost === weights.segment.lightSkip ? 1 : 0);
    if (item.kind === "table") add("words/table", 1 - item.strength);
    if (item.kind === "column" || item.kind === "value")
      add(`words/overruled:${item.kind}`, overruled(item, choice));
  }
  return features;
}

/** By how much the best named option of an item is named better than the chosen one; 0 where none is chosen. */
function overruled(item: Extract<Item, { kind: "column" | "value" }>, choice: Choice): number {
  const own =
    item.kind === "column"
      ? item.options.find(({ column }) => column === choice.columns.get(item))
      : [...choice.values].find(([value]) => value.start === item.start && value.end === item.end)?.[1];
  if (own === undefined) return 0;
  return Math.max(...item.options.map(({ strength }) => strength)) - own.strength;
}

/**
 * What of a question's words a reading explains ("words/"): the share of its content words that mean nothing in it, the share of small
 * words in it all, and the values that are written in small letters, which may be plain words. Of the words as they were said those say
 * nothing that are left out of the plain ones (`read`).
 */
export function coverFeatures(
  matches: readonly Match[],
  tokens: readonly Token[],
  read: readonly Token[] = tokens,
): FeatureVector {
  const words = tokens.filter(
    (said) => said.kind !== "mark" && read.some(({ start, end }) => start < said.end && said.start < end),
  );
  const telling = words.filter((word) => contentWords([word]).length > 0);
  const open = telling.filter(
    (word) => !matches.some(({ start, end }) => start <= word.start && word.end <= end),
  );
  const lowered = matches.filter(
    ({ kind, text }) => kind === "value" && text === text.toLowerCase() && !/^\d+$/.test(text),
  );
  return {
    "words/uncovered": open.length / Math.max(1, telling.length),
    "words/small": 1 - telling.length / Math.max(1, words.length),
    "words/lowered": lowered.length,
  };
}
