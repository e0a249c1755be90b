import { type DataAnswer, dataAnswerSchema } from "@parlance/contract";
import bundled from "./demo-answers.json" with { type: "json" };

/**
 * One of the bundled demo answers, picked at random, with the specified confidence of 92 to 99 %. `npm run demo-answers`
 * computed them from the retail demo data; they are always shown as demo answers.
 */
export function demoAnswer(): DataAnswer {
  const answers = dataAnswerSchema.array().min(1).parse(bundled);
  const answer = answers[Math.floor(Math.random() * answers.length)];
  if (answer === undefined) throw new Error("there are no demo answers");
  return {
    ...answer,
    reading: { ...answer.reading, confidence: (92 + Math.floor(Math.random() * 8)) / 100 },
  };
}
