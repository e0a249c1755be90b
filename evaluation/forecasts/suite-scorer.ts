import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const scoreSchema = z.object({
  n: z.number(),
  missing: z.number(),
  OWA: z.number(),
  coverage: z.number().optional(),
  MSIS: z.number().optional(),
});

/** The suite's own figures for one forecasts file: overall weighted average against Naive2, coverage, interval score. */
export type Score = z.infer<typeof scoreSchema>;

/** Runs the suites' scorer, which lies in their folder, on a suite of that form. */
export function score(folder: string, suite: string, forecasts: string): Score {
  const out = python([join(folder, "score.py"), suite, forecasts]);
  return z.object({ all: scoreSchema }).parse(JSON.parse(out)).all;
}

/** Writes the forecasts of one of the scorer's reference methods ("Theta", "Naive"), all with Naive's intervals. */
export function writeReference(suite: string, method: string, forecasts: string): void {
  writeFileSync(forecasts, python(["-c", reference, dirname(suite), suite, method]));
}

const reference = `
import sys, json
sys.path.insert(0, sys.argv[1])
import m4lib
for line in open(sys.argv[2]):
    series = json.loads(line)
    train, horizon = series["train"], len(series["test"])
    mean = m4lib.METHODS[sys.argv[3]](train, series.get("mase_m", series["period"]), horizon)
    lower, upper = m4lib.naive_pi(train, horizon)
    print(json.dumps({"id": series["id"], "mean": mean, "lower": lower, "upper": upper}))
`;

function python(args: string[]): string {
  const { stdout, stderr, status } = spawnSync("python3", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`python3: ${stderr}`);
  return stdout;
}
