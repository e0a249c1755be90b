import type { ModelIndex } from "../../index/model-index.ts";
import { adjectiveStops } from "../../lexicon/stop-words.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";

/**
 * Where the longest span from `at` on ends that some rows are called by in a column of few different values, though its words mostly say
 * something else: "available", "high", "no-show", "not collected". Null where there is none; "how high" and "ten years old" measure.
 */
export function stateEnd(tokens: readonly Token[], at: number, index: ModelIndex): number | null {
  for (let end = Math.min(tokens.length, at + longest); end > at + 1; end -= 1)
    if (tokens[end - 1]?.kind === "word" && isState(tokens.slice(at, end), index)) return end;
  const [before, word] = [tokens[at - 1], tokens[at]];
  if (word === undefined || !adjectiveStops.has(word.text)) return null;
  if (measuring.has(before?.text ?? "") || unitOf(before?.lemma) !== null) return null;
  return isState([word], index) ? at + 1 : null;
}

const longest = 5;

const measuring: ReadonlySet<string> = new Set(["how", "as", "so", "too", "that"]);

/** Whether a column of few different values holds the words as a whole. */
function isState(span: readonly Token[], { values, columns }: ModelIndex): boolean {
  if (!span.every(({ kind, text }) => kind === "word" || text === "-")) return false;
  return (values.byKey.get(valueKey(rawOf(span))) ?? []).some(
    (id) => (columns[values.values[id]?.column ?? -1]?.column.profile?.distinct ?? Infinity) <= mostStates,
  );
}

/** A column with more different values tells no states or levels. */
const mostStates = 30;
