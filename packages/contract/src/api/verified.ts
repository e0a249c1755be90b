import { z } from "zod";
import { semanticQuerySchema } from "../semantic-query-schema.ts";

/**
 * How a verified question fared when it was last read anew: `same` reading or another one with the same rows, `other`
 * rows for the words, `unanswered`, or `changed` where the verified query itself gives other rows than then, though no
 * period of it has moved on.
 */
export const verifiedOutcomes = ["same", "other", "unanswered", "changed"] as const;
export type VerifiedOutcome = (typeof verifiedOutcomes)[number];

/** A question whose reading a person vouches for: it is matched before anything else is tried. */
export const verifiedQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** The reading in words. */
  sentence: z.string(),
  /** The reading itself. */
  query: semanticQuerySchema,
  source: z.string(),
  verifiedBy: z.string(),
  verifiedAt: z.string(),
  /** Null before the first run. */
  outcome: z.enum(verifiedOutcomes).nullable(),
  ranAt: z.string().nullable(),
});
export type VerifiedQuestion = z.infer<typeof verifiedQuestionSchema>;

/**
 * POST /api/verified: vouches for the answer of one turn. `words` are what is to be read so in place of the turn's own
 * question: those that were read wrong before someone said in other words what they meant.
 */
export const verifyRequest = z.object({
  conversation: z.string().max(200),
  position: z.number().int().min(1),
  words: z.string().trim().min(1).max(500).optional(),
});
export type VerifyRequest = z.infer<typeof verifyRequest>;

/** Answers by confidence that readers judged: how sure they were on average, and how many were right (0 to 1). */
export const reliabilityBinSchema = z.object({
  from: z.number(),
  to: z.number(),
  answers: z.number(),
  confidence: z.number(),
  right: z.number(),
});
export type ReliabilityBin = z.infer<typeof reliabilityBinSchema>;

/** GET /api/trust, POST /api/verified/run: verified questions, what readers said, and how far confidence holds. */
export const trustResponse = z.object({
  verified: z.array(verifiedQuestionSchema),
  answers: z.number(),
  judgedRight: z.number(),
  judgedWrong: z.number(),
  reliability: z.array(reliabilityBinSchema),
});
export type TrustResponse = z.infer<typeof trustResponse>;

/** Two questions are one where they differ in case, spacing and closing marks alone. */
export const normalisedQuestion = (question: string): string =>
  question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[\s?.!]+$/, "")
    .trim();
