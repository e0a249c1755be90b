import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { DataAnswer } from "@parlance/contract";
import { withRetailDemo } from "./with-retail-demo.ts";

/** What the browser's demo mode can answer without a server. */
const questions = [
  "Top 5 products by revenue",
  "Monthly revenue in 2024",
  "Revenue by category",
  "Number of orders by country",
  "Average unit price by category",
];

const target = resolve(import.meta.dirname, "../packages/web/src/api/demo-answers.json");

/** Sums of cents without what floating point adds to them, which would weigh on the first load. */
const toCents = (_: string, value: unknown): unknown =>
  typeof value === "number" && Math.abs(value) >= 1 ? Math.round(value * 100) / 100 : value;

/** Computes the bundled demo answers from the retail demo data; run it after a change to the data or the engine. */
async function makeDemoAnswers(): Promise<void> {
  const answers = await withRetailDemo({ now: "2024-12-31T00:00:00", maximumRows: 100 }, async (askDemo) => {
    const made: DataAnswer[] = [];
    for (const question of questions) made.push({ ...(await askDemo(question)), alternatives: [] });
    return made;
  });
  writeFileSync(target, `${JSON.stringify(answers, toCents)}\n`);
  process.stdout.write(`${answers.length} demo answers written\n`);
}

await makeDemoAnswers();
