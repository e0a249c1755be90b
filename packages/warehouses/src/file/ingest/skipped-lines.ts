import type { LineReason, TableReport } from "./outcome.ts";

/** Most lines listed one by one in a report. */
export const SKIPPED_SAMPLES = 50;

/** Counts a line of the source that was left out or changed, and lists it while there is room. */
export function noteSkippedLine(report: TableReport, line: number, reason: LineReason): void {
  report.skippedLines.total += 1;
  if (report.skippedLines.samples.length < SKIPPED_SAMPLES)
    report.skippedLines.samples.push({ line, reason });
}
