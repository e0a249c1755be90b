import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type Anomaly, detectAnomalies } from "@parlance/engine";
import { z } from "zod";
import { UsageError } from "../usage.ts";

const seriesSchema = z.object({
  id: z.string(),
  frequency: z.string().nullish(),
  dates: z.array(z.union([z.string(), z.number()])).nullish(),
  values: z.array(z.union([z.number(), z.null()])),
});

/** `parlance anomalies`: outliers and level shifts of each series, one line a series. */
export async function anomalies(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { in: { type: "string" }, out: { type: "string" } } });
  if (values.in === undefined || values.out === undefined)
    throw new UsageError("Usage: parlance anomalies --in <series.jsonl> --out <found.jsonl>");
  if (!existsSync(values.in)) throw new UsageError(`There is no “${values.in}”.`);
  const out = createWriteStream(values.out);
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(values.in) })) {
    number++;
    if (line.trim() !== "") out.write(`${JSON.stringify(answer(line, number))}\n`);
  }
  await new Promise<void>((done) => out.end(done));
  return 0;
}

/** One line of the answers; `anomalies` (outliers) and `changes` (of level or trend) are indexes into the values. */
function answer(line: string, number: number): object {
  const parsed = seriesSchema.safeParse(parseJson(line, number));
  if (!parsed.success)
    throw new UsageError(`Line ${number} holds no series: ${z.prettifyError(parsed.error)}`);
  const { id, dates, values } = parsed.data;
  const { found, reason, notes } = detectAnomalies((dates ?? []).map(String), values);
  const rowsOf = (some: Anomaly[]): number[] => some.flatMap(({ rows }) => rows).toSorted((a, b) => a - b);
  const outliers = found.filter(({ kind }) => kind === "outlier");
  const changes = found.filter(({ kind }) => kind !== "outlier");
  return { id, anomalies: rowsOf(outliers), changes: rowsOf(changes), details: found, reason, notes };
}

/** Numbers that JSON does not have, as other programs write them, count as missing. */
function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line.replace(/-?\b(?:NaN|Infinity)\b(?=\s*[,\]])/g, "null"));
  } catch {
    throw new UsageError(`Line ${number} is not JSON.`);
  }
}
