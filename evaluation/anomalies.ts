import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { significantIn } from "../packages/engine/src/analysis/testing/noise-statements.ts";
import { noiseTable } from "../packages/engine/src/analysis/testing/noise-tables.ts";
import { augursChanges } from "./anomalies/augurs-changes.ts";
import { changePointSeries } from "./anomalies/change-point-series.ts";
import { changedRows, flaggedRows } from "./anomalies/found-rows.ts";
import { operationalSeries } from "./anomalies/operational-series.ts";
import { scoreChanges, scoreWindows } from "./anomalies/score.ts";
import { writeFigures } from "./write-figures.ts";

const suite = resolve(import.meta.dirname, "../../shared/suites/anomalies");
const bin = resolve(import.meta.dirname, "../packages/cli/bin/parlance.js");

/** Seeds that nothing was developed on. */
const seeds = { business: [5101], operational: [21, 22], changes: [21, 22], noise: 100_000 };

const businessSchema = z.object({
  F1: z.number(),
  precision: z.number(),
  recall: z.number(),
  clean_with_no_alert: z.number(),
});

const lines = [
  "| series | F1 | mark | precision | recall | clean series silent (mark: 92 of 100) |",
  "|---|--:|--:|--:|--:|--:|",
  ...businessLines(),
  ...seeds.operational.map(operationalLine),
  "",
  "| change points | F1 | mark | nothing found | augurs, normal-gamma | augurs, default-argpcp |",
  "|---|--:|--:|--:|--:|--:|",
  ...seeds.changes.map(changeLine),
  "",
  noiseLine(),
];
writeFigures("anomalies", lines);
process.stdout.write(`${lines.join("\n")}\n`);

/** The suite itself, and the suite's generator with other seeds, by the suite's scorer. */
function businessLines(): string[] {
  if (!existsSync(join(suite, "score.py"))) return [];
  const folder = mkdtempSync(join(tmpdir(), "parlance-anomalies-"));
  try {
    const others = seeds.business.map((seed) => ({
      name: `business, seed ${seed}`,
      path: generated(folder, seed),
    }));
    return [{ name: "business, the suite", path: suite }, ...others].map(({ name, path }) => {
      const found = join(folder, "found.jsonl");
      run(process.execPath, [bin, "anomalies", "--in", join(path, "series.jsonl"), "--out", found]);
      const score = businessSchema.parse(JSON.parse(run("python3", [join(path, "score.py"), found])));
      return line(name, score.F1, 0.8, score.precision, score.recall, String(score.clean_with_no_alert));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function generated(folder: string, seed: number): string {
  const path = join(folder, String(seed));
  mkdirSync(path);
  const program = readFileSync(join(suite, "generate.py"), "utf8").replace(/SEED=\d+/, `SEED=${seed}`);
  writeFileSync(join(path, "generate.py"), program);
  writeFileSync(join(path, "score.py"), readFileSync(join(suite, "score.py")));
  run("python3", [join(path, "generate.py")]);
  return path;
}

function run(command: string, args: string[]): string {
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

function operationalLine(seed: number): string {
  const answers = operationalSeries(seed).map((one) => ({
    flagged: flaggedRows(one),
    windows: one.windows,
  }));
  const { f1, precision, recall } = scoreWindows(answers);
  return line(`operational, own generator, seed ${seed}`, f1, 0.55, precision, recall, "–");
}

function changeLine(seed: number): string {
  const all = changePointSeries(seed);
  const scoreBy = (changesOf: (one: (typeof all)[number]) => number[]): string =>
    scoreChanges(all.map((one) => ({ changes: changesOf(one), annotations: one.annotations }))).toFixed(3);
  const own = scoreBy(changedRows);
  const [gamma, process_] = (["normal-gamma", "default-argpcp"] as const).map((kind) =>
    scoreBy(({ values }) => augursChanges(values, kind)),
  );
  return `| own generator, seed ${seed} | ${own} | ≥ 0.75 | ${scoreBy(() => [])} | ${gamma} | ${process_} |`;
}

function noiseLine(): string {
  const stated: Record<string, number> = { anomalies: 0, trend: 0, correlation: 0, distribution: 0 };
  for (let seed = seeds.noise; seed < seeds.noise + 1000; seed++) {
    const noise = noiseTable(seed);
    if (significantIn(noise).length > 0) stated[noise.kind] = (stated[noise.kind] ?? 0) + 1;
  }
  const total = Object.values(stated).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(stated).map(([kind, count]) => `${kind} ${count}`);
  return `Of 1,000 tables of pure noise ${total} are stated to show something (mark: ≤ 50); ${parts.join(", ")} of 250 each.`;
}

function line(
  name: string,
  f1: number,
  mark: number,
  precision: number,
  recall: number,
  silent: string,
): string {
  const figures = [f1.toFixed(3), `≥ ${mark.toFixed(2)}`, precision.toFixed(3), recall.toFixed(3), silent];
  return `| ${name} | ${figures.join(" | ")} |`;
}
