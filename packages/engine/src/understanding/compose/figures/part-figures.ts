import type { Filter, MeasureExpression } from "@parlance/contract";
import { emptyFrame } from "../../parse/frame/frame.ts";
import { type Build, fault } from "../build-context.ts";
import { conditionsFilter } from "../conditions/conditions.ts";
import type { Shown } from "./figure.ts";

/**
 * "How many of these were late?": the first figure once more, of the rows that meet the part's conditions; empty where the
 * question tells no part from the others.
 */
export function partFigures(build: Build, subject: number, figures: readonly Shown[]): Shown[] {
  const { part } = build.frame;
  const [first] = figures;
  if (part === null) return [];
  const filter = conditionsFilter({ ...build, frame: { ...emptyFrame(), ...part } }, subject);
  if (first === undefined || filter === null || first.figure.table !== subject) {
    fault(build, "leftover");
    return [];
  }
  const { figure } = first;
  return [
    {
      target: null,
      figure: {
        ...figure,
        label: `of these, ${figure.label}`,
        express: (path) => within(figure.express(path), filter),
      },
    },
  ];
}

/** A measure of the rows that a filter keeps, beside those that it counts already. */
function within(measure: MeasureExpression, filter: Filter): MeasureExpression {
  switch (measure.kind) {
    case "aggregate": {
      const own = measure.filter;
      return { ...measure, filter: own === null ? filter : { kind: "and", filters: [own, filter] } };
    }
    case "arithmetic":
      return { ...measure, left: within(measure.left, filter), right: within(measure.right, filter) };
    default:
      return measure;
  }
}
