import { readFileSync } from "node:fs";
import { z } from "zod";

/** A question of the suite with the chart that belongs to it, its values (x, y and, where it has one, colour) and its query. */
const chartCaseSchema = z.object({
  id: z.string(),
  db: z.string(),
  question: z.string(),
  chart: z.enum(["bar", "pie", "line", "scatter", "stacked bar", "grouping line", "grouping scatter"]),
  mentionsChart: z.boolean(),
  visQuery: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  bin: z.object({ by: z.string() }).nullish(),
});
export type ChartCase = z.infer<typeof chartCaseSchema>;

/** The cases of a `cases.jsonl`, in file order. */
export const readChartCases = (file: string): ChartCase[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => chartCaseSchema.parse(JSON.parse(line)));
