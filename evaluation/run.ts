import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeFigures } from "./write-figures.ts";

const suites = resolve(import.meta.dirname, "../../shared/suites");
const bin = resolve(import.meta.dirname, "../packages/cli/bin/parlance.js");

/** Suites and how many of their cases are asked, spread evenly over the file. */
const runs = [
  { suite: "business-dev", sample: null },
  { suite: "spider-train", sample: 1000 },
  { suite: "wikisql-train", sample: 1000 },
  { suite: "wtq-dev", sample: 500 },
  { suite: "multiturn-dev", sample: null },
  { suite: "defog-business", sample: null },
  { suite: "charts-dev", sample: 500 },
  { suite: "unanswerable-dev", sample: null },
];

const rows = runs
  .filter(({ suite }) => existsSync(join(suites, suite)))
  .map(({ suite, sample }) => {
    const command = ["eval", join(suites, suite), ...(sample === null ? [] : ["--sample", String(sample)])];
    const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...command], { encoding: "utf8" });
    if (status !== 0) throw new Error(`${suite}: ${stderr}`);
    process.stdout.write(stdout);
    const figure = (name: string): string => new RegExp(`${name}=(\\S+)`).exec(stdout)?.[1] ?? "–";
    return `| ${suite} | ${figure("n")} | ${figure("strict")} | ${figure("lenient")} | ${figure("answered")} | ${figure("precision")} | ${figure("ece")} | ${figure("p50")} | ${figure("p95")} | ${figure("held_back")} | ${figure("clarify_missed")} | ${figure("asked_needlessly")} |`;
  });

if (rows.length === 0)
  process.stdout.write("There are no suites beside this project; nothing was measured.\n");
else {
  const head = [
    "| suite | cases | strict | lenient | answered | precision | calibration error | p50 | p95 | held back | clarify missed | asked needlessly |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
  ];
  writeFigures("accuracy", [...head, ...rows]);
}
