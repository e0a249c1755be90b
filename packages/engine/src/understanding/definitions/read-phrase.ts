import { cutQuestion, rankCuts } from "../read-question.ts";
import type { Candidate, Question } from "../types.ts";

const cuts = 8;
const considered = 4;

/** The readings of a phrase of a definition, best first, that leave at most half of its words unread and are at all likely. */
export function readPhrase(question: Question, text: string): Candidate[] {
  const phrase = { ...question, question: text, previous: [], previousQuestions: [] };
  return rankCuts(phrase, cutQuestion(phrase, text, cuts), text)
    .slice(0, considered)
    .filter(
      ({ unread, matches }) =>
        matches.some(({ names, kind }) => names !== null || kind === "metric") &&
        unread.length < matches.length + 1,
    );
}
