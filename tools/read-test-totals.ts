import { existsSync, readFileSync } from "node:fs";

/** How many tests ended how. */
export type TestTotals = { passed: number; failed: number; skipped: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * The totals of vitest's JSON report. A test file that fails without a failing test (it could not be loaded, a
 * hook threw) counts as one failed test, and so does a run that left no report.
 */
export function readTestTotals(reportPath: string): TestTotals {
  if (!existsSync(reportPath)) return { passed: 0, failed: 1, skipped: 0 };
  const report: Report = JSON.parse(readFileSync(reportPath, "utf8"));
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numTotalTests - report.numPassedTests - report.numFailedTests,
  };
}

/** The one line that tools read: `N passed, M failed`, with `, K skipped` where some were. */
export function totalsLine({ passed, failed, skipped }: TestTotals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
