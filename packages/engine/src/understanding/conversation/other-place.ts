import type { Question } from "../types.ts";

const places =
  "top|first|second|third|fourth|fifth|last|bottom|best|worst|highest|lowest|largest|smallest|biggest";
const another = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|now|then|what about|how about|same for|for|of) )+(?:the )?(${places}) one\\W*$`,
  "i",
);
const said = new RegExp(`\\b(${places}) one\\b`, "i");

/** "And the second one?" after "what did the top one buy?": the same of that one, as it was asked of what was shown before. Other questions stay as they are. */
export function ofOtherPlace(question: Question): Question {
  const place = another.exec(question.question)?.[1];
  const before = question.previousQuestions.at(-1);
  if (place === undefined || before === undefined || !said.test(before)) return question;
  return {
    ...question,
    question: before.replace(said, `${place} one`),
    previous: question.previous.slice(0, -1),
    previousQuestions: question.previousQuestions.slice(0, -1),
  };
}
