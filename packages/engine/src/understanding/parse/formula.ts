import type { ArithmeticOperator, TimeGrain } from "@parlance/contract";

/**
 * A figure of one row that the question puts together from two columns (by id): "quantity times unit price", "days from
 * order to shipment".
 */
export type Formula =
  | { kind: "arithmetic"; operator: ArithmeticOperator; left: number; right: number }
  | { kind: "duration"; unit: TimeGrain; from: number; to: number };

/** The column whose table has the formula's rows. */
export const mainColumn = (formula: Formula): number =>
  formula.kind === "arithmetic" ? formula.left : formula.to;
