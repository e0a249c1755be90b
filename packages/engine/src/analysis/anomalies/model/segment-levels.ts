import { selectRank } from "../../statistics/select-rank.ts";
import { atPresent, type Observations } from "./fit.ts";
import type { Intervention } from "./intervention.ts";

/**
 * Steps of a series that is level between them but for autocorrelated noise, all at once: the autocorrelation from medians of
 * differences, which steps leave alone, then the best partition of the prewhitened series by dynamic programming (Chakar
 * and others 2017, Bernoulli 23). Single outliers are levelled first. O(rows²); empty beyond `mostRows`.
 */
export function segmentLevels(data: Observations, minimumRun: number): Intervention[] {
  const places = Array.from(data.present.keys()).filter((row) => data.present[row] === 1);
  if (places.length > mostRows || places.length < 4 * minimumRun) return [];
  const values = levelled(atPresent(data.values, data.present));
  const phi = robustPhi(values);
  const white = values.map((value, index) => value - phi * (values[index - 1] ?? value));
  const noise =
    medianOf(white.slice(2).map((value, index) => Math.abs(value - (white[index + 1] ?? 0)))) / 0.9539;
  if (!(noise > 0)) return [];
  const penalty = 4 * noise ** 2 * Math.log(values.length);
  return partition(white, minimumRun, penalty).map((index): Intervention => {
    const at = places[index] ?? 0;
    return { kind: "step", at, length: data.values.length - at };
  });
}

const mostRows = 2500;

/** Values that lie far from the median of the five around them become that median. */
function levelled(values: Float64Array): Float64Array {
  const middle = values.map((_, index) => {
    const from = Math.max(0, Math.min(values.length - 5, index - 2));
    return medianOf(values.slice(from, from + 5));
  });
  const usual = medianOf(values.map((value, index) => Math.abs(value - (middle[index] ?? 0))));
  return values.map((value, index) =>
    Math.abs(value - (middle[index] ?? 0)) > 8 * usual ? (middle[index] ?? 0) : value,
  );
}

function robustPhi(values: Float64Array): number {
  const apart = (lag: number): number =>
    medianOf(values.slice(lag).map((value, index) => Math.abs(value - (values[index] ?? 0)))) ** 2;
  const one = apart(1);
  return one === 0 ? 0 : Math.max(0, Math.min(0.97, apart(2) / one - 1));
}

const medianOf = (values: Float64Array): number => selectRank(values.slice(), values.length >> 1);

/** Optimal partitioning (Jackson and others 2005) into runs of one mean; the first value of each run does not count. */
function partition(values: Float64Array, minimumRun: number, penalty: number): number[] {
  const count = values.length;
  const [sums, squares] = [new Float64Array(count + 1), new Float64Array(count + 1)];
  for (const [index, value] of values.entries()) {
    sums[index + 1] = (sums[index] ?? 0) + value;
    squares[index + 1] = (squares[index] ?? 0) + value * value;
  }
  const cost = (from: number, to: number): number => {
    const sum = (sums[to] ?? 0) - (sums[from + 1] ?? 0);
    return (squares[to] ?? 0) - (squares[from + 1] ?? 0) - sum ** 2 / (to - from - 1);
  };
  const least = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const origin = new Int32Array(count + 1);
  least[0] = -penalty;
  for (let to = minimumRun; to <= count; to++) {
    for (let from = 0; from <= to - minimumRun; from++) {
      const total = (least[from] ?? 0) + penalty + cost(from, to);
      if (total < (least[to] ?? 0)) [least[to], origin[to]] = [total, from];
    }
  }
  const starts: number[] = [];
  for (let to = count; (origin[to] ?? 0) > 0; to = origin[to] ?? 0) starts.push(origin[to] ?? 0);
  return starts.toReversed();
}
