import type { Answer, AskDataResponse, AskResponse, PhysicalType, Reading } from "@parlance/contract";
import { answerIntent } from "./answer-intent.ts";
import { answerMetrics } from "./answer-metrics.ts";
import { answerWords, nextQuestions } from "./answer-words.ts";

const workflow = ["semantic_analysis", "sql_generation", "bigquery_execution"];

/** Seconds that are reported when none were measured, as specified. */
const DEFAULT_SECONDS = 1.5;

/** The names that the warehouse service gives to types. */
const warehouseTypes: Record<PhysicalType, string> = {
  string: "STRING",
  integer: "INTEGER",
  decimal: "FLOAT64",
  boolean: "BOOL",
  date: "DATE",
  timestamp: "TIMESTAMP",
  time: "TIME",
};

/** An answer in the specified shape of the analysis server; `turn` is its place in the kept conversation. */
export function toAskResponse(
  answer: Answer,
  sessionId: string,
  now: Date,
  turn: number | null = null,
): AskResponse {
  const words = answerWords(answer);
  const reading = readingOf(answer);
  return {
    success: answer.outcome !== "failed",
    query: answer.question,
    response: {
      intent: answerIntent(reading?.query ?? null),
      entities: entities(reading),
      workflow: answer.outcome === "answered" ? workflow : workflow.slice(0, 1),
      insights: words,
      conversation_response: [words.summary, ...words.key_findings].join("\n\n"),
      visualization_data: visualization(answer),
      next_suggested_questions: nextQuestions(answer),
    },
    metadata: {
      session_id: sessionId,
      timestamp: now.toISOString(),
      tools_used: answer.outcome === "answered" ? workflow : workflow.slice(0, 1),
      execution_time: seconds(answer),
      confidence: answer.outcome === "answered" ? answer.reading.confidence : (reading?.confidence ?? 0),
      data_rows: answer.outcome === "answered" ? answer.table.rowCount : 0,
      turn,
    },
    answer,
  };
}

/** An answer in the specified shape of the warehouse service. */
export function toAskDataResponse(answer: Answer): AskDataResponse {
  const reading = readingOf(answer);
  const table = answer.outcome === "answered" ? answer.table : null;
  return {
    success: answer.outcome !== "failed",
    sql_query: answer.outcome === "answered" ? answer.evidence.sql : null,
    query_results: {
      rows: table?.rows ?? [],
      columns: (table?.columns ?? []).map(({ label, type }) => ({ name: label, type: warehouseTypes[type] })),
    },
    semantic_context: {
      query_analysis: { intent: answerIntent(reading?.query ?? null), entities: entities(reading) },
      schema_matches: (reading?.matches ?? []).map(({ text, target }) => ({ text, target })),
    },
    execution_time: seconds(answer),
    answer,
  };
}

function visualization(answer: Answer): AskResponse["response"]["visualization_data"] {
  if (answer.outcome !== "answered") return { charts: [], tables: [], metrics: [] };
  const { chart, table } = answer;
  const charts = chart.kind === "table" || table.rowCount === 0 ? [] : [{ ...chart, type: chart.kind }];
  const columns = table.columns.map(({ id, label, type }) => ({
    id,
    name: label,
    type: warehouseTypes[type],
  }));
  return {
    charts,
    tables: [{ title: chart.title, columns, rows: table.rows, row_count: table.rowCount }],
    metrics: answerMetrics(answer),
  };
}

function readingOf(answer: Answer): Reading | null {
  switch (answer.outcome) {
    case "answered":
    case "failed":
      return answer.reading;
    case "clarification":
      return answer.choices[0] ?? null;
    case "declined":
      return answer.guess;
  }
}

const entities = (reading: Reading | null): string[] => [
  ...new Set((reading?.matches ?? []).map(({ target }) => target)),
];

const seconds = (answer: Answer): number =>
  answer.outcome === "answered" ? answer.evidence.milliseconds.total / 1000 : DEFAULT_SECONDS;
