import type { Answer, SemanticQuery } from "@parlance/contract";
import { ask } from "@parlance/engine";
import { duckdbDialect } from "@parlance/warehouses";
import type { OpenedSource } from "./open-source.ts";

/** What was asked before: questions and the queries that they were read as, and whether the last of them was not answered. */
export type Conversation = { questions: string[]; queries: SemanticQuery[]; unanswered?: boolean };

const limits = { timeoutSeconds: 60, maximumRows: 50_000, signal: null };

/** Asks one question of an opened source, or computes `query`, a reading of it; `now` is an ISO timestamp. */
export function answerOnce(
  source: OpenedSource,
  question: string,
  conversation: Conversation,
  now: string,
  query: SemanticQuery | null = null,
): Promise<Answer> {
  return ask({
    question,
    query,
    previous: conversation.queries,
    previousQuestions: conversation.questions,
    unanswered: conversation.unanswered ?? false,
    index: source.index,
    warehouse: source.warehouse,
    dialect: duckdbDialect,
    clock: { now: () => now },
    stopwatch: { milliseconds: () => performance.now() },
    limits,
    onStep: () => {},
  });
}
