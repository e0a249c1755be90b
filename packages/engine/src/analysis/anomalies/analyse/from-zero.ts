import type { DetectedAnomalies } from "../anomaly.ts";

/** What was expected of a figure that cannot be below zero: its estimates and levels end there. */
export const fromZero = (detected: DetectedAnomalies): DetectedAnomalies => ({
  ...detected,
  found: detected.found.map((anomaly) => ({
    ...anomaly,
    actual: ended(anomaly.actual),
    expected: ended(anomaly.expected),
  })),
  expected: detected.expected.map(ended),
  lower: detected.lower.map(ended),
  upper: detected.upper.map(ended),
});

const ended = (value: number): number => Math.max(0, value);
