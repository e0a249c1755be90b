import { parseArgs } from "node:util";
import { explainQuestion } from "@parlance/engine";
import { answerOnce } from "../answer-once.ts";
import { latestDate } from "../latest-date.ts";
import { openSource } from "../open-source.ts";
import { printAnswer } from "../print-answer.ts";
import { printExplanation } from "../print-explanation.ts";
import { UsageError } from "../usage.ts";

/** `parlance ask`: one answer, as text or as the `Answer` value; or how the question was read. */
export async function ask(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, explain: { type: "boolean", default: false } },
  });
  const question = positionals.at(-1);
  const paths = positionals.slice(0, -1);
  if (paths.length === 0 || question === undefined)
    throw new UsageError('Usage: parlance ask <folder-or-files> "<question>" [--json | --explain]');
  const source = await openSource(...paths);
  try {
    const today = new Date().toISOString().slice(0, 19);
    const now = latestDate(source.model, today) ?? today;
    if (values.explain) {
      const asked = { question, previous: [], previousQuestions: [], index: source.index, now };
      process.stdout.write(printExplanation(explainQuestion(asked)));
      return 0;
    }
    const answer = await answerOnce(source, question, { questions: [], queries: [] }, now);
    process.stdout.write(values.json ? `${JSON.stringify(answer, null, 2)}\n` : printAnswer(answer));
    return answer.outcome === "answered" ? 0 : 1;
  } finally {
    await source.close();
  }
}
