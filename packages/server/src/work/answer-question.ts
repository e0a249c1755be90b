import type { Answer, WorkStep } from "@parlance/contract";
import { type Analyst, ask } from "@parlance/engine";
import type { SourceQuestion } from "../workers/engine-calls.ts";
import type { OpenSource } from "./open-sources.ts";

const TIMEOUT_SECONDS = 60;
const MAXIMUM_ROWS = 2000;

/** Asks an opened source; the one place of the server that runs the engine. The answer tells the instant of its making. */
export async function answerQuestion(
  { index, warehouse, dialect, now: own }: OpenSource,
  { question, query, previous, previousQuestions, standalone, unanswered, now, conventions }: SourceQuestion,
  analyst: Analyst,
  onStep: (step: WorkStep) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await ask({
    question,
    query,
    previous,
    previousQuestions,
    standalone,
    unanswered,
    index,
    warehouse,
    dialect,
    clock: { now: () => own ?? now },
    conventions,
    stopwatch: { milliseconds: () => performance.now() },
    limits: { timeoutSeconds: TIMEOUT_SECONDS, maximumRows: MAXIMUM_ROWS, signal },
    analyst,
    onStep,
  });
  if (answer.outcome !== "answered") return answer;
  return { ...answer, evidence: { ...answer.evidence, answeredAt: new Date().toISOString() } };
}
