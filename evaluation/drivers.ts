import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { adtributor } from "./drivers/adtributor.ts";
import { writeFigures } from "./write-figures.ts";

const suite = resolve(import.meta.dirname, "../../shared/suites/drivers");
const bin = resolve(import.meta.dirname, "../packages/cli/bin/parlance.js");
/** Seeds of the suite's generator that nobody looked at while the method was made. */
const fresh = [30_001, 30_002, 30_003, 30_004, 30_005];

type Case = { id: string; dimensions: string[]; measure: string };
type Score = { F1: number; top1: number; negative_no_driver: number; negative_cases: number };

if (!existsSync(suite))
  process.stdout.write("There are no suites beside this project; nothing was measured.\n");
else {
  const folder = mkdtempSync(join(tmpdir(), "parlance-drivers-"));
  const given = measure(suite, folder);
  const others = fresh.map((seed) => measure(generate(join(folder, String(seed)), seed), folder));
  const rows = [
    row("suite, Parlance", [given.parlance]),
    row("suite, Adtributor", [given.adtributor]),
    row(
      `${fresh.length} fresh seeds, Parlance`,
      others.map(({ parlance }) => parlance),
    ),
    row(
      `${fresh.length} fresh seeds, Adtributor`,
      others.map((one) => one.adtributor),
    ),
  ];
  rmSync(folder, { recursive: true });
  const head = [
    "| cases, method | F1 | first right | no driver named where there is none |",
    "|---|--:|--:|--:|",
  ];
  writeFigures("drivers", [...head, ...rows]);
}

/** A set of the suite's kinds from another seed, in a folder of its own. */
function generate(folder: string, seed: number): string {
  mkdirSync(join(folder, "synth"), { recursive: true });
  const script = join(folder, "generate.py");
  const source = readFileSync(join(suite, "generate_synth.py"), "utf8");
  writeFileSync(script, source.replace(/SEED=\d+/, `SEED=${seed}`));
  writeFileSync(join(folder, "score_rca.py"), readFileSync(join(suite, "score_rca.py")));
  run("python3", [script]);
  return folder;
}

function measure(set: string, folder: string): { parlance: Score; adtributor: Score } {
  const cases = JSON.parse(readFileSync(join(set, "synth/cases.json"), "utf8")) as Case[];
  const [tasks, answers, others] = ["tasks.json", "answers.jsonl", "others.jsonl"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const wanted = cases.map(({ id, dimensions, measure: figure }) => ({ id, dimensions, measure: figure }));
  writeFileSync(tasks, JSON.stringify(wanted));
  run(process.execPath, [
    bin,
    "drivers",
    "--tasks",
    tasks,
    "--cases",
    join(set, "synth/cases"),
    "--out",
    answers,
  ]);
  const lines = wanted.map((task) => {
    const csv = readFileSync(join(set, "synth/cases", `${task.id}.csv`), "utf8");
    return JSON.stringify({ id: task.id, drivers: adtributor(csv, task), broad: false });
  });
  writeFileSync(others, `${lines.join("\n")}\n`);
  const score = (file: string): Score =>
    JSON.parse(run("python3", [join(set, "score_rca.py"), "synth", file])) as Score;
  return { parlance: score(answers), adtributor: score(others) };
}

function row(name: string, scores: Score[]): string {
  const mean = (of: (score: Score) => number): string =>
    (scores.reduce((sum, score) => sum + of(score), 0) / scores.length).toFixed(3);
  const total = (of: (score: Score) => number): number => scores.reduce((sum, score) => sum + of(score), 0);
  const silent = `${total((score) => score.negative_no_driver)} of ${total((score) => score.negative_cases)}`;
  const line = `| ${name} | ${mean(({ F1 }) => F1)} | ${mean(({ top1 }) => top1)} | ${silent} |`;
  process.stdout.write(`${line}\n`);
  return line;
}

function run(command: string, args: string[]): string {
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}
