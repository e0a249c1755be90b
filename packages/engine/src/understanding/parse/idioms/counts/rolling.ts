import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const moves: ReadonlySet<string> = new Set(["rolling", "moving", "running", "trailing"]);
const averages: ReadonlySet<string> = new Set(["average", "averages", "avg", "mean", "averaged", "smoothed"]);
const overs: ReadonlySet<string> = new Set(["over", "of", "across", "with", "using"]);
const small: ReadonlySet<string> = new Set("a an the last past previous window period of in".split(" "));

/**
 * "Rolling 3 month average", "7 day rolling avg", "as a moving average over seven days", "averaged over a rolling window of 7 days": the
 * moving average of so many units.
 */
export function rolling(tokens: readonly Token[], at: number): Written | null {
  const word = textAt(tokens, at);
  if (moves.has(word)) return moved(tokens, at);
  if (averages.has(word)) return averagedOver(tokens, at);
  const size = sizeAt(tokens, at);
  return size !== null && moves.has(textAt(tokens, size.end)) && averages.has(textAt(tokens, size.end + 1))
    ? { words: `${size.words} moving average`, tokens: size.end + 2 - at }
    : null;
}

/** "Rolling 7 day avg", "moving average over 7 days"; what is only "running" adds up. */
function moved(tokens: readonly Token[], at: number): Written | null {
  const size = sizeAt(tokens, at + 1);
  if (size !== null)
    return averages.has(textAt(tokens, size.end))
      ? { words: `${size.words} moving average`, tokens: size.end + 1 - at }
      : null;
  const behind = averages.has(textAt(tokens, at + 1)) ? over(tokens, at + 2) : null;
  return behind === null ? null : { words: `${behind.words} moving average`, tokens: behind.end - at };
}

/** "Averaged over a rolling 7 days", "average over a moving window of 7 days". */
function averagedOver(tokens: readonly Token[], at: number): Written | null {
  const behind = over(tokens, at + 1);
  const said =
    behind !== null &&
    tokens.slice(at, behind.end).some(({ text }) => moves.has(text) || text === "smoothed");
  return said ? { words: `${behind.words} moving average`, tokens: behind.end - at } : null;
}

type Size = { words: string; end: number };

/** "Over (the last) seven days", "over a rolling window of 7 days". */
function over(tokens: readonly Token[], at: number): Size | null {
  if (!overs.has(textAt(tokens, at))) return null;
  let place = at + 1;
  while (small.has(textAt(tokens, place)) || moves.has(textAt(tokens, place))) place += 1;
  const size = sizeAt(tokens, place);
  const end = ["window", "period"].includes(textAt(tokens, size?.end ?? 0)) ? 1 : 0;
  return size === null ? null : { ...size, end: size.end + end };
}

/** "7-day", "3 months", "seven days". */
function sizeAt(tokens: readonly Token[], at: number): Size | null {
  const size = numberSaid(tokens[at]);
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  const unit = unitOf(tokens[at + 1 + hyphen]?.lemma);
  return size === null || unit === null ? null : { words: `${size} ${unit}`, end: at + 2 + hyphen };
}

rolling.needs = [...moves, ...averages];
