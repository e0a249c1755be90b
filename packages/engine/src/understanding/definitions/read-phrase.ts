import { cutQuestion, rankCuts } from "../read-question.ts";
import type { Candidate, Question } from "../types.ts";

const cuts = 8;
const considered = 4;

/** What phrases are read as, for as long as their question lives: a formula tries some of its phrases more than once. */
const read = new WeakMap<Question, Map<string, Candidate[]>>();

/** The readings of a phrase of a definition, best first, that leave at most half of its words unread and are at all likely. */
export function readPhrase(question: Question, text: string): Candidate[] {
  const known = read.get(question) ?? new Map<string, Candidate[]>();
  read.set(question, known);
  const found = known.get(text) ?? readAfresh(question, text);
  known.set(text, found);
  return found;
}

function readAfresh(question: Question, text: string): Candidate[] {
  const phrase = { ...question, question: text, previous: [], previousQuestions: [] };
  return rankCuts(phrase, cutQuestion(phrase, text, cuts), text, { count: considered }).filter(
    ({ unread, matches }) =>
      matches.some(({ names, kind }) => names !== null || kind === "metric") &&
      unread.length < matches.length + 1,
  );
}
