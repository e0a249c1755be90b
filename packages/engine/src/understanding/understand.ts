import { followUp } from "./conversation/follow-up.ts";
import { cutQuestion, rankCuts } from "./read-question.ts";
import { weights } from "./score/weights.ts";
import { isSmallTalk } from "./small-talk.ts";
import { contentWords } from "./text/content-words.ts";
import { tokenize } from "./text/tokenize.ts";
import type { Question, Understanding } from "./types.ts";

const cutsRead = 10;

/**
 * Reads a question into ranked semantic queries over the index's model, or says why it cannot. Pure and deterministic.
 *
 * 1. cut: words are linked to tables, columns, values, periods and cues; the best cuts of the question are kept
 * 2. frame: each cut's parts are put in their places (shown, grouped, conditioned, ordered)
 * 3. resolve: ambiguous words get their columns together
 * 4. build: queries in every way of reading that matters, joins found between the columns used
 * 5. score: a linear scorer over named features ranks them
 *
 * Follow-ups edit what the conversation asked for before. See `Understanding` for the outcomes.
 */
export function understand(question: Question): Understanding {
  const tokens = tokenize(question.question.slice(0, 1000), 90);
  if (isSmallTalk(tokens)) return { kind: "not-a-data-question" };
  const fresh = rankCuts(question, cutQuestion(question, question.question, cutsRead), question.question);
  const readings = followUp(question, fresh);
  const [best] = readings;
  const content = contentWords(tokens);
  if (best === undefined)
    return content.length === 0
      ? { kind: "not-a-data-question" }
      : { kind: "unknown-terms", terms: content, guess: null };
  const named = best.matches.filter(({ kind }) =>
    ["table", "column", "value", "metric"].includes(kind),
  ).length;
  if (best.unread.length / Math.max(1, best.unread.length + named) > weights.unknownShare)
    return { kind: "unknown-terms", terms: best.unread, guess: best };
  return { kind: "readings", readings };
}
