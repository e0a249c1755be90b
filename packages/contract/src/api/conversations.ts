import { z } from "zod";
import { answerSchema } from "../answer.ts";
import { chartLookSchema } from "../chart-look.ts";
import { chartKinds, workSteps } from "../kinds.ts";

/** What a reader said of an answer; `meant` is what a wrong one should have been read as. */
export const feedbackSchema = z.object({
  verdict: z.enum(["right", "wrong"]),
  meant: z.string().trim().max(500).nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** PUT /api/conversations/{id}/turns/{position}/chart: how the answer is drawn from now on. */
export const changeTurnChartRequest = z.object({ kind: z.enum(chartKinds), look: chartLookSchema });
export type ChangeTurnChartRequest = z.infer<typeof changeTurnChartRequest>;

/** One question and what came of it; `position` counts from 1 within its conversation. */
export const turnSchema = z.object({
  position: z.number().int(),
  question: z.string(),
  askedAt: z.string(),
  /** Null where none was kept. */
  answer: answerSchema.nullable(),
  feedback: feedbackSchema.nullable(),
  /** The `request_id` that it was asked with; null where there was none. */
  requestId: z.string().nullable(),
});
export type Turn = z.infer<typeof turnSchema>;

/** A question under way; `id` is the `request_id` that it was asked with. */
export const runningQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  askedAt: z.string(),
  step: z.enum(workSteps),
});
export type RunningQuestion = z.infer<typeof runningQuestionSchema>;

/** A conversation in a list. `id` is the session id that the client gave it. */
export const conversationSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  touchedAt: z.string(),
  turns: z.number().int(),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

/** GET /api/conversations: the caller's own, last touched first, at most 200. */
export const conversationsQuery = z.object({ search: z.string().trim().max(200).default("") });
export const conversationsResponse = z.object({ conversations: z.array(conversationSummarySchema) });
export type ConversationsResponse = z.infer<typeof conversationsResponse>;

const count = z.coerce.number().int().min(0).max(1_000_000);

/** GET /api/conversations/{id}: the last `limit` turns before `before` and after `after`, oldest first. */
export const conversationQuery = z.object({
  after: count.default(0),
  before: count.default(1_000_000),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export const conversationResponse = z.object({
  conversation: conversationSummarySchema,
  turns: z.array(turnSchema),
  /** Whether turns stand before the first one here. */
  earlier: z.boolean(),
  /** What is being answered, oldest first. */
  running: z.array(runningQuestionSchema),
});
export type ConversationResponse = z.infer<typeof conversationResponse>;

/** PATCH /api/conversations/{id}. */
export const renameRequest = z.object({ title: z.string().trim().min(1, "Give it a name").max(120) });

/** POST /api/conversations/{id}/adopt: takes over what this session asked the warehouse service; the last turn's position. */
export const adoptResponse = z.object({ position: z.number().int().nullable() });

/** POST /api/conversations/{id}/branch: a new conversation `id` with the turns before `before`. */
export const branchRequest = z.object({
  id: z.string().min(1).max(200),
  before: z.number().int().min(1).max(1_000_000),
});

/** GET /api/changes: grows with every change in the workspace, so that open screens know when to look again. */
export const changesResponse = z.object({ revision: z.number() });
