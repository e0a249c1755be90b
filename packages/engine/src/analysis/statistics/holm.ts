/** The p-values corrected for their number, each at most 1, by the step-down procedure of Holm (1979). */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).toSorted((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1));
  const corrected = new Array<number>(pValues.length).fill(1);
  let most = 0;
  for (const [place, index] of order.entries()) {
    most = Math.max(most, Math.min(1, (pValues[index] ?? 1) * (pValues.length - place)));
    corrected[index] = most;
  }
  return corrected;
}
