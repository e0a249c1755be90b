import type { MeasureExpression, Path } from "@parlance/contract";
import type { Target } from "../../parse/frame/frame.ts";

/** A figure before its query's subject is known: the table whose rows it aggregates and how, given the way there. */
export type Figure = {
  table: number;
  label: string;
  note: string | null;
  express: (path: Path) => MeasureExpression;
};

/** A figure to show and the target that asked for it. */
export type Shown = { target: Target | null; figure: Figure };
