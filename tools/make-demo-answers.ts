import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type DataAnswer, demoPreferences, standardConventions } from "@parlance/contract";
import { ask, buildModelIndex } from "@parlance/engine";
import { duckdbDialect, openFolder } from "@parlance/warehouses";
import { writeCsv } from "../examples/retail_demo/write-csv.ts";

/** What the browser's demo mode can answer without a server. */
const questions = [
  "Top 5 products by revenue",
  "Monthly revenue in 2024",
  "Revenue by category",
  "Number of orders by country",
  "Average unit price by category",
];

const target = resolve(import.meta.dirname, "../packages/web/src/api/demo-answers.json");

/** Computes the bundled demo answers from the retail demo data; run it after a change to the data or the engine. */
async function makeDemoAnswers(): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), "parlance-demo-"));
  const folder = join(temporary, "retail_demo");
  mkdirSync(folder);
  try {
    await writeCsv(folder);
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.failure.code);
    const { warehouse, model, values, close } = opened.value;
    const index = buildModelIndex(model, values);
    const answers: DataAnswer[] = [];
    for (const question of questions) {
      const answer = await ask({
        question,
        query: null,
        previous: [],
        previousQuestions: [],
        index,
        warehouse,
        dialect: duckdbDialect,
        conventions: { ...standardConventions, currency: demoPreferences.currency },
        clock: { now: () => "2024-12-31T00:00:00" },
        stopwatch: { milliseconds: () => 0 },
        limits: { timeoutSeconds: 60, maximumRows: 100, signal: null },
        onStep: () => {},
      });
      if (answer.outcome !== "answered") throw new Error(`“${question}” was ${answer.outcome}`);
      answers.push({ ...answer, alternatives: [] });
    }
    await close();
    writeFileSync(target, `${JSON.stringify(answers)}\n`);
    process.stdout.write(`${answers.length} demo answers written\n`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

await makeDemoAnswers();
