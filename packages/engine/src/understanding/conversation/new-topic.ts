import { startsOver } from "../small-talk.ts";
import type { Question } from "../types.ts";

const announced =
  /^\W*(?:ok(?:ay)?,? |and now |now )?(?:(?:a |one |an )?(?:different|another|new|next|separate|unrelated) (?:question|topic|thing|subject)|something else|on (?:another|a different) note|change of (?:topic|subject))\s*[:,.;!-]+\s*/i;

/** "Different question: …" is asked by itself, and so is what comes after "start over"; blanks stand for the words that say so, so that offsets hold. */
export function asNewTopic(question: Question): Question {
  if (startsOver(question.previousQuestions.at(-1) ?? ""))
    return { ...question, previous: [], previousQuestions: [] };
  const opening = announced.exec(question.question)?.[0];
  if (opening === undefined) return question;
  const text = " ".repeat(opening.length) + question.question.slice(opening.length);
  return { ...question, question: text, previous: [], previousQuestions: [] };
}
