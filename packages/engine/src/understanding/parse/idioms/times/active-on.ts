import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const points = phrases(
  "on",
  "as of",
  "as at",
  "at the end of",
  "at the start of",
  "at the beginning of",
  "at the close of",
);

/** "Active contracts on 1 March" of rows that go on until a date: the contracts that were active on it. */
export function activeOn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const point = phraseAt(tokens, at + 2, points) > 0 || isTimed(tokens, at + 2);
  if (textAt(tokens, at) !== "active" || !point) return null;
  const table = tableNamed(tokens[at + 1], index);
  const lasts = [...index.fixed, ...index.lifecycles].some((each) => each.table === table);
  return lasts ? { words: `${tokens[at + 1]?.raw} active`, tokens: 2 } : null;
}

/** "In March 2023", "during last year": no place. */
const isTimed = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|during)$/.test(textAt(tokens, at)) && time.test(textAt(tokens, at + 1));

const time =
  /^(?:the|(?:19|20)\d\d|last|this|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;

activeOn.needs = ["active"];
