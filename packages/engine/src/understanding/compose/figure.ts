import type { MeasureExpression, Path } from "@parlance/contract";

/** A figure before its query's subject is known: the table whose rows it aggregates and how, given the way there. */
export type Figure = {
  table: number;
  label: string;
  note: string | null;
  express: (path: Path) => MeasureExpression;
};
