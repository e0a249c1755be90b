import { robustScale } from "../../statistics/robust-scale.ts";
import { selectRank } from "../../statistics/select-rank.ts";

/** What is usual at each row, and how far values usually lie from it, in the units of the values. */
export type Profile = { centre: Float64Array; spread: Float64Array };

/** Values that a phase's median is taken over, at least: neighbouring phases are pooled until there are as many. */
const pooled = 24;

/**
 * The median and the spread of the values by phase of a cycle (`phaseOf(row)`, 0 to `phases` - 1), each over a window of
 * neighbouring phases; of several `kinds` of cycles each has phases of its own, one kind's behind the other's. `spread` is
 * never below a quarter of the series' own.
 */
export function timeProfile(
  values: Float64Array,
  present: Uint8Array,
  phases: number,
  phaseOf: (row: number) => number,
  kinds = 1,
): Profile {
  const all = kinds * phases;
  const byPhase = Array.from({ length: all }, (): number[] => []);
  for (const [row, value] of values.entries()) if (present[row] === 1) byPhase[phaseOf(row)]?.push(value);
  const count = byPhase.reduce((sum, { length }) => sum + length, 0);
  const reach = Math.min((phases - 1) >> 1, Math.ceil((pooled * all) / Math.max(1, count) / 2));
  const centres = byPhase.map((_, phase) => middleOf(around(byPhase, phase, reach, phases)));
  const centre = Float64Array.from(values, (_, row) => centres[phaseOf(row)] ?? 0);
  const off = values.map((value, row) => Math.abs(value - (centre[row] ?? 0)));
  const offByPhase = Array.from({ length: all }, (): number[] => []);
  for (const [row, value] of off.entries()) if (present[row] === 1) offByPhase[phaseOf(row)]?.push(value);
  const smallest = 1e-6 * values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const overall = robustScale(offByPhase.flat(), smallest) || 1;
  const wide = Math.min((phases - 1) >> 1, Math.max(reach, Math.ceil(phases / 24)));
  const spreads = offByPhase.map((_, phase) =>
    Math.max(robustScale(around(offByPhase, phase, wide, phases), smallest), overall / 4),
  );
  return { centre, spread: Float64Array.from(values, (_, row) => spreads[phaseOf(row)] ?? overall) };
}

/** The values of a phase and of its neighbours on both sides, around its cycle of so many phases. */
function around(byPhase: number[][], phase: number, reach: number, phases: number): number[] {
  const first = phase - (phase % phases);
  return Array.from(
    { length: 2 * reach + 1 },
    (_, index) => byPhase[first + ((phase - first + index - reach + phases) % phases)] ?? [],
  ).flat();
}

const middleOf = (values: number[]): number => selectRank(Float64Array.from(values), values.length >> 1);
