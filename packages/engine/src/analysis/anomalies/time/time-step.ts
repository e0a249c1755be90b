/**
 * The distance between neighbours of a series: whole months (1 month, 3 quarter, 12 year), a fixed number of milliseconds,
 * or none (`order`: only the order is known).
 */
export type TimeStep =
  | { kind: "months"; count: number }
  | { kind: "fixed"; milliseconds: number }
  | { kind: "order" };

const day = 86_400_000;

/** The step of ascending distinct instants, by the most frequent distance; `order` where no distance prevails. */
export function timeStep(instants: number[]): TimeStep {
  const gaps = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0));
  const usual = mode(gaps);
  if (usual === null) return { kind: "order" };
  if (usual >= 28 * day) {
    const months = instants.map(monthOf);
    const steps = months.slice(1).map((month, index) => month - (months[index] ?? 0));
    const count = mode(steps);
    const sameDay = new Set(instants.map((instant) => new Date(instant).getUTCDate())).size === 1;
    const ends = instants.every((instant) => new Date(instant + day).getUTCDate() === 1);
    if (count !== null && (sameDay || ends)) return { kind: "months", count };
  }
  const fits = gaps.filter((gap) => Math.abs(gap / usual - Math.round(gap / usual)) < 0.05).length;
  return fits >= 0.9 * gaps.length ? { kind: "fixed", milliseconds: usual } : { kind: "order" };
}

/** Which step, counted from the first instant, each ascending instant falls on. */
export function positions(instants: number[], step: TimeStep): number[] {
  const first = instants[0] ?? 0;
  switch (step.kind) {
    case "order":
      return instants.map((_, index) => index);
    case "fixed":
      return instants.map((instant) => Math.round((instant - first) / step.milliseconds));
    case "months":
      return instants.map((instant) => Math.round((monthOf(instant) - monthOf(first)) / step.count));
  }
}

/** Months since year 0. */
function monthOf(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The most frequent number, the smaller of two; null of none. */
function mode(values: number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: number | null = null;
  for (const [value, count] of counts) {
    const most = best === null ? 0 : (counts.get(best) ?? 0);
    if (count > most || (count === most && best !== null && value < best)) best = value;
  }
  return best;
}
