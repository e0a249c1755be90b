/**
 * Something that happened: a `patch` of `length` periods out of line, a `step` to another level or a `ramp` to another
 * slope, from `at` (a row) on.
 */
export type Intervention = { kind: "patch" | "step" | "ramp"; at: number; length: number };

/** What an intervention adds to the predictor at a row, per unit of effect; a ramp reaches its whole effect after all rows. */
export function shapeOf({ kind, at, length }: Intervention, row: number, rows: number): number {
  if (row < at) return 0;
  switch (kind) {
    case "patch":
      return row < at + length ? 1 : 0;
    case "step":
      return 1;
    case "ramp":
      return (row - at + 1) / rows;
  }
}

/** The column that an intervention adds to a regression of `rows` rows. */
export function interventionColumn(intervention: Intervention, rows: number): Float64Array {
  const column = new Float64Array(rows);
  const { kind, at, length } = intervention;
  const end = kind === "patch" ? Math.min(rows, at + length) : rows;
  for (let row = Math.max(0, at); row < end; row++) column[row] = shapeOf(intervention, row, rows);
  return column;
}

/** Whether two interventions are the same. */
export const isSame = (one: Intervention, other: Intervention): boolean =>
  one.kind === other.kind && one.at === other.at && (one.kind !== "patch" || one.length === other.length);

/** A regression's columns: the base and one for each intervention. */
export const designOf = (
  base: Float64Array[],
  chosen: readonly Intervention[],
  rows: number,
): Float64Array[] => [...base, ...chosen.map((item) => interventionColumn(item, rows))];
