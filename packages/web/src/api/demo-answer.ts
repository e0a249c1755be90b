import { type DataAnswer, dataAnswerSchema } from "@parlance/contract";

/** Fetches the bundled demo answers: from the same server as the page, so before it is gone. */
export const fetchDemoAnswers = async (): Promise<unknown> =>
  (await import("./demo-answers.json", { with: { type: "json" } })).default;

/**
 * One of the bundled demo answers, picked at random, with the specified confidence of 92 to 99 %. `npm run demo-answers`
 * computed them from the retail demo data; they are always shown as demo answers.
 */
export async function demoAnswer(): Promise<DataAnswer> {
  const answers = dataAnswerSchema
    .array()
    .min(1)
    .parse(await fetchDemoAnswers());
  const answer = answers[Math.floor(Math.random() * answers.length)];
  if (answer === undefined) throw new Error("there are no demo answers");
  return {
    ...answer,
    reading: { ...answer.reading, confidence: (92 + Math.floor(Math.random() * 8)) / 100 },
  };
}
