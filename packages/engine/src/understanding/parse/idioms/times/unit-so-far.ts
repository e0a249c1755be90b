import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const now = phrases("so far", "until now", "up to now", "up until now", "to this day");
const current: ReadonlySet<string> = new Set(["this", "current"]);

/** "This year so far", "so far this month": the unit to date. */
export function unitSoFar(tokens: readonly Token[], at: number): Written | null {
  const before = phraseAt(tokens, at, now);
  const start = at + before;
  if (!current.has(textAt(tokens, start)) || unitOf(tokens[start + 1]?.lemma) === null) return null;
  const behind = before > 0 ? 0 : phraseAt(tokens, start + 2, now);
  if (before + behind === 0) return null;
  return { words: `${tokens[start + 1]?.raw} to date`, tokens: before + 2 + behind };
}

unitSoFar.needs = ["this", "current"];
