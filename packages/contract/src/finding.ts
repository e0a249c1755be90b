import { z } from "zod";

/**
 * A piece of a sentence. Numbers can only be said as `cell`, which names the cells they come from: `text` may hold no
 * digit. `name` is a word of the model or the question ("Q3 orders"). `cells` are [row, column] of the answer's table;
 * `derivation` says how one number came from several cells.
 */
export const segmentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string().regex(/^\P{Nd}*$/u, "a number needs a cell") }),
  z.object({ kind: z.literal("name"), text: z.string() }),
  z.object({
    kind: z.literal("cell"),
    text: z.string(),
    cells: z.array(z.tuple([z.number().int(), z.number().int()])).min(1),
    derivation: z.enum([
      "value",
      "sum",
      "average",
      "share",
      "difference",
      "change",
      "count",
      "rank",
      "statistic",
    ]),
  }),
]);
export type Segment = z.infer<typeof segmentSchema>;

/** A sentence as data; its text is the segments' texts joined. */
export const sentenceSchema = z.array(segmentSchema);
export type Sentence = z.infer<typeof sentenceSchema>;

/** Words of a sentence; they hold no digit. */
export const words = (text: string): Segment => ({ kind: "text", text });

/** The name of something of the model, the question or the result; it may hold digits ("Q3 orders"). */
export const named = (text: string): Segment => ({ kind: "name", text });

/** A statement about the result with what carries it. `weight` (0 to 1) orders findings. */
export const findingSchema = z.object({
  kind: z.enum([
    "leader",
    "share",
    "spread",
    "extreme",
    "change",
    "trend",
    "concentration",
    "outlier",
    "gap",
    "note",
    "forecast",
  ]),
  sentence: sentenceSchema,
  weight: z.number().min(0).max(1),
  /** Method and its figures, for "evidence on demand": test name, statistic, p-value, interval, sample size. */
  evidence: z.object({
    method: z.string(),
    figures: z.array(z.object({ name: z.string(), value: z.number() })),
  }),
});
export type Finding = z.infer<typeof findingSchema>;

/** The plain text of a sentence. */
export const sentenceText = (sentence: Sentence): string => sentence.map((segment) => segment.text).join("");
