import { type Build, columnAt, columnOf, isMeasure } from "../compose/build-context.ts";
import type { Figure } from "../compose/figures/figure.ts";
import { figureOf } from "../compose/figures/measures.ts";
import type { Target } from "../parse/frame/frame.ts";

/** "The number of units": of a column that adds up how many there are, and not how many different numbers; null for other figures. */
export function quantityFigure(build: Build, target: Target): Figure | null {
  const column = target.aggregation === "count" && !target.distinct ? columnOf(build, target.noun) : null;
  const adds =
    column !== null && isMeasure(build, column) && columnAt(build, column)?.additivity === "additive";
  return adds ? figureOf({ ...build, style: { ...build.style, count: "value" } }, target) : null;
}
