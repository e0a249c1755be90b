import { type CubeFigures, sum } from "./cube.ts";

/**
 * One part of a change. `change` is what it adds to the whole's change; the parts of a partition add up to that exactly.
 * `prior` and `current` are the part's own figures, of a ratio its rates (null where it has no denominator). `rate` and
 * `mix` are the two halves of a ratio's `change`: its own rate moved, or its weight did; null for what adds up.
 */
export type Part = {
  prior: number | null;
  current: number | null;
  change: number;
  rate: number | null;
  mix: number | null;
};

/**
 * Splits the change of a measure or ratio over parts of the cube: `partOf` gives each leaf's part, 0 to `parts` - 1.
 * What adds up: current less prior. A ratio R = Σ w·r (r a part's ratio, w its share of the denominator):
 * ΔR = Σ w̄·Δr + Σ (r̄ - R̄)·Δw with means of both periods (Marshall and Edgeworth's weights), which leaves no residual
 * since the Δw add up to 0. A part that is new or gone has the rate of its only period in both: all of it is mix.
 */
export function decompose(figures: CubeFigures, ratio: boolean, partOf: Int32Array, parts: number): Part[] {
  const split = (column: Float64Array | undefined): number[] =>
    Array.from({ length: parts }, (_, part) =>
      sum(
        column ?? new Float64Array(),
        Uint8Array.from(partOf, (own) => (own === part ? 1 : 0)),
      ),
    );
  const [prior, current] = [split(figures.prior[0]), split(figures.current[0])];
  if (!ratio)
    return prior.map((before, part) => {
      const after = current[part] ?? 0;
      return { prior: before, current: after, change: after - before, rate: null, mix: null };
    });
  const [priorBase, currentBase] = [split(figures.prior[1]), split(figures.current[1])];
  const whole = { prior: total(priorBase), current: total(currentBase) };
  const middle = (total(prior) / whole.prior + total(current) / whole.current) / 2;
  return prior.map((_, part) => {
    const before = quotient(prior[part], priorBase[part]);
    const after = quotient(current[part], currentBase[part]);
    const [r0, r1] = [before ?? after ?? 0, after ?? before ?? 0];
    const [w0, w1] = [(priorBase[part] ?? 0) / whole.prior, (currentBase[part] ?? 0) / whole.current];
    const rate = ((w0 + w1) / 2) * (r1 - r0);
    const mix = ((r0 + r1) / 2 - middle) * (w1 - w0);
    return { prior: before, current: after, change: rate + mix, rate, mix };
  });
}

const total = (values: number[]): number => sum(Float64Array.from(values));

const quotient = (above: number | undefined, below: number | undefined): number | null =>
  below === undefined || below === 0 ? null : (above ?? 0) / below;
