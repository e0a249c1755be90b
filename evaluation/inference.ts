import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Database, type Reference, readDatabase } from "./inference/database.ts";
import { explainMiss } from "./inference/explain-miss.ts";
import { inferDatabase } from "./inference/infer-database.ts";
import { type KeyScore, scoreKeys } from "./inference/score-keys.ts";
import { withFaults, withoutNames } from "./inference/spoil.ts";
import { writeFigures } from "./write-figures.ts";

const suites = resolve(import.meta.dirname, "../../shared/suites");
/** Without names, tables of a dozen rows say nothing: these databases have this many rows a table at least. */
const enoughRows = 60;

type Run = { label: string; databases: Database[]; listed: boolean };

if (!existsSync(join(suites, "keys")))
  process.stdout.write("There are no suites beside this project; nothing was measured.\n");
else {
  const rows: string[] = [];
  const misses: string[] = [];
  for (const run of runs()) {
    const { line, listed } = await measure(run);
    process.stdout.write(`${line}\n`);
    rows.push(line);
    if (run.listed) misses.push(...listed);
  }
  const head = [
    "| tables | declared | found | extra | of these implied | F1 | primary keys | seconds |",
    "|---|--:|--:|--:|--:|--:|--:|--:|",
  ];
  writeFigures("inference", [
    ...head,
    ...rows,
    "",
    "Missed and extra references, wrong keys:",
    "",
    ...misses,
  ]);
}

function runs(): Run[] {
  const keys = ["northwind", "northwind_dirty", "northwind_cryptic"].map((name) => ({
    label: name,
    databases: [readDatabase(join(suites, "keys", name), name)],
    listed: true,
  }));
  const folder = join(suites, "spider-train/dbs");
  const all = readdirSync(folder).map((name) => readDatabase(join(folder, name), name));
  const large = all.filter(
    ({ tables }) => tables.reduce((sum, { rows }) => sum + rows.length, 0) >= enoughRows * tables.length,
  );
  return [
    ...keys,
    { label: "spider-train, all", databases: all, listed: false },
    { label: "spider-train, larger tables", databases: large, listed: true },
    {
      label: "the same with faults",
      databases: large.map((each) => withFaults(structuredClone(each))),
      listed: false,
    },
    { label: "the same without names", databases: large.map(withoutNames), listed: true },
  ];
}

async function measure({ label, databases }: Run): Promise<{ line: string; listed: string[] }> {
  const scores: KeyScore[] = [];
  const listed: string[] = [];
  let total = 0;
  for (const database of databases) {
    const { model, seconds } = await inferDatabase(database);
    const score = scoreKeys(database, model);
    total += seconds;
    scores.push(score);
    const name = databases.length === 1 ? label : `${label}: ${database.name}`;
    listed.push(
      ...score.missed.map(
        (each) => `- ${name}: missed ${printed(each)}: ${explainMiss(database, model, each)}`,
      ),
      ...score.extra.map((each) => `- ${name}: extra ${printed(each)}${each.implied ? " (implied)" : ""}`),
      ...score.keysWrong.map(
        (each) =>
          `- ${name}: key of ${each.table} is ${each.inferred.join(", ") || "none"}, declared ${each.declared.join(", ")}`,
      ),
    );
  }
  return { line: summary(label, scores, total), listed };
}

function summary(label: string, scores: KeyScore[], seconds: number): string {
  const sum = (count: (score: KeyScore) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const [found, missed, extra] = [
    sum((each) => each.found),
    sum((each) => each.missed.length),
    sum((each) => each.extra.length),
  ];
  const implied = sum((each) => each.extra.filter((one) => one.implied).length);
  const [right, wrong] = [sum((each) => each.keysRight), sum((each) => each.keysWrong.length)];
  const f1 = (2 * found) / (2 * found + missed + extra);
  return `| ${label} | ${found + missed} | ${found} | ${extra} | ${implied} | ${f1.toFixed(3)} | ${right} of ${right + wrong} | ${seconds.toFixed(1)} |`;
}

function printed({ table, columns, refTable, refColumns }: Reference): string {
  return `${table} (${columns.join(", ")}) → ${refTable} (${refColumns.join(", ")})`;
}
