import {
  type AggregateQuery,
  type Answer,
  aggregateOf,
  aggregateQuery,
  askDataResponse,
  askResponse,
  type DataAnswer,
  type Reading,
} from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { toAskDataResponse, toAskResponse } from "./convert-answer.ts";

const noUnit = { kind: "none" as const, currency: null, label: null };
const country = { kind: "field" as const, field: { path: [], table: "sales", column: "country" } };
const amount = { kind: "field" as const, field: { path: [], table: "sales", column: "amount" } };

const query: AggregateQuery = aggregateQuery("ds_1", "sales", {
  dimensions: [{ id: "d", label: "Country", expression: country }],
  measures: [
    {
      id: "m",
      label: "Amount",
      expression: aggregateOf("sum", amount),
    },
  ],
});

const reading = (changes: Partial<AggregateQuery> = {}): Reading => ({
  query: { ...query, ...changes },
  sentence: "Total amount by country",
  chips: [],
  matches: [{ span: [0, 7], text: "country", target: "Country", how: "exact" }],
  score: 1,
  confidence: 0.8,
});

const answered = (rows: DataAnswer["table"]["rows"], changes: Partial<AggregateQuery> = {}): DataAnswer => ({
  outcome: "answered",
  question: "amount by country",
  headline: [{ kind: "text", text: "France leads" }],
  reading: reading(changes),
  alternatives: [],
  table: {
    columns: [
      { id: "d", label: "Country", type: "string", role: "dimension", unit: noUnit },
      { id: "m", label: "Amount", type: "decimal", role: "measure", unit: noUnit },
    ],
    rows,
    rowCount: rows.length,
    truncated: false,
  },
  chart: {
    kind: "bar",
    title: "Amount by country",
    x: "d",
    y: ["m"],
    series: null,
    reasons: [],
    alternatives: [],
    resultHash: "h",
  },
  findings: [],
  notes: [[{ kind: "text", text: "Cancelled orders count" }]],
  evidence: {
    sql: "SELECT",
    parameters: [],
    source: "ds_1",
    sourceLabel: "Sales",
    modelVersion: "1",
    hash: "h",
    milliseconds: { understanding: 1, planning: 1, execution: 1, analysis: 1, total: 250 },
    steps: [],
    answeredAt: "2026-01-01T00:00:00",
    now: "2026-01-01T00:00:00",
  },
  followUps: ["amount by month"],
});

const now = new Date("2026-01-01T00:00:00Z");
const convert = (answer: Answer) => askResponse.parse(toAskResponse(answer, "s", now));

const rows = [
  ["France", 3],
  ["Spain", 1],
];

describe("toAskResponse", () => {
  it("has the specified fields", () => {
    const { response, metadata } = convert(answered(rows));
    expect(response).toMatchObject({
      intent: "aggregation",
      entities: ["Country"],
      workflow: ["semantic_analysis", "sql_generation", "bigquery_execution"],
      insights: { summary: "France leads", alerts: ["Cancelled orders count"] },
      next_suggested_questions: ["amount by month"],
      visualization_data: { charts: [{ type: "bar", title: "Amount by country" }] },
    });
    expect(metadata).toMatchObject({ execution_time: 0.25, confidence: 0.8, data_rows: 2 });
  });

  it("totals what adds up, and nothing else", () => {
    const metrics = convert(answered(rows)).response.visualization_data.metrics;
    expect(metrics.map(({ name, value }) => [name, value])).toEqual([
      ["Total Amount", 4],
      ["Average Amount", 2],
    ]);
    const [measure] = query.measures;
    if (measure?.expression.kind !== "aggregate") throw new Error("no measure");
    const measures = [{ ...measure, expression: { ...measure.expression, aggregation: "average" as const } }];
    expect(convert(answered(rows, { measures })).response.visualization_data.metrics).toEqual([]);
  });

  it("names the intent by the reading", () => {
    const order = [{ by: { kind: "output" as const, id: "m" }, descending: true }] as AggregateQuery["order"];
    const limit = { count: 5, offset: 0, per: [], ties: "cut" } as AggregateQuery["limit"];
    expect(convert(answered(rows, { order, limit })).response.intent).toBe("ranking");
    const expression = { kind: "truncate" as const, grain: "month" as const, operand: country };
    const dimensions = [{ id: "d", label: "Month", expression }];
    expect(convert(answered(rows, { dimensions })).response.intent).toBe("time_series");
  });

  it("says as specified that there is nothing", () => {
    const { response } = convert(answered([]));
    expect(response.insights.summary).toBe("No results found for the query.");
    expect(response.insights.alerts[0]).toBe("No data returned");
    expect(response.insights.recommendations).toHaveLength(2);
    expect(response.visualization_data.charts).toEqual([]);
  });

  it("shows a question back and a no as what they are", () => {
    const choices = [reading(), reading()];
    const asked = convert({ outcome: "clarification", question: "q", prompt: "Which amount?", choices });
    expect([asked.success, asked.response.conversation_response]).toEqual([true, "Which amount?"]);
    expect(asked.response.next_suggested_questions).toHaveLength(2);
    const failure = { code: "unknown-term" as const, terms: ["margin"] };
    const declined = convert({ outcome: "declined", question: "q", failure, guess: null, nearest: ["n"] });
    expect(declined.response.insights.summary).toBe("This data has nothing called “margin”.");
    expect([declined.success, declined.metadata.confidence, declined.metadata.data_rows]).toEqual([
      true,
      0,
      0,
    ]);
  });

  it("is no success when the work failed", () => {
    const failure = { code: "timed-out" as const, sql: "SELECT", seconds: 60 };
    const failed = convert({ outcome: "failed", question: "q", failure, reading: reading(), nearest: [] });
    expect([failed.success, failed.response.insights.alerts.length]).toEqual([false, 1]);
  });
});

describe("toAskDataResponse", () => {
  it("has the specified fields, types as the warehouse names them", () => {
    expect(askDataResponse.parse(toAskDataResponse(answered(rows)))).toMatchObject({
      success: true,
      sql_query: "SELECT",
      query_results: {
        rows,
        columns: [
          { name: "Country", type: "STRING" },
          { name: "Amount", type: "FLOAT64" },
        ],
      },
      semantic_context: {
        query_analysis: { intent: "aggregation", entities: ["Country"] },
        schema_matches: [{ text: "country", target: "Country" }],
      },
      execution_time: 0.25,
    });
  });
});
