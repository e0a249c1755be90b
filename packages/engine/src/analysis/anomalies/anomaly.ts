/** What was expected of each input row and the bounds of 95 % of usual values; NaN where nothing can be said. */
export type Expectation = { expected: Float64Array; lower: Float64Array; upper: Float64Array };

/**
 * Something out of line.
 * - `outlier`: `rows` (of the input) lie off what was expected and the next ones are back.
 * - `level-shift`: from `rows[0]` on values are higher or lower; `trend-change`: they rise or fall otherwise.
 *
 * `actual` and `expected` are means over the rows in the units of the values (a level shift's levels after and before);
 * `size` is their difference in standard deviations of the noise. `chance` is how likely a series of pure noise shows
 * anything as strong.
 */
export type Anomaly = {
  kind: "outlier" | "level-shift" | "trend-change";
  rows: number[];
  actual: number;
  expected: number;
  size: number;
  chance: number;
};

/** What was found in a series; `reason` says why nothing could be looked for, or is null. */
export type DetectedAnomalies = Expectation & { found: Anomaly[]; reason: string | null; notes: string[] };
