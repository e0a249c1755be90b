import { z } from "zod";
import { chartSpecSchema } from "./chart.ts";
import { conventionsSchema } from "./conventions.ts";
import { failureSchema } from "./failure.ts";
import { findingSchema, sentenceSchema } from "./finding.ts";
import { workSteps } from "./kinds.ts";
import { resultTableSchema } from "./result-table.ts";
import { scannedSchema } from "./scanned.ts";
import { semanticQuerySchema } from "./semantic-query-schema.ts";

/** One element of the reading that a person can see and edit; `pointer` is the JSON pointer of its part of the query. */
export const chipSchema = z.object({
  id: z.string(),
  kind: z.enum([
    "subject",
    "measure",
    "dimension",
    "filter",
    "period",
    "having",
    "transform",
    "comparison",
    "order",
    "limit",
    "analysis",
  ]),
  label: z.string(),
  pointer: z.string(),
});
export type Chip = z.infer<typeof chipSchema>;

/** How one span of the question was matched; `span` is [start, end) in characters. */
export const matchSchema = z.object({
  span: z.tuple([z.number().int(), z.number().int()]),
  text: z.string(),
  target: z.string(),
  how: z.enum([
    "exact",
    "lemma",
    "synonym",
    "abbreviation",
    "typo",
    "partial",
    "value",
    "number",
    "period",
    "keyword",
  ]),
});
export type Match = z.infer<typeof matchSchema>;

/** A semantic query that the question may mean, in words, with its probability of being right (0 to 1). */
export const readingSchema = z.object({
  query: semanticQuerySchema,
  sentence: z.string(),
  chips: z.array(chipSchema),
  matches: z.array(matchSchema),
  score: z.number(),
  confidence: z.number().min(0).max(1),
});
export type Reading = z.infer<typeof readingSchema>;

/** What was run, for "how I got this". Times are milliseconds. */
export const evidenceSchema = z.object({
  sql: z.string(),
  parameters: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  source: z.string(),
  sourceLabel: z.string(),
  modelVersion: z.string(),
  /** Hash of query, SQL and rows: equal for equal answers. */
  hash: z.string(),
  milliseconds: z.object({
    understanding: z.number(),
    planning: z.number(),
    execution: z.number(),
    analysis: z.number(),
    total: z.number(),
  }),
  steps: z.array(z.enum(workSteps)),
  /** ISO time of the answer and the instant that counted as now. */
  answeredAt: z.string(),
  now: z.string(),
  /** What the statement read; left out where nothing of it is known. */
  scanned: scannedSchema.optional(),
  /** How time was counted and values are written; the standard where it is not said. */
  conventions: conventionsSchema.optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** A computed answer: everything that any face renders. */
export const dataAnswerSchema = z.object({
  outcome: z.literal("answered"),
  question: z.string(),
  headline: sentenceSchema,
  reading: readingSchema,
  /** Readings that give other queries, best first. */
  alternatives: z.array(readingSchema),
  table: resultTableSchema,
  chart: chartSpecSchema,
  findings: z.array(findingSchema),
  /** What the reader must know: assumptions, overlaps, incomplete periods. */
  notes: z.array(sentenceSchema),
  evidence: evidenceSchema,
  followUps: z.array(z.string()),
});
export type DataAnswer = z.infer<typeof dataAnswerSchema>;

/** What a question comes to: an answer, a question back, a reasoned no, or a failure of the work. */
export const answerSchema = z.discriminatedUnion("outcome", [
  dataAnswerSchema,
  z.object({
    outcome: z.literal("clarification"),
    question: z.string(),
    prompt: z.string(),
    choices: z.array(readingSchema).min(1).max(4),
  }),
  z.object({
    outcome: z.literal("declined"),
    question: z.string(),
    failure: failureSchema,
    /** The best guess, if any: never shown as an answer. */
    guess: readingSchema.nullable(),
    nearest: z.array(z.string()),
  }),
  z.object({
    outcome: z.literal("failed"),
    question: z.string(),
    failure: failureSchema,
    reading: readingSchema.nullable(),
    nearest: z.array(z.string()),
  }),
]);
export type Answer = z.infer<typeof answerSchema>;
