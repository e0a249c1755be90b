import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Literal, literalSchema } from "@parlance/contract";
import { z } from "zod";

const rows = z.array(z.array(literalSchema)).nullish();

/** One line of `cases.jsonl`. */
const caseSchema = z.looseObject({
  id: z.string(),
  db: z.string(),
  question: z.string(),
  ordered: z.boolean().default(false),
  rows,
  turns: z.array(z.union([z.string(), z.looseObject({ question: z.string() })])).nullish(),
  alternatives: z.array(z.looseObject({ rows, ordered: z.boolean().nullish() })).nullish(),
  expect: z.string().default("answer"),
  now: z.string().nullish(),
  asOf: z.string().nullish(),
  /** Definitions given with the question, as a glossary would. */
  instructions: z.string().nullish(),
  tieSensitive: z.boolean().nullish(),
  /** Whether its SQL gives its rows on this database; its suite asks to score only those that do. */
  verified: z.boolean().nullish(),
  /** Units that its rows are in and its SQL does not say. */
  bin: z.looseObject({}).nullish(),
  category: z.string().nullish(),
  difficulty: z.string().nullish(),
});
export type SuiteCase = z.infer<typeof caseSchema>;

/** Whether a case's rows are what its question asks for; suites mark those that were never checked to be. */
export const isVerified = ({ verified, bin }: SuiteCase): boolean => verified !== false && bin == null;

/** One line of the predictions; `ms` is the time to understand and plan, without the database's. */
export type Prediction = {
  id: string;
  answered: boolean;
  /** Whether it was asked back with readings to choose from. */
  asked: boolean;
  confidence: number | null;
  sql: string | null;
  columns: string[] | null;
  rows: Literal[][] | null;
  ms: number;
  reading: string | null;
};

/** The cases of a suite folder, in file order. */
export async function readCases(folder: string): Promise<SuiteCase[]> {
  const cases: SuiteCase[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, "cases.jsonl")) })) {
    if (line.trim() !== "") cases.push(caseSchema.parse(JSON.parse(line)));
  }
  return cases;
}

/** `count` cases spread evenly over the file: the same ones every time. */
export function sampleCases(cases: SuiteCase[], count: number): SuiteCase[] {
  if (count >= cases.length) return cases;
  return Array.from(
    { length: count },
    (_, index) => cases[Math.floor((index * cases.length) / count)],
  ).filter((one) => one !== undefined);
}
