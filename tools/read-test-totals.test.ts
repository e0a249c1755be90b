import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readTestTotals, totalsLine } from "./read-test-totals.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-totals-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("counts tests, and files that failed without a failing test", () => {
  const path = join(folder, "report.json");
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });
  const testResults = [
    file("passed", "passed", "passed", "pending"),
    file("failed", "failed"),
    file("failed"),
    file("failed", "passed"),
  ];
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numTotalTests: 5, testResults }),
  );
  expect(readTestTotals(path)).toEqual({ passed: 3, failed: 3, skipped: 1 });
});

test("a run without a report is a failure", () => {
  expect(readTestTotals(join(folder, "missing.json"))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("writes the line that tools read", () => {
  expect(totalsLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(totalsLine({ passed: 12, failed: 1, skipped: 2 })).toBe("12 passed, 1 failed, 2 skipped");
});
