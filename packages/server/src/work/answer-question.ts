import { type Answer, exportRows, type WorkStep } from "@parlance/contract";
import { type Analyst, ask } from "@parlance/engine";
import type { SourceQuestion } from "../workers/engine-calls.ts";
import type { OpenSource } from "./open-sources.ts";

const TIMEOUT_SECONDS = 60;
const maximumRows = { shown: 2000, all: exportRows };

/** Asks an opened source; the one place of the server that runs the engine. The answer tells the instant of its making. */
export async function answerQuestion(
  { index, warehouse, dialect, now: own }: OpenSource,
  { rows, ...question }: SourceQuestion,
  analyst: Analyst,
  onStep: (step: WorkStep) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await ask({
    ...question,
    index,
    warehouse,
    dialect,
    clock: { now: () => own ?? question.now },
    stopwatch: { milliseconds: () => performance.now() },
    limits: { timeoutSeconds: TIMEOUT_SECONDS, maximumRows: maximumRows[rows], signal },
    analyst,
    onStep,
  });
  if (answer.outcome !== "answered") return answer;
  return { ...answer, evidence: { ...answer.evidence, answeredAt: new Date().toISOString() } };
}
