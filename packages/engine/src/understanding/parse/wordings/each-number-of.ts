import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

/** "Trips with each number of passengers", "for every number of rooms" of rows that tell such a number: split by it. */
export function eachNumberOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!/^(?:with|for|at|in)$/.test(textAt(tokens, at)) || !/^(?:each|every)$/.test(textAt(tokens, at + 1)))
    return null;
  if (textAt(tokens, at + 2) !== "number" || textAt(tokens, at + 3) !== "of") return null;
  const size = numberAt(tokens, at + 4, index);
  return size === 0 ? null : { words: `by ${rawOf(tokens.slice(at + 4, at + 4 + size))}`, tokens: 4 + size };
}

eachNumberOf.needs = ["number"];
