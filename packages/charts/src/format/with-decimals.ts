import {
  isNumberType,
  type Literal,
  type ResultColumn,
  type ResultTable,
  type Unit,
} from "@parlance/contract";

/**
 * A result whose columns say with how many decimals their figures are written (`decimals`), so that all of one column are alike:
 * "$1,234.00" beside "$0.50". Left out where each is written so by itself, and of codes and years.
 */
export const withDecimals = (table: ResultTable): ResultTable => ({
  ...table,
  columns: table.columns.map((column, index) => {
    const decimals = commonDecimals(column, table.rows, index);
    return decimals === null ? column : { ...column, decimals };
  }),
});

/** Decimals of an amount, of other figures, and of those that are all below 1. */
const most = { amount: 2, figure: 2, small: 4 };

/** The most decimals that a figure of the column needs; null where all need the same and are written so by themselves, which those below 1 beside larger ones are not. */
function commonDecimals(
  { type, role, unit }: ResultColumn,
  rows: readonly Literal[][],
  index: number,
): number | null {
  if (!isNumberType(type) || (role === "dimension" && unit.kind === "none")) return null;
  const sizes = rows.flatMap((row) => {
    const value = row[index];
    return typeof value === "number" && Number.isFinite(value) ? [Math.abs(shown(value, unit))] : [];
  });
  const isSmall = unit.kind !== "currency" && sizes.every((size) => size < 1);
  const needed = sizes.map((size) => decimalsOf(size, isSmall ? most.small : most.figure));
  const decimals = needed.reduce((before, each) => Math.max(before, each), 0);
  const isMixed = unit.kind !== "currency" && !isSmall && sizes.some((size) => size > 0 && size < 1);
  if (needed.every((each) => each === decimals) && !isMixed) return null;
  return unit.kind === "currency" ? most.amount : decimals;
}

/** Shares are written as per cent. */
const shown = (value: number, { kind }: Unit): number => (kind === "ratio" ? value * 100 : value);

/** How many decimals a number needs, of at most `limit`; what a sum of fractions leaves beyond them is none. */
export function decimalsOf(size: number, limit: number): number {
  if (Number.isInteger(size)) return 0;
  for (let decimals = 0; decimals < limit; decimals += 1)
    if (Math.round(size * 10 ** limit) % 10 ** (limit - decimals) === 0) return decimals;
  return limit;
}
