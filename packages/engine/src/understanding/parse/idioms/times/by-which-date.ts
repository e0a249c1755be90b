import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const joints = phrases(
  "going by",
  "judging by",
  "based on",
  "according to",
  "as per",
  "counted by",
  "taken by",
  "using",
);
const longest = 4;

/** "Bookings per month in 2024, going by the arrival date": which date the times are of, where a column of times is called so. */
export function byWhichDate(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = [",", "("].includes(textAt(tokens, at)) ? 1 : 0;
  const joint = phraseAt(tokens, at + opened, joints);
  if (joint === 0 || at === 0) return null;
  const start = at + opened + joint + (textAt(tokens, at + opened + joint) === "the" ? 1 : 0);
  for (let end = Math.min(tokens.length, start + longest); end > start + 1; end -= 1) {
    const span = tokens.slice(start, end);
    if (!isDate(span, index)) continue;
    const closed = textAt(tokens, at) === "(" && textAt(tokens, end) === ")" ? 1 : 0;
    return { words: `(by ${rawOf(span)})`, tokens: end + closed - at };
  }
  return null;
}

const isDate = (span: readonly Token[], { words, columns }: ModelIndex): boolean =>
  words.phrases
    .get(span.map(({ lemma }) => lemma).join(""))
    ?.some(({ kind, id }) => kind === "column" && isTime(columns[id]?.column)) === true;

byWhichDate.needs = openings(joints);
