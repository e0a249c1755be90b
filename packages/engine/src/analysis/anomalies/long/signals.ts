import { selectRank } from "../../statistics/select-rank.ts";

/** One way in which a stretch can be out of line: a signal that is high where it is, over `width` rows from each row on. */
export type Signal = { name: "high" | "low" | "restless" | "still"; width: number; values: Float64Array };

/**
 * Signals of standardised values at several widths: moving means, up and down, and how much neighbours differ, more
 * (`restless`) or less (`still`) than usual. Where values are missing, neighbours differ as usual.
 */
export function signalsOf(
  standardised: Float64Array,
  present: Uint8Array,
  widths: readonly number[],
  restlessWidth: number,
): Signal[] {
  const known = (row: number): boolean => present[row] === 1 && present[row - 1] === 1;
  const steps = standardised.map((value, row) =>
    known(row) ? Math.min(4, Math.abs(value - (standardised[row - 1] ?? 0))) : Number.NaN,
  );
  const sorted = steps.filter(Number.isFinite);
  const usual = selectRank(sorted, sorted.length >> 1);
  for (const [row, step] of steps.entries()) if (Number.isNaN(step)) steps[row] = usual;
  const restless = movingMean(steps, restlessWidth).map((value) => Math.log(value + 0.02));
  return [
    ...meansOf(standardised, widths),
    { name: "restless", width: restlessWidth, values: restless },
    { name: "still", width: restlessWidth, values: restless.map((value) => -value) },
  ];
}

/** Moving means of standardised values at several widths, up and down. */
export const meansOf = (standardised: Float64Array, widths: readonly number[]): Signal[] =>
  widths.flatMap((width): Signal[] => {
    const means = movingMean(standardised, width);
    return [
      { name: "high", width, values: means },
      { name: "low", width, values: means.map((value) => -value) },
    ];
  });

/** The mean of each `width` rows, named by the first of them. */
export function movingMean(values: Float64Array, width: number): Float64Array {
  const result = new Float64Array(Math.max(0, values.length - width + 1));
  let sum = 0;
  for (let row = 0; row < values.length; row++) {
    sum += (values[row] ?? 0) - (row >= width ? (values[row - width] ?? 0) : 0);
    if (row >= width - 1) result[row - width + 1] = sum / width;
  }
  return result;
}
