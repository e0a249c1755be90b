import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { rowsAt } from "./rows-at.ts";

const totals = phrases("average total", "avg total", "mean total", "average overall", "average combined");
const asked = phrases("what is", "what's", "what was", "whats", "what are");
const ones: ReadonlySet<string> = new Set("a an each every one any".split(" "));
const longest = 5;

/**
 * "The average total fee of a member", "on average, what is the total fee of a member": what each one's come to together, on
 * average.
 */
export function averageTotal(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, totals) || onAverage(tokens, at);
  const end = at + size;
  const of = tokens.findIndex(
    ({ text }, place) =>
      place > end && place <= end + longest && text === "of" && ones.has(textAt(tokens, place + 1)),
  );
  const rows = size === 0 || of < 0 ? 0 : rowsAt(tokens, of + 2, index);
  if (rows === 0) return null;
  const holder = rawOf(tokens.slice(of + 2, of + 2 + rows));
  return { words: `average total ${rawOf(tokens.slice(end, of))} per ${holder}`, tokens: of + 2 + rows - at };
}

/** "On average, what is the total": how many words that is. */
function onAverage(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== "on" || textAt(tokens, at + 1) !== "average") return 0;
  const comma = at + 2 + (textAt(tokens, at + 2) === "," ? 1 : 0);
  const verb = comma + phraseAt(tokens, comma, asked);
  const the = verb + (textAt(tokens, verb) === "the" ? 1 : 0);
  return textAt(tokens, the) === "total" ? the + 1 - at : 0;
}

averageTotal.needs = ["total", "overall", "combined"];
