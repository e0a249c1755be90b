import type { SemanticQuery } from "@parlance/contract";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { opensFollowUp } from "./manner.ts";

/** Words of what can be understood only with a question before it. */
const mostWords = 6;
/** What goes on for certain, whatever else is said. */
const joins = /^\W*(?:and|also|but|or|what about|how about|same|the same|only|just)\b/i;
/** What asks by itself, and may be the unanswered question in other words. */
const asks = /\b(?:how (?!about\b)\w+|what (?!about\b)\w+|who|which|show|list|number of|total|average)\b/i;

/**
 * "And in 2022?" after a question that was not answered: what that is guessed to mean is what goes on, and not the answer before it. The
 * question as it stands where the guess is among `previous` already, where nothing is guessed, and where it asks for something by itself
 * ("monthly revenue in 2024").
 */
export function fromUnanswered(
  question: Question,
  guessOf: (question: Question) => SemanticQuery | null,
): Question {
  const { previous, previousQuestions, unanswered = false } = question;
  const asked = previousQuestions.at(-1);
  if (!unanswered || asked === undefined || previousQuestions.length <= previous.length) return question;
  const short = tokenize(question.question, mostWords + 1).length <= mostWords;
  if (!short || !opensFollowUp(question.question) || asks.test(question.question)) return question;
  const alone = { ...question, previous: [], previousQuestions: [], unanswered: false };
  if (!joins.test(question.question) && hasFigure(guessOf(alone))) return question;
  const before = { ...question, question: asked, previousQuestions: previousQuestions.slice(0, -1) };
  const guess = guessOf({ ...before, unanswered: false });
  return guess === null ? question : { ...question, previous: [...previous, guess] };
}

/** Whether a query shows an amount, and not only how many rows there are. */
const hasFigure = (query: SemanticQuery | null): boolean =>
  query?.kind === "aggregate" &&
  query.measures.some(({ expression }) => expression.kind !== "aggregate" || expression.operand !== null);
