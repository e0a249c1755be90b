import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { failureText } from "@parlance/contract";
import { forecastSeries, seasonsOf } from "@parlance/engine";
import { z } from "zod";
import { UsageError } from "../usage.ts";

const seriesSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  frequency: z.string(),
  period: z.number().int().min(1).max(100_000),
  horizon: z.number().int().min(1).max(10_000),
  start: z.string().nullish(),
  train: z.array(
    z.custom<number | null>(
      (value) => value === null || typeof value === "number",
      "a number or null was expected",
    ),
  ),
});

/** `parlance forecast`: the next values of each series of a JSON Lines file, with 95 % intervals. */
export async function forecast(args: string[]): Promise<number> {
  const { values: options } = parseArgs({
    args,
    options: { in: { type: "string" }, out: { type: "string" } },
  });
  if (options.in === undefined || options.out === undefined)
    throw new UsageError("Usage: parlance forecast --in series.jsonl --out forecasts.jsonl");
  if (!existsSync(options.in)) throw new UsageError(`There is no “${options.in}”.`);
  if (statSync(options.in).isDirectory()) throw new UsageError(`“${options.in}” is a folder, not a file.`);
  if (!existsSync(dirname(options.out)))
    throw new UsageError(`There is no folder “${dirname(options.out)}”.`);
  const lines = readFileSync(options.in, "utf8")
    .split("\n")
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text.trim() !== "");
  if (lines.length === 0) throw new UsageError(`“${options.in}” holds no series.`);
  let refused = 0;
  const out: string[] = [];
  for (const { text, number } of lines) {
    const outcome = forecastLine(text);
    if (outcome.ok) out.push(outcome.value);
    else {
      refused++;
      process.stderr.write(`Line ${number}: ${outcome.failure}\n`);
    }
  }
  writeFileSync(options.out, out.map((line) => `${line}\n`).join(""));
  process.stdout.write(`${out.length} of ${lines.length} series forecast\n`);
  return refused === 0 ? 0 : 1;
}

/** One line of the file to one line of the answer, or what is wrong with it. */
function forecastLine(text: string): { ok: true; value: string } | { ok: false; failure: string } {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return { ok: false, failure: "this is not JSON." };
  }
  const read = seriesSchema.safeParse(line);
  if (!read.success)
    return {
      ok: false,
      failure: read.error.issues
        .map(({ path, message }) => `${path.join(".") || "line"}: ${message}`)
        .join("; "),
    };
  const { id, frequency, period, horizon, train } = read.data;
  const made = forecastSeries({
    values: train,
    periods: seasonsOf(frequency, period),
    horizon,
    backTest: "quick",
  });
  if (!made.ok) return { ok: false, failure: `${id}: ${failureText(made.failure)}` };
  const { mean, lower, upper, method } = made.value;
  return { ok: true, value: JSON.stringify({ id, mean, lower, upper, method }) };
}
