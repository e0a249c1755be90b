import type { Answer, Failure } from "@parlance/contract";
import type { Services } from "../services.ts";
import type { ChartChange, StoredChart } from "../store/chart-store.ts";
import { storable } from "../store/storable.ts";
import { askQuestion } from "./ask-question.ts";
import type { WorkspaceAccess } from "./find-sources.ts";

/** What running a chart's query changes of it. */
export async function computeChart(
  services: Services,
  access: WorkspaceAccess,
  { question, query, sourceId }: StoredChart,
): Promise<ChartChange> {
  const refreshedAt = services.now();
  const sourceIds = sourceId === null ? [] : [sourceId];
  const asked = await askQuestion(services, access, { text: question, sessionId: "", sourceIds, query });
  if (!asked.ok) return { failure: asked.failure, refreshedAt };
  const answer = storable(asked.value.answer);
  return answer.outcome === "answered"
    ? {
        answer,
        query: answer.reading.query,
        sourceId: answer.reading.query.source,
        failure: null,
        refreshedAt,
      }
    : { failure: failureOf(answer), refreshedAt };
}

const failureOf = (answer: Exclude<Answer, { outcome: "answered" }>): Failure =>
  answer.outcome === "clarification" ? { code: "not-understood", question: answer.question } : answer.failure;
