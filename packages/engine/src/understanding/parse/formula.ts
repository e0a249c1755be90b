import type { ArithmeticOperator, TimeGrain } from "@parlance/contract";

/**
 * A figure of one row that the question puts together from two columns (by id): "quantity times unit price", "days from
 * order to shipment". A duration without an end is the whole units until now ("age").
 */
export type Formula =
  | { kind: "arithmetic"; operator: ArithmeticOperator; left: number; right: number }
  | { kind: "duration"; unit: TimeGrain; from: number; to: number | null };

/** The column whose table has the formula's rows. */
export const mainColumn = (formula: Formula): number =>
  formula.kind === "arithmetic" ? formula.left : (formula.to ?? formula.from);
