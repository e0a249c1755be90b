import { createWriteStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { runSuite } from "../evaluation/run-suite.ts";
import { type Score, score } from "../evaluation/score.ts";
import { type Prediction, readCases, sampleCases } from "../evaluation/suite.ts";
import { UsageError } from "../usage.ts";

/** `parlance eval`: runs a suite and prints its figures; `--out` keeps a prediction a line. */
export async function evaluate(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: "string" }, limit: { type: "string" }, sample: { type: "string" } },
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new UsageError("Usage: parlance eval <suite-folder> [--out FILE] [--limit N] [--sample N]");
  if (!existsSync(join(folder, "cases.jsonl"))) throw new UsageError(`“${folder}” holds no cases.jsonl.`);
  const all = await readCases(folder);
  const limited = values.limit === undefined ? all : all.slice(0, wholeNumber("--limit", values.limit));
  const cases =
    values.sample === undefined ? limited : sampleCases(limited, wholeNumber("--sample", values.sample));
  const predictions = new Map<string, Prediction>();
  const out = values.out === undefined ? null : createWriteStream(values.out);
  await runSuite(folder, cases, (prediction) => {
    predictions.set(prediction.id, prediction);
    out?.write(`${JSON.stringify(prediction)}\n`);
  });
  await new Promise<void>((done) => (out === null ? done() : out.end(done)));
  process.stdout.write(summary(basename(folder), score(cases, predictions)));
  return 0;
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`${option} takes a whole number above 0.`);
  return value;
}

function summary(name: string, figures: Score): string {
  const share = (value: number): string => value.toFixed(3);
  return [
    `${name}: n=${figures.cases}`,
    `answered=${share(figures.answered)}`,
    `strict=${share(figures.strict)}`,
    `lenient=${share(figures.lenient)}`,
    `precision=${share(figures.precision)}`,
    `ece=${figures.calibrationError === null ? "-" : share(figures.calibrationError)}`,
    `held_back=${figures.heldBack.right}/${figures.heldBack.cases}`,
    `clarify_missed=${figures.clarifyMissed.answered}/${figures.clarifyMissed.cases}`,
    `asked_needlessly=${share(figures.askedNeedlessly)}`,
    `p50=${figures.p50.toFixed(1)}ms`,
    `p95=${figures.p95.toFixed(1)}ms\n`,
  ].join(" ");
}
