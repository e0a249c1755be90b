/** Rows to each side that tell what is usual, and those next to a row that do not count. */
const window = { wide: 28, near: 2 };

/**
 * The share of a whole that a part usually has around rows `from` up to `to`: of the sums over the four weeks (28 rows) to each
 * side, those next to the rows left out. 0 where the whole is nothing there.
 */
export function usualShare(
  part: readonly (number | null)[],
  whole: readonly (number | null)[],
  from: number,
  to: number = from + 1,
): number {
  let [own, all] = [0, 0];
  const add = (row: number): void => {
    own += part[row] ?? 0;
    all += whole[row] ?? 0;
  };
  for (let row = Math.max(0, from - window.wide); row < from - window.near; row++) add(row);
  for (let row = to + window.near; row < Math.min(whole.length, to + window.wide); row++) add(row);
  return all === 0 ? 0 : own / all;
}

/**
 * How far a part's largest deviation from its usual share of the whole lies beyond its others, in their standard deviations: what
 * is worth a closer look. 0 where the part does not move on its own.
 */
export function oddness(part: readonly (number | null)[], whole: readonly (number | null)[]): number {
  const deviations = part.map((value, row) =>
    Math.abs((value ?? 0) - usualShare(part, whole, row) * (whole[row] ?? 0)),
  );
  const usual = deviations.toSorted((a, b) => a - b)[Math.floor(deviations.length * 0.68)] ?? 0;
  const largest = Math.max(0, ...deviations);
  return usual === 0 ? 0 : largest / usual;
}
