import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { monthAt, yearAt } from "../../../time/unit-words.ts";
import type { Written } from "../written.ts";
import { dateCalled, dateOfClause, dates, dateTold } from "./date-told.ts";

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
const plain = phrases("by");
const longest = 4;

/**
 * "Bookings per month in 2024, going by the arrival date", "takings per quarter by date of booking": which date the times are of, where a column of times is
 * called so or tells that. In brackets it stands alone ("bookings in 2024 (arrival date)").
 */
export function byWhichDate(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = [",", "("].includes(textAt(tokens, at)) ? 1 : 0;
  const going = phraseAt(tokens, at + opened, joints);
  const joint = going || phraseAt(tokens, at + opened, plain);
  const bare =
    joint === 0 && textAt(tokens, at) === "(" && tokens.some((_, place) => saysTime(tokens, place));
  if ((joint === 0 && !bare) || at === 0) return null;
  const clause = byDeed(tokens, at + opened + joint, index, bare || opened > 0);
  if (clause !== null) {
    const closed =
      textAt(tokens, at) === "(" && textAt(tokens, at + opened + joint + clause.tokens) === ")" ? 1 : 0;
    return { words: clause.words, tokens: opened + joint + clause.tokens + closed };
  }
  const start = at + opened + joint + (textAt(tokens, at + opened + joint) === "the" ? 1 : 0);
  for (let end = Math.min(tokens.length, start + longest); end > start + 1; end -= 1) {
    const span = tokens.slice(start, end);
    const called = dateCalled(span, index);
    if (bare && textAt(tokens, end) !== ")") continue;
    if (called !== null && going === 0 && !bare) return null;
    const told = called === null ? dateTold(span, index) : null;
    if (called === null && told === null) continue;
    const closed = textAt(tokens, at) === "(" && textAt(tokens, end) === ")" ? 1 : 0;
    return {
      words: `(by ${told === null ? rawOf(span) : lowered(told.column.label)})`,
      tokens: end + closed - at,
    };
  }
  return null;
}

/**
 * "By the date they were cancelled", "by quarter the case was closed": the date that times are of, or the units of it; `apart`, behind a mark, what the
 * units are of that were said before.
 */
function byDeed(tokens: readonly Token[], at: number, index: ModelIndex, apart: boolean): Written | null {
  const start = at + (textAt(tokens, at) === "the" ? 1 : 0);
  const unit = unitOf(tokens[start]?.lemma);
  if (unit === null && !dates.has(tokens[start]?.lemma ?? "")) return null;
  const clause = dateOfClause(tokens, start + 1, index);
  if (clause === null) return null;
  const date = lowered(clause.entry.column.label);
  const words = unit === null || unit === "day" || apart ? `(by ${date})` : `by ${unit} of ${date}`;
  return { words, tokens: start + 1 + clause.tokens - at };
}

const saysTime = (tokens: readonly Token[], at: number): boolean =>
  yearAt(tokens, at) !== null || monthAt(tokens, at) !== null || unitOf(tokens[at]?.lemma) !== null;

byWhichDate.needs = [...openings(joints, plain), "("];
