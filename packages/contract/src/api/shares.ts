import { z } from "zod";
import { answerSchema } from "../answer.ts";

/** One message of a shared conversation, in the specified shape; a bot's also holds the whole answer. */
export const sharedMessageSchema = z.object({
  id: z.string(),
  type: z.enum(["user", "bot"]),
  content: z.string(),
  timestamp: z.string(),
  toolUsed: z.string().nullable(),
  hasChart: z.boolean(),
  chartTitle: z.string().nullable(),
  answer: answerSchema.nullable(),
});
export type SharedMessage = z.infer<typeof sharedMessageSchema>;

/** GET /api/shared/{id}, open to anyone: a snapshot, which later questions do not change. */
export const sharedConversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  shared_by_user_id: z.string(),
  shared_by: z.string(),
  shared_at: z.string(),
  expires_at: z.string().nullable(),
  messages: z.array(sharedMessageSchema),
});
export type SharedConversation = z.infer<typeof sharedConversationSchema>;

/** A share link as its owner sees it. */
export const shareSchema = z.object({
  id: z.string(),
  title: z.string(),
  sharedAt: z.string(),
  expiresAt: z.string().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

/** POST /api/shares: a conversation's answered turns, or one saved chart. Null days is no expiry. */
export const shareRequest = z.object({
  of: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("conversation"), id: z.string().max(200) }),
    z.object({ kind: z.literal("chart"), id: z.string().max(200) }),
  ]),
  expiresInDays: z.number().int().min(1).max(365).nullable().default(null),
});
export type ShareRequest = z.infer<typeof shareRequest>;

/** GET /api/shares: the caller's live links, latest first. */
export const sharesResponse = z.object({ shares: z.array(shareSchema) });
