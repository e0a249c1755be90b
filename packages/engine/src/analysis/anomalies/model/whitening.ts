/**
 * How rows are prewhitened for noise that is autoregressive of order one: `lead[t]` weighs the row itself, `lag[t]` what
 * is taken off of the row before. Rows without a value weigh nothing; a row after a gap starts afresh.
 */
export type Whitening = { lead: Float64Array; lag: Float64Array };

/** The weights for an autocorrelation `phi` (-1 to 1) where `present[t]` is 1 for rows that have a value, else 0. */
export function whitening(present: Uint8Array, phi: number): Whitening {
  const lead = new Float64Array(present.length);
  const lag = new Float64Array(present.length);
  const fresh = Math.sqrt(1 - phi * phi);
  for (let row = 0; row < present.length; row++) {
    if (present[row] !== 1) continue;
    const linked = row > 0 && present[row - 1] === 1;
    lead[row] = linked ? 1 : fresh;
    lag[row] = linked ? phi : 0;
  }
  return { lead, lag };
}

/** A column with its autoregression taken out. */
export function whiten({ lead, lag }: Whitening, column: Float64Array): Float64Array {
  const result = new Float64Array(column.length);
  let before = 0;
  for (let row = 0; row < result.length; row++) {
    const here = column[row] ?? 0;
    result[row] = (lead[row] ?? 0) * here - (lag[row] ?? 0) * before;
    before = here;
  }
  return result;
}

/** `whiten` of a column times weights, in one pass; written over `into` where there is one. */
export function whitenWeighted(
  { lead, lag }: Whitening,
  column: Float64Array,
  weight: Float64Array,
  into: Float64Array | null,
): Float64Array {
  const result = into ?? new Float64Array(column.length);
  let before = 0;
  for (let row = 0; row < result.length; row++) {
    const here = (column[row] ?? 0) * (weight[row] ?? 0);
    result[row] = (lead[row] ?? 0) * here - (lag[row] ?? 0) * before;
    before = here;
  }
  return result;
}
