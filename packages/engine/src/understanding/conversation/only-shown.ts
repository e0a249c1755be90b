import { lemma } from "../text/lemma.ts";
import { fold } from "../text/tokenize.ts";
import type { Question } from "../types.ts";

const narrowing =
  /^(?:and |but |so |now )*(?:only|just) (?:the )?(\p{L}+)(?= (?:with|having|that|who|over|above|below|under)\b)/iu;

/**
 * "Only towns with more than 20 orders" after figures of towns: those that were shown, with these figures. Blanks stand for what is left out,
 * so that offsets hold.
 */
export function onlyShown(question: Question): Question {
  const last = question.previous.at(-1);
  const found = narrowing.exec(question.question);
  const [said = "", noun = ""] = found ?? [];
  if (last?.kind !== "aggregate" || noun.length < those.length) return question;
  const shown = last.dimensions.some(
    ({ label }) => lemma(fold(label).split(" ").at(-1) ?? "") === lemma(fold(noun)),
  );
  if (!shown) return question;
  const start = said.length - noun.length;
  const { length } = said;
  const text = `${said.slice(0, start)}${those.padEnd(length - start)}${question.question.slice(length)}`;
  return { ...question, question: text };
}

const those = "those";
