import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SemanticModel } from "@parlance/contract";
import { type Database, type Reference, readDatabase } from "./inference/database.ts";
import { explainMiss } from "./inference/explain-miss.ts";
import { lateWrittenSchemas } from "./inference/generated/late-written-schemas.ts";
import { makeSchema } from "./inference/generated/make-schema.ts";
import { moreWrittenSchemas } from "./inference/generated/more-written-schemas.ts";
import { writtenSchemas } from "./inference/generated/written-schemas.ts";
import { inferDatabase } from "./inference/infer-database.ts";
import { type KeyScore, scoreKeys } from "./inference/score-keys.ts";
import { withFaults, withoutNames } from "./inference/spoil.ts";
import { undeclaredOf } from "./inference/undeclared.ts";
import { writeFigures } from "./write-figures.ts";

const suites = resolve(import.meta.dirname, "../../shared/suites");
/** Without names, tables of a dozen rows say nothing: these databases have this many rows a table at least. */
const enoughRows = 60;

/** Seeds that nothing was tuned on. */
const freshSeeds = [31, 32, 33, 34];

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
    "| tables | declared | found | extra | of these true | F1 | F1 with those | primary keys | not to be seen | seconds |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
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
  const made = freshSeeds.map(makeSchema);
  return [
    ...keys,
    { label: "spider-train, all", databases: all, listed: true },
    ...spoiled("spider-train, larger tables", large),
    ...spoiled("made up, fresh seeds", made),
    ...spoiled("written, other kinds", writtenSchemas()),
    ...spoiled("written, more habits", moreWrittenSchemas()),
    ...spoiled("written afterwards", lateWrittenSchemas()),
  ];
}

/** The databases, with faults, and without names. */
function spoiled(label: string, databases: Database[]): Run[] {
  return [
    { label, databases, listed: false },
    {
      label: "the same with faults",
      databases: databases.map((each) => withFaults(structuredClone(each))),
      listed: false,
    },
    { label: "the same without names", databases: databases.map(withoutNames), listed: false },
  ];
}

async function measure({ label, databases }: Run): Promise<{ line: string; listed: string[] }> {
  const scores: Scored[] = [];
  const listed: string[] = [];
  let total = 0;
  for (const database of databases) {
    const { model, seconds } = await inferDatabase(database);
    const references = [...database.references, ...undeclaredOf(database.name)];
    const score = {
      declared: scoreKeys(database, model),
      holding: scoreKeys({ ...database, references }, model),
    };
    total += seconds;
    scores.push(score);
    const name = databases.length === 1 ? label : `${label}: ${database.name}`;
    listed.push(...printedMisses(name, database, model, score.holding));
  }
  return { line: summary(label, scores, total), listed };
}

function printedMisses(name: string, database: Database, model: SemanticModel, score: KeyScore): string[] {
  return [
    ...score.missed.map(
      (each) => `- ${name}: missed ${printed(each)}: ${explainMiss(database, model, each)}`,
    ),
    ...score.extra.map((each) => `- ${name}: extra ${printed(each)}${each.implied ? " (implied)" : ""}`),
    ...score.keysWrong.map(
      (each) =>
        `- ${name}: key of ${each.table} is ${each.inferred.join(", ") || "none"}, declared ${each.declared.join(", ")}${each.isLonger ? " (fewer of them tell the rows apart)" : ""}`,
    ),
  ];
}

/** Against the declared references, and against those that hold beside them too. */
type Scored = { declared: KeyScore; holding: KeyScore };

function summary(label: string, scores: Scored[], seconds: number): string {
  const sum = (count: (score: Scored) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const found = sum(({ declared }) => declared.found);
  const missed = sum(({ declared }) => declared.missed.length);
  const extra = sum(({ declared }) => declared.extra.length);
  const holding = sum(({ holding }) => holding.found) - found;
  const right = sum(({ declared }) => declared.keysRight);
  const wrong = sum(({ declared }) => declared.keysWrong.length);
  const unseen = sum(({ declared }) => declared.keysWrong.filter(({ isLonger }) => isLonger).length);
  const f1 = (2 * found) / (2 * found + missed + extra);
  return `| ${label} | ${found + missed} | ${found} | ${extra} | ${holding} | ${f1.toFixed(3)} | ${f1With(scores).toFixed(3)} | ${right} of ${right + wrong} | ${unseen} | ${seconds.toFixed(1)} |`;
}

function f1With(scores: Scored[]): number {
  const [found, wrong] = scores.reduce(
    ([right, other], { holding }) => [
      right + holding.found,
      other + holding.missed.length + holding.extra.length,
    ],
    [0, 0],
  ) as [number, number];
  return (2 * found) / (2 * found + wrong);
}

function printed({ table, columns, refTable, refColumns }: Reference): string {
  return `${table} (${columns.join(", ")}) → ${refTable} (${refColumns.join(", ")})`;
}
