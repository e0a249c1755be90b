import type { ArithmeticOperator, TimeGrain } from "@parlance/contract";

/**
 * A figure of one row that the question puts together from columns (by id): "quantity times unit price", "days from
 * order to shipment", "age". A converted one is a column of amounts told in another unit, of which `size` of its own make one.
 */
export type Formula =
  | { kind: "arithmetic"; operator: ArithmeticOperator; left: number; right: number }
  /**
   * With `adds` the units are an amount of their own ("outage hours"), which is added up where nothing else is said; with `ahead` the rows are those that
   * begin, and what they are made for comes later ("days from booking to concert").
   */
  | { kind: "duration"; unit: TimeGrain; from: number; to: number; adds?: true; ahead?: true }
  | { kind: "converted"; column: number; unit: string; size: number }
  | Since;

/**
 * Units from a time of the row to now, or to another time of the row where it has that ("years of service"); `whole` ones as
 * people tell their age.
 */
export type Since = {
  kind: "since";
  unit: TimeGrain;
  from: number;
  until: number | null;
  whole: boolean;
  /** Only of rows that have come to that other time ("age when hired"). */
  reached?: true;
  /** A bound on it is one on rows that have not come to that other time ("more than 30 days overdue"). */
  waiting?: true;
};

/** The column whose table has the formula's rows. */
export function mainColumn(formula: Formula): number {
  switch (formula.kind) {
    case "arithmetic":
      return formula.left;
    case "duration":
      return formula.ahead === true ? formula.from : formula.to;
    case "converted":
      return formula.column;
    case "since":
      return formula.reached === true && formula.until !== null ? formula.until : formula.from;
  }
}
