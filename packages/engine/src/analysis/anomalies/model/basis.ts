/** A part of a mean that goes in or stays out as a whole. */
export type Block = { name: string; columns: Float64Array[] };

/** One column of ones and one that rises from 0 to 1. */
export function trendColumns(rows: number): Float64Array[] {
  return [
    new Float64Array(rows).fill(1),
    Float64Array.from({ length: rows }, (_, row) => row / Math.max(1, rows - 1)),
  ];
}

/** A profile over a short season: one column for each of its phases but the first, centred. */
export function profileBlock(
  name: string,
  rows: number,
  phases: number,
  phaseOf: (row: number) => number,
): Block {
  const columns = Array.from({ length: phases - 1 }, (_, phase) =>
    Float64Array.from({ length: rows }, (_, row) =>
      phaseOf(row) === phase + 1 ? 1 : phaseOf(row) === 0 ? -1 : 0,
    ),
  );
  return { name, columns: columns.filter((column) => column.some((value) => value !== 0)) };
}

/** One harmonic of a season of `period` steps (any real number above 2). */
export function harmonicBlock(name: string, rows: number, period: number, harmonic: number): Block {
  const angle = (2 * Math.PI * harmonic) / period;
  return {
    name,
    columns: [
      Float64Array.from({ length: rows }, (_, row) => Math.sin(angle * row)),
      Float64Array.from({ length: rows }, (_, row) => Math.cos(angle * row)),
    ],
  };
}
