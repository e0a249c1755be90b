import type { FeatureVector } from "./query-features.ts";

/** How a question is put ("asks/"), whatever it is about: its length, marks, numbers, names and quotations. */
export function questionFeatures(question: string, words: number, follows: boolean): FeatureVector {
  const text = question.trim();
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return {
    "asks/words": Math.log(Math.max(1, words)),
    "asks/long": Math.max(0, words - 12) / 10,
    "asks/mark": text.endsWith("?") ? 1 : 0,
    "asks/capital": /^\p{Lu}/u.test(text) ? 1 : 0,
    "asks/sentences": count(/[.?!] /g),
    "asks/quoted": /["“'][^"”']+["”']/.test(text) ? 1 : 0,
    "asks/numbers": count(/\d+/g),
    "asks/names": count(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu),
    "asks/commas": count(/,/g),
    "asks/follows": follows ? 1 : 0,
  };
}
