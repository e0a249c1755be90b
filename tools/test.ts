import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTestTotals, type TestTotals, totalsLine } from "./read-test-totals.ts";
import { runProcess } from "./run-process.ts";
import { lint, type Step, tests, types } from "./steps.ts";

process.exitCode = await testAll();

/** `npm test`: types, lint, unit tests, end-to-end tests, each to its end. The last line is the tests' totals. */
async function testAll(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "parlance-tests-"));
  const reports = [join(folder, "unit.json"), join(folder, "e2e.json")] as const;
  const steps = [types, lint, tests("unit", reports[0]), tests("e2e", reports[1])];
  const failed: Step[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const { code } = await runProcess(step, "show");
    if (code !== 0) failed.push(step);
  }
  const totals = reports.map(readTestTotals).reduce(add);
  rmSync(folder, { recursive: true });
  console.log(
    failed.length === 0 ? "\nall steps passed" : `\nfailed: ${failed.map((step) => step.name).join(", ")}`,
  );
  console.log(totalsLine(totals));
  return failed.length === 0 && totals.failed === 0 ? 0 : 1;
}

function add(one: TestTotals, other: TestTotals): TestTotals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}
