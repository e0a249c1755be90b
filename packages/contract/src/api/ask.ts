import { z } from "zod";
import { answerSchema } from "../answer.ts";
import { workSteps } from "../kinds.ts";
import { literalSchema } from "../literal.ts";
import { semanticQuerySchema } from "../semantic-query-schema.ts";

const question = z.string().trim().min(1, "Ask a question").max(500, "A question has at most 500 characters");
const sessionId = z.string().max(200);

/** A client's own name of a question. */
const requestId = z.string().regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, _ and -");

/** GET and DELETE /api/conversations/{id}/questions/{question}: listens to what was asked with that `request_id`; cancels it. */
export const askedParams = z.object({ id: sessionId, question: requestId });

const asked = z.object({
  question,
  session_id: sessionId,
  user_grouping: z.string().max(100).default("default"),
  data_sources: z
    .array(z.looseObject({ id: z.string().max(200) }))
    .max(100)
    .default([]),
  context: z
    .looseObject({
      user_id: z.string().max(254).nullish(),
      timestamp: z.string().max(64).nullish(),
      client_version: z.string().max(32).nullish(),
      session_info: z.looseObject({}).nullish(),
    })
    .nullish(),
  query: semanticQuerySchema.nullish(),
  request_id: requestId.nullish(),
  rows: z.enum(["shown", "all"]).default("shown"),
});

/** The most rows of one answer that are read to be taken away. */
export const exportRows = 100_000;

/**
 * POST /api/mcp/askdata, with `accept: text/event-stream` for progress. `query` (an edited reading) takes the place of reading
 * the question. With a `request_id` the answer goes on when the connection ends, and asking again under it is the same question.
 * `rows: "all"` reads as many as an export holds, and not only those that a page shows.
 */
export const askRequest = asked.refine(({ rows, session_id }) => rows === "shown" || session_id === "", {
  path: ["session_id"],
  message: "must be empty where all rows are read: no conversation keeps them",
});
export type AskRequest = z.infer<typeof askRequest>;

/** POST /ask-data: the warehouse service without login, on the retail demo alone. */
export const askDataRequest = z.object({
  query: question,
  session_id: sessionId.default(""),
  user_grouping: z.string().max(100).default("default"),
  database: z.string().max(200).default("retail_demo"),
  include_context: z.boolean().default(true),
});
export type AskDataRequest = z.infer<typeof askDataRequest>;

/** POST /askdata on the analysis server: the same question in the client service's words. */
export const analysisServerRequest = asked.pick({
  question: true,
  session_id: true,
  user_grouping: true,
});

/** Fields of the converted answer that the specification names. */
const conversionSchema = z.object({
  success: z.boolean(),
  query: z.string(),
  response: z.object({
    intent: z.string(),
    entities: z.array(z.string()),
    workflow: z.array(z.string()),
    insights: z.object({
      summary: z.string(),
      key_findings: z.array(z.string()),
      alerts: z.array(z.string()),
      recommendations: z.array(z.string()),
      next_actions: z.array(z.string()),
    }),
    conversation_response: z.string(),
    visualization_data: z.object({
      charts: z.array(z.looseObject({ title: z.string(), type: z.string() })),
      tables: z.array(z.looseObject({})),
      metrics: z.array(z.looseObject({})),
    }),
    next_suggested_questions: z.array(z.string()),
  }),
  metadata: z.object({
    session_id: z.string(),
    timestamp: z.string(),
    tools_used: z.array(z.string()),
    /** Seconds. */
    execution_time: z.number(),
    confidence: z.number(),
    data_rows: z.number(),
    /** Where the turn stands in its kept conversation; null where none is kept. */
    turn: z.number().int().nullable(),
  }),
});

/** The specified shape and, as `answer`, the one value that every face renders. */
export const askResponse = conversionSchema.extend({ answer: answerSchema });
export type AskResponse = z.infer<typeof askResponse>;

/** POST /ask-data. */
export const askDataResponse = z.object({
  success: z.boolean(),
  sql_query: z.string().nullable(),
  query_results: z.object({
    rows: z.array(z.array(literalSchema)),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
  semantic_context: z.object({
    query_analysis: z.object({ intent: z.string(), entities: z.array(z.string()) }),
    schema_matches: z.array(z.object({ text: z.string(), target: z.string() })),
  }),
  /** Seconds. */
  execution_time: z.number(),
  answer: answerSchema,
});
export type AskDataResponse = z.infer<typeof askDataResponse>;

/** Server-sent events of a question under way: progress at least every 2 s, then one `answer` or `error`. */
export const askEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("progress"), step: z.enum(workSteps), milliseconds: z.number() }),
  z.object({ event: z.literal("answer"), response: askResponse }),
  z.object({ event: z.literal("error"), detail: z.string() }),
]);
export type AskEvent = z.infer<typeof askEvent>;
