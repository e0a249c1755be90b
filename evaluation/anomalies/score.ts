/** Precision, recall and their harmonic mean. */
export type Score = { precision: number; recall: number; f1: number };

/**
 * Detections against windows: a window is found if any flagged row lies in it; flagged rows next to each other are one alert,
 * and an alert in no window is false.
 */
export function scoreWindows(
  answers: readonly { flagged: readonly number[]; windows: readonly [number, number][] }[],
): Score {
  let [hits, windowCount, falseAlerts] = [0, 0, 0];
  for (const { flagged, windows } of answers) {
    windowCount += windows.length;
    hits += windows.filter(([from, to]) => flagged.some((row) => row >= from && row <= to)).length;
    falseAlerts += alerts(flagged).filter(
      ([first, last]) => !windows.some(([from, to]) => first <= to && last >= from),
    ).length;
  }
  return scoreOf(hits / Math.max(1, hits + falseAlerts), hits / Math.max(1, windowCount));
}

function alerts(flagged: readonly number[]): [number, number][] {
  const merged: [number, number][] = [];
  for (const row of [...new Set(flagged)].toSorted((a, b) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && row - last[1] <= 2) last[1] = row;
    else merged.push([row, row]);
  }
  return merged;
}

/** Rows by which a change may be missed. */
const margin = 5;

/**
 * The F1 of van den Burg and Williams (2020, arXiv 2003.06222), averaged over series: precision against all annotations,
 * recall averaged over annotators, the first row a change for everyone.
 */
export function scoreChanges(
  answers: readonly { changes: readonly number[]; annotations: readonly (readonly number[])[] }[],
): number {
  const scores = answers.map(({ changes, annotations }) => {
    const found = [...new Set([0, ...changes])];
    const marked = annotations.map((one) => [...new Set([0, ...one])]);
    const precision = matched([...new Set(marked.flat())], found) / found.length;
    const recall = marked.reduce((sum, one) => sum + matched(one, found) / one.length, 0) / marked.length;
    return scoreOf(precision, recall).f1;
  });
  return scores.reduce((sum, one) => sum + one, 0) / scores.length;
}

/** How many true changes have a found one within the margin, each found one used once. */
function matched(truth: readonly number[], found: readonly number[]): number {
  const left = new Set(found);
  let count = 0;
  for (const at of truth.toSorted((a, b) => a - b)) {
    const near = [...left]
      .filter((one) => Math.abs(one - at) <= margin)
      .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    if (near === undefined) continue;
    left.delete(near);
    count++;
  }
  return count;
}

const scoreOf = (precision: number, recall: number): Score => ({
  precision,
  recall,
  f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
});
