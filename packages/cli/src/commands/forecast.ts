import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../usage.ts";
import { forecastLines } from "./forecast-lines.ts";

/** `parlance forecast`: the next values of each series of a JSON Lines file, with 95 % intervals. */
export async function forecast(args: string[]): Promise<number> {
  const { values: options } = parseArgs({
    args,
    options: { in: { type: "string" }, out: { type: "string" } },
  });
  if (options.in === undefined || options.out === undefined)
    throw new UsageError("Usage: parlance forecast --in series.jsonl --out forecasts.jsonl");
  const lines = readLines(options.in);
  if (!existsSync(dirname(options.out)))
    throw new UsageError(`There is no folder “${dirname(options.out)}”.`);
  const outcomes = await forecastLines(lines.map(({ text }) => text));
  const made = outcomes.flatMap((outcome) => (outcome.ok ? [`${outcome.value}\n`] : []));
  for (const [index, outcome] of outcomes.entries())
    if (!outcome.ok) process.stderr.write(`Line ${lines[index]?.number}: ${outcome.failure}\n`);
  writeFileSync(options.out, made.join(""));
  process.stdout.write(`${made.length} of ${lines.length} series forecast\n`);
  return made.length === lines.length ? 0 : 1;
}

function readLines(path: string): { text: string; number: number }[] {
  if (!existsSync(path)) throw new UsageError(`There is no “${path}”.`);
  if (statSync(path).isDirectory()) throw new UsageError(`“${path}” is a folder, not a file.`);
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text.trim() !== "");
  if (lines.length === 0) throw new UsageError(`“${path}” holds no series.`);
  return lines;
}
