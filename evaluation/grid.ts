import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runSuite } from "../packages/cli/src/evaluation/run-suite.ts";
import { score } from "../packages/cli/src/evaluation/score.ts";
import type { Prediction, SuiteCase } from "../packages/cli/src/evaluation/suite.ts";
import { openGridDatabase } from "./grid/grid-database.ts";
import { makeQuestions } from "./grid/make-questions.ts";
import { waysOfSaying } from "./grid/ways-of-saying.ts";
import { writeFigures } from "./write-figures.ts";

/**
 * Plain questions of known meaning, made from what each database of the suites declares and asked of all of them: what fails
 * shows which design of tables is not understood, whoever the writer is. With `--said` they are asked in other ways of saying the
 * same, a sample of each way: what fails there and not by itself shows what a way of saying costs.
 */
/** Questions of each way of saying from one suite. */
const eachWay = 40;

const shared = resolve(import.meta.dirname, "../../shared/suites");
const { values, positionals } = parseArgs({
  options: { misses: { type: "string" }, said: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folders = positionals.length > 0 ? positionals.map((each) => resolve(each)) : sharedSuites();

if (folders.length === 0)
  process.stdout.write("There are no suites beside this project; nothing was measured.\n");
else {
  const cases: SuiteCase[] = [];
  const predictions = new Map<string, Prediction>();
  for (const folder of folders) {
    const own = values.said ? saidOtherwise(await casesOf(folder)) : await casesOf(folder);
    await runSuite(folder, own, (prediction) => predictions.set(prediction.id, prediction));
    cases.push(...own);
  }
  if (values.misses !== undefined) printMisses(cases, predictions, values.misses);
  const rows = [...Map.groupBy(cases, ({ category }) => category ?? "")]
    .map(([family, own]) => ({ family, own, figures: score(own, predictions) }))
    .toSorted((left, right) => left.figures.lenient - right.figures.lenient)
    .map(({ family, own }) => row(family, own, predictions));
  const table = [
    `| ${values.said ? "way of saying" : "question"} | databases | asked | right | answered | precision |`,
    "|---|--:|--:|--:|--:|--:|",
    row("**all**", cases, predictions),
    ...rows,
  ];
  for (const line of table) process.stdout.write(`${line}\n`);
  if (positionals.length === 0) writeFigures(values.said ? "said" : "grid", table);
}

function sharedSuites(): string[] {
  return ["business-dev", "defog-business", "spider-train"]
    .map((suite) => join(shared, suite))
    .filter((folder) => existsSync(folder));
}

async function casesOf(folder: string): Promise<SuiteCase[]> {
  const cases: SuiteCase[] = [];
  for (const name of readdirSync(join(folder, "dbs")).toSorted()) {
    const database = await openGridDatabase(join(folder, "dbs", name), name);
    if (database === null) continue;
    cases.push(...(await makeQuestions(database)));
    database.close();
  }
  return cases;
}

/** Questions without turns before them as each way says them, spread evenly over the suite. */
function saidOtherwise(cases: SuiteCase[]): SuiteCase[] {
  return waysOfSaying.flatMap(({ name, say }) => {
    const said = cases.flatMap((one): SuiteCase[] => {
      const question = (one.turns ?? []).length > 0 ? null : say(one.question);
      return question === null ? [] : [{ ...one, id: `${one.id} ${name}`, question, category: name }];
    });
    const stride = Math.max(1, said.length / eachWay);
    return said.filter((_, at) => Math.floor(at / stride) > Math.floor((at - 1) / stride));
  });
}

function row(family: string, own: SuiteCase[], predictions: Map<string, Prediction>): string {
  const { cases, lenient, answered, precision } = score(own, predictions);
  const databases = new Set(own.map(({ db }) => db)).size;
  const shares = [lenient, answered, precision].map((share) => share.toFixed(3));
  return `| ${[family, databases, cases, ...shares].join(" | ")} |`;
}

/** Prints what failed of one family, or of all. */
function printMisses(cases: SuiteCase[], predictions: Map<string, Prediction>, family: string): void {
  for (const one of cases) {
    if (family !== "all" && one.category !== family) continue;
    if (score([one], predictions).lenient === 1) continue;
    const found = predictions.get(one.id);
    process.stdout.write(
      `${one.id} [${one.category}] ${[...(one.turns ?? []), one.question].join(" > ")}\n  read: ${found?.reading ?? "–"}${found?.answered === true ? "" : " (not answered)"}\n  gold: ${String(one.sql)}\n`,
    );
  }
}
