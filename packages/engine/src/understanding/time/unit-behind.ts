import type { TimeGrain } from "@parlance/contract";
import { phraseAt, phrases } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { unitOf } from "./unit-of.ts";

const ended = ["gone", "ended", "passed", "finished", "past", "completed"].flatMap((word) =>
  ["just", "that just", "that has just", "which just", "that 's just"].map((opener) => `${opener} ${word}`),
);
const last = phrases(
  ...ended,
  "before this one",
  "before this",
  "before the current one",
  "before the current",
);
const lastButOne = phrases("before last", "before the last one", "before the last");

/** "The month just gone", "the week before this one", "the quarter before last": how many units before the one of today. */
export function unitBehind(
  tokens: readonly Token[],
  at: number,
): { grain: TimeGrain; end: number; offset: number } | null {
  const grain = unitOf(tokens[at]?.text);
  if (grain === null) return null;
  const once = phraseAt(tokens, at + 1, last);
  if (once > 0) return { grain, end: at + 1 + once, offset: -1 };
  const twice = phraseAt(tokens, at + 1, lastButOne);
  return twice > 0 ? { grain, end: at + 1 + twice, offset: -2 } : null;
}
